import { jsonSchema, type LanguageModel } from 'ai';

import { idsIn } from '../../../../../domain/query/named.js';
import { type Query } from '../../../../../domain/query/Query.js';
import { isQuery, queryFault, type QueryFault } from '../../../../../domain/query/validate.js';
import { conversation, enclosed, outline } from '../asking/messages.js';
import { type Watch } from '../endpoint/Watch.js';
import { type Limits } from '../limits.js';
import { candidate } from '../tools/shown.js';
import { questionTokens } from '../../../grammar/lexemes.js';
import { readQuestion, saidIn } from '../../../grammar/readQuestion.js';
import { type ToolScene } from '../tools/ToolScene.js';
import { addsNothing, leavesNothingOut } from './accounted.js';
import { askQuery } from './askQuery.js';
import { candidatesFor } from './candidates.js';
import { foreignName } from './foreignName.js';
import { knownNames } from './names.js';
import { querySchema } from './querySchema.js';

/** What a model made of a question: a query that can be run, that no query says it, or something that is none. */
type Written = WrittenQuery | { readonly kind: 'none' } | { readonly kind: 'fault'; readonly fault: QueryFault };

/** A query that can be run. */
export interface WrittenQuery {
  readonly kind: 'query';
  readonly query: Query;
  /** Whether the words of the question account for it, and it for them. */
  readonly isAccounted: boolean;
}

/** What a query is written with. */
interface Writing {
  /** Whether a query stands that the words of the question do not account for. */
  readonly isTrusted: boolean;
  readonly model: LanguageModel;
  readonly signal: AbortSignal;
  readonly watch: Watch;
  readonly limits: Limits;
}

/** Askings for one question: the first, and one more that names what was wrong with it. */
const ASKINGS = 2;
/** Of what was wrong, so much is repeated to the model. */
const LONGEST_REPEATED = 2_000;

const NOT_ASKED: QueryFault = {
  path: '',
  message:
    'leaves a word of the question out, says what the question does not say, or follows a relationship the wrong way',
};
const NO_ANSWER: QueryFault = { path: '', message: 'is no JSON object with the field "query"' };

/** What a model wrote, checked against the forms of queries and the names of the graph. */
function checked(
  value: unknown,
  faultOf: (query: Query) => QueryFault | undefined,
): Exclude<Written, WrittenQuery> | Pick<WrittenQuery, 'kind' | 'query'> {
  if (typeof value !== 'object' || value === null || !('query' in value)) return { kind: 'fault', fault: NO_ANSWER };
  const { query } = value;
  if (query === null) return { kind: 'none' };
  if (!isQuery(query)) return { kind: 'fault', fault: queryFault(query) ?? NO_ANSWER };
  const fault = faultOf(query);
  return fault === undefined ? { kind: 'query', query } : { kind: 'fault', fault };
}

/** What no word of a question is held against: which way things are compared, and what was done to them. */
const UNHELD: readonly Query['kind'][] = ['compare', 'changes'];

/**
 * Most words of a question that a query is held against: that is done on the thread that serves everybody, and each word is
 * weighed against all names of the graph. Of a longer one nobody knows whether a query says it.
 */
const MOST_HELD = 60;

/**
 * Whether a query is what was asked: each telling word of the question is told in it, and it says no more. Where the rules are sure of the
 * question, what more it may say is told by what their own query comes to.
 */
async function isAsked(query: Query, { question, language, context, reading }: ToolScene): Promise<boolean> {
  if (UNHELD.includes(query.kind) || questionTokens(question, language).length > MOST_HELD) return false;
  const said = await saidIn(question, language, reading, context.now);
  if (!leavesNothingOut(query, said)) return false;
  const read = await readQuestion(question, language, reading, { now: context.now });
  if (read.kind !== 'sure') return addsNothing(query, said, context.earlier.at(-1)?.query);
  const [own, written] = [await reading.query(read.query), await reading.query(query)];
  return JSON.stringify(own.result) === JSON.stringify(written.result);
}

/**
 * Has a model write what is asked as a query. It is given what the graph is made of and the nodes that may be meant, and may name nothing
 * else; a query with a fault is asked for once more, with its place. Of a model that is not trusted, one that the words do not account for
 * is a fault as well. Throws what ended the asking.
 */
export async function writeQuery(
  scene: ToolScene,
  { isTrusted, model, signal, watch, limits }: Writing,
): Promise<Written> {
  const { question, context, reading } = scene;
  const shape = await reading.shape();
  const candidates = await candidatesFor(scene);
  const before = context.earlier.at(-1)?.query;
  const data = [
    `<graph_outline>${enclosed(outline(shape))}</graph_outline>`,
    `<candidates>${enclosed(candidates.map((node) => candidate(node, reading)))}</candidates>`,
    ...(before === undefined ? [] : [`<earlier_query>${enclosed(before)}</earlier_query>`]),
    `<now>${context.now}</now>`,
  ];
  const known = knownNames(shape, [...candidates.map(({ id }) => id as string), ...idsIn(before)]);
  const asking = { model, signal, watch, schema: jsonSchema(querySchema(known)), tokens: limits.replyTokens };
  let messages = conversation(data, context.earlier, question);
  let written: Written = { kind: 'fault', fault: NO_ANSWER };
  for (let askings = 0; askings < ASKINGS && written.kind === 'fault'; askings += 1) {
    const { text, value } = await askQuery({ ...asking, messages });
    const found = checked(value, (query) => foreignName(query, known));
    const isAccounted = found.kind === 'query' && (await isAsked(found.query, scene));
    if (found.kind !== 'query') written = found;
    else written = isAccounted || isTrusted ? { ...found, isAccounted } : { kind: 'fault', fault: NOT_ASKED };
    if (written.kind !== 'fault') return written;
    const { path, message } = written.fault;
    const again = `query${path}: ${message}. Write it again without that, or {"query": null}.`;
    messages = [
      ...messages,
      { role: 'assistant', content: text === '' ? '…' : text.slice(0, LONGEST_REPEATED) },
      { role: 'user', content: again },
    ];
  }
  return written;
}
