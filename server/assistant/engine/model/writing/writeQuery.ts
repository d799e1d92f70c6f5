import { jsonSchema, type LanguageModel } from 'ai';

import { idsIn } from '../../../../../domain/query/named.js';
import { plainest } from '../../../../../domain/query/plainest.js';
import { type Query } from '../../../../../domain/query/Query.js';
import { isQuery, queryFault, type QueryFault } from '../../../../../domain/query/validate.js';
import { type Watch } from '../endpoint/Watch.js';
import { type Limits } from '../limits.js';
import { type ToolScene } from '../tools/ToolScene.js';
import { type StructuredOutput, writtenJson } from '../writtenJson.js';
import { candidatesFor } from './candidates.js';
import { foreignName, knownNames } from './names.js';
import { QUERY_INSTRUCTIONS } from './prompt/instructions.js';
import { type Profiles } from './prompt/Profiles.js';
import { type EarlierQuestion, promptOf } from './prompt/promptOf.js';
import { saidValues } from './prompt/saidValues.js';
import { querySchema } from './querySchema.js';
import { byName, withNodes } from './references.js';

/** What a model made of a question: a query that can be run, that no query says it, or something that is none. */
type Written =
  | { readonly kind: 'query'; readonly query: Query }
  | { readonly kind: 'none' }
  | { readonly kind: 'fault'; readonly fault: QueryFault };

/** What a query is written with. */
interface Writing {
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
): Promise<Written> {
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

/**
 * Has a model write what is asked as a query. It is given what the graph is made of and holds, and the nodes and values that words may mean, and
 * may name nothing that the graph does not have; a query with a fault is asked for once more, with its place. Throws what ended the asking.
 */
export async function writeQuery(
  scene: ToolScene,
  { model, signal, watch, limits, structured, profiles }: Writing,
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
    written = await checked(
      valueOf(text),
      (query) => withNodes(query, reading, meant, given),
      (query) => foreignName(query, known),
    );
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
