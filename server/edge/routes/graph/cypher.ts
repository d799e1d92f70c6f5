import { CypherError, type CypherFault, faultText } from '../../../../domain/query/cypher/Fault.js';
import { parseCypher } from '../../../../domain/query/cypher/parseCypher.js';
import { tabulate } from '../../../../domain/query/cypher/tabulate.js';
import { type Query } from '../../../../domain/query/Query.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type QueryAnswer } from '../../../contract/query.js';

const invalid = (fault: CypherFault) => ProblemError.field('body/cypher', faultText(fault), 'QUERY_INVALID');

/**
 * What Cypher comes to, as the query that it is read as and as its own rows. Throws `QUERY_INVALID`, which names the place.
 * @param ask what a query comes to; the first is answered with what the caller wanted beside it
 */
export async function answerCypher(
  cypher: string,
  ask: (query: Query, isFirst: boolean) => Promise<QueryAnswer>,
): Promise<QueryAnswer> {
  const parsed = parseCypher(cypher);
  if (!parsed.ok) throw invalid(parsed.error);
  const { value: reading } = parsed;
  const answer = await ask(reading.query, true);
  try {
    const table = await tabulate(reading, answer, (query) => ask(query, false));
    return { ...answer, query: reading.query, table };
  } catch (error) {
    throw error instanceof CypherError ? invalid(error.fault) : error;
  }
}
