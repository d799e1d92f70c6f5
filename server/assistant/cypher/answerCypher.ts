import { CypherError, type CypherFault } from '../../../domain/query/cypher/Fault.js';
import { parseCypher } from '../../../domain/query/cypher/parseCypher.js';
import { type CypherPlan, queriesIn } from '../../../domain/query/cypher/rows/RowPlan.js';
import { type CypherTable, tabulate } from '../../../domain/query/cypher/tabulate.js';
import { setIn } from '../../../domain/query/asNodes.js';
import { idsIn, namedIn } from '../../../domain/query/named.js';
import { type NodeId } from '../../contract/ids.js';
import { type Answer } from '../engine/Engine.js';
import { foundNone } from '../engine/offline/GraphAnswer.js';
import { sayQuery } from '../grammar/saying/answer.js';
import { lookedFor, queryInWords } from '../grammar/saying/lookedFor.js';
import { citeNode, grounded } from '../grounding/citations.js';
import { type GraphReading } from '../reading/GraphReading.js';
import { type Wording } from '../texts/Wording.js';
import { tableInWords } from './tableInWords.js';

/** What a message comes to that is Cypher. */
type CypherAnswer = Pick<Answer, 'text' | 'basis' | 'citations' | 'refused' | 'suggestions' | 'query'>;

/** Results that are one number or one yes or no: a sentence says them better than a table. */
const IN_A_SENTENCE: readonly string[] = ['count', 'exists', 'aggregate', 'describe'];

/** Answers a message that is Cypher by its query, and says what it was read as; what is not read is named with its place. */
export async function answerCypher(cypher: string, reading: GraphReading, wording: Wording): Promise<CypherAnswer> {
  const parsed = parseCypher(cypher);
  if (!parsed.ok) return refusal(parsed.error, wording);
  try {
    return await told(parsed.value, reading, wording);
  } catch (error) {
    if (error instanceof CypherError) return refusal(error.fault, wording);
    throw error;
  }
}

/** Why it is refused and where, with the same in Cypher that is answered, where that is known. */
function refusal({ refusal: why, line, column, name, instead }: CypherFault, wording: Wording): CypherAnswer {
  const key = `cypher${why.charAt(0).toUpperCase()}${why.slice(1)}`;
  const place = wording.t('cypherPlace', { line, column });
  const text = `${place} ${wording.t(key, { name: `\`${name.replaceAll('`', '')}\`` })}`;
  const suggestions = instead === undefined ? [] : [{ kind: 'ask' as const, text: instead }];
  return { text, basis: 'none', citations: [], refused: true, suggestions };
}

async function told(read: CypherPlan, reading: GraphReading, wording: Wording): Promise<CypherAnswer> {
  const { query } = read;
  const described = await reading.read(idsIn(query) as NodeId[]);
  const answered = await reading.query(query);
  const table = await tabulate(read, answered, (one) => reading.query(one));
  const known = new Map([...described, ...answered.nodes].map((node) => [node.id as string, node]));
  const set = setIn(query);
  const none = set === undefined ? '' : ` ${lookedFor({ kind: 'nodes', set }, wording, known)}`;
  const answer =
    read.rows.kind === 'asked' && IN_A_SENTENCE.includes(query.kind)
      ? await sayQuery(query, reading, wording)
      : table.rows.length === 0
        ? foundNone(`${wording.t('nonesFound')}${none}`, [])
        : {
            text: `${wording.t('cypherRead', {
              what: queriesIn(read.rows)
                .map((one) => queryInWords(one, wording, known))
                .join('; '),
            })}\n\n${tableInWords(table, reading, wording)}`,
            citations: namedIn(answered.result)
              .flatMap((id) => known.get(id) ?? [])
              .map(citeNode),
          };
  return {
    text: [answer.text, ...notes(table, wording)].join('\n\n'),
    basis: 'graph',
    citations: grounded(answer.citations, reading).slice(0, MOST_CITED),
    refused: false,
    suggestions: [],
    query,
  };
}

/** Nodes of a long table that are cited: those of the rows that are shown. */
const MOST_CITED = 25;

const notes = ({ notes: all }: CypherTable, wording: Wording): string[] => [
  ...new Set(all.map(({ name }) => wording.t('cypherFolded', { name: `\`${name}\`` }))),
];
