import { parseCypher } from '../../../domain/query/cypher/parseCypher.js';
import { type CypherTable, tabulate } from '../../../domain/query/cypher/tabulate.js';
import { evaluate } from '../../../domain/query/evaluate/evaluate.js';
import { type PlainGraph } from '../../../domain/query/evaluate/Plain.js';
import { namedIn } from '../../../domain/query/named.js';
import { type Query } from '../../../domain/query/Query.js';

/** What Cypher comes to over a graph in memory. Throws where it is not read, with its fault, or refused of its rows. */
export async function tableOf(graph: PlainGraph, cypher: string): Promise<CypherTable> {
  const parsed = parseCypher(cypher);
  if (!parsed.ok) throw new Error(`${cypher} is refused: ${JSON.stringify(parsed.error)}`);
  const ask = (query: Query) => {
    const result = evaluate(graph, query);
    return { result, nodes: namedIn(result).flatMap((id) => graph.nodes.get(id) ?? []) };
  };
  return tabulate(parsed.value, ask(parsed.value.query), async (query) => ask(query));
}
