import { jsonSchema, type LanguageModel } from 'ai';

import { idsIn } from '../../../../../domain/query/named.js';
import { plainest } from '../../../../../domain/query/plainest.js';
import { type Query } from '../../../../../domain/query/Query.js';
import { isQuery, queryFault, type QueryFault } from '../../../../../domain/query/validate.js';
import { type Watch } from '../endpoint/Watch.js';
import { type Limits } from '../limits.js';
import { tokensOf } from '../../../language/tokens.js';
import { readQuestion, saidIn } from '../../../grammar/readQuestion.js';
import { type ToolScene } from '../tools/ToolScene.js';
import { type StructuredOutput, writtenJson } from '../writtenJson.js';
import { addsNothing, leavesNothingOut } from './accounted.js';
import { candidatesFor } from './candidates.js';
import { foreignName, knownNames } from './names.js';
import { QUERY_INSTRUCTIONS } from './prompt/instructions.js';
import { type Profiles } from './prompt/Profiles.js';
import { type EarlierQuestion, promptOf } from './prompt/promptOf.js';
import { saidValues } from './prompt/saidValues.js';
import { querySchema } from './querySchema.js';
import { byName, withNodes } from './references.js';

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
  readonly structured: StructuredOutput;
  readonly profiles: Profiles;
}

/** Questions before this one that a model is told of. */
const EARLIER = 3;
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

/** What stands in a text between the first brace and the last: some models put a fence around it. */
const jsonIn = (text: string) => text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);

/** What the text of the model says, whatever that is; undefined where it is no JSON. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(jsonIn(text));
  } catch {
    return undefined;
  }
}

/** What a model wrote, checked against the forms of queries and the names of the graph, its nodes by their ids. */
async function checked(
  value: unknown,
  idsOf: (query: Query) => ReturnType<typeof withNodes>,
  faultOf: (query: Query) => QueryFault | undefined,
): Promise<Exclude<Written, WrittenQuery> | Pick<WrittenQuery, 'kind' | 'query'>> {
  if (typeof value !== 'object' || value === null || !('query' in value)) return { kind: 'fault', fault: NO_ANSWER };
  const { query } = value;
  if (query === null) return { kind: 'none' };
  if (!isQuery(query)) return { kind: 'fault', fault: queryFault(query) ?? NO_ANSWER };
  const fault = faultOf(query);
  if (fault !== undefined) return { kind: 'fault', fault };
  const found = await idsOf(query);
  return 'fault' in found ? { kind: 'fault', fault: found.fault } : { kind: 'query', query: plainest(found.query) };
}

/** What was asked before, the queries with nodes by their names, and what those names mean. */
async function toldBefore({ context, reading }: ToolScene) {
  const before: EarlierQuestion[] = [];
  const meant = new Map<string, readonly string[]>();
  for (const { question, answer, query, refused = false } of context.earlier.slice(-EARLIER)) {
    const named = query === undefined ? undefined : await byName(query, reading);
    for (const [name, ids] of named?.meant ?? []) meant.set(name, ids);
    before.push({ question, answer, query: named?.query, isRefused: refused });
  }
  return { before, meant };
}

/** What no word of a question is held against: which way things are compared, and what was done to them. */
const UNHELD: readonly Query['kind'][] = ['compare', 'changes'];

/** Longest question that a query is checked against, in words: each is compared with all names on the server's own thread. */
const MOST_HELD = 60;

/** Whether a query tells each telling word of the question and no more, or comes to what the rules are sure of. */
async function isAsked(query: Query, { question, language, context, reading }: ToolScene): Promise<boolean> {
  if (UNHELD.includes(query.kind) || tokensOf(question, language).length > MOST_HELD) return false;
  const said = await saidIn(question, language, reading, context.now);
  if (!leavesNothingOut(query, said)) return false;
  const read = await readQuestion(question, language, reading, { now: context.now });
  if (read.kind !== 'sure') return addsNothing(query, said, context.earlier.at(-1)?.query);
  const [own, written] = [await reading.query(read.query), await reading.query(query)];
  return JSON.stringify(own.result) === JSON.stringify(written.result);
}

/**
 * Has a model write what is asked as a query. It is given what the graph is made of and holds, and the nodes and values that words may mean, and
 * may name nothing that the graph does not have; a query with a fault is asked for once more, with its place. Of a model that is not trusted,
 * one that the words do not account for is a fault as well. Throws what ended the asking.
 */
export async function writeQuery(
  scene: ToolScene,
  { isTrusted, model, signal, watch, limits, structured, profiles }: Writing,
): Promise<Written> {
  const { question, context, reading } = scene;
  const shape = await reading.shape();
  const known = knownNames(shape);
  const candidates = await candidatesFor(scene);
  const { before, meant } = await toldBefore(scene);
  const given = new Set([...candidates.map(({ id }) => id as string), ...idsIn(context.earlier.at(-1)?.query)]);
  const values = await saidValues(question, reading);
  const asked = { question, now: context.now, candidates, values, before };
  let messages = promptOf(await profiles.of(reading), asked, reading);
  const schema = jsonSchema(querySchema(known));
  const asking = { model, system: QUERY_INSTRUCTIONS, signal, watch, schema, tokens: limits.replyTokens, structured };
  let written: Written = { kind: 'fault', fault: NO_ANSWER };
  for (let askings = 0; askings < ASKINGS && written.kind === 'fault'; askings += 1) {
    const text = await writtenJson({ ...asking, messages });
    const found = await checked(
      valueOf(text),
      (query) => withNodes(query, reading, meant, given),
      (query) => foreignName(query, known),
    );
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
