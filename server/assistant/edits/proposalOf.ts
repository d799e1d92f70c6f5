import { type ProposedOperation } from '../../contract/chat/messages.js';
import { type NodeId } from '../../contract/ids.js';
import { type Citation } from '../engine/Engine.js';
import { citeNode, grounded } from '../grounding/citations.js';
import { questionsIn } from '../language/detect.js';
import { type Language } from '../language/lexicon/files.js';
import { type GraphReading } from '../reading/GraphReading.js';
import { type Edit } from './acts/operations.js';
import { attempted, EditRejection, RequestTooLong } from './EditRejection.js';
import { focusBefore } from './focus.js';
import { knownLabel } from './finding/names.js';
import { isKnown } from './finding/newNames.js';
import { readEdits } from './readEdits.js';
import { type Request, requestOf, SAYING, sentenceOf } from './reading/clauses.js';
import { isNamed } from './reading/words.js';
import { completed, proposalText, rejectionText, waysOn } from './asking.js';
import { citationsOf, itemsOf } from './told/proposed.js';
import { ChangeSummary } from './told/ChangeSummary.js';
import { EditContext } from './EditContext.js';
import { EDIT_TEXTS } from './texts/EditTexts.js';

/** What a request came to. `said` is Markdown in the language of the request. */
export type EditReading = {
  readonly language: Language;
  readonly said: string;
  /** Nodes and relationships of the graph that it is about; all were read. */
  readonly citations: readonly Citation[];
} & (
  | { readonly kind: 'proposal'; readonly operations: readonly ProposedOperation[] }
  /** Open: `asks` are whole requests of which one may be meant. */
  | { readonly kind: 'question'; readonly because: EditRejection['reason']; readonly asks: readonly string[] }
  /** There is nothing that could be done. */
  | {
      readonly kind: 'refusal';
      readonly because: EditRejection['reason'] | 'tooLong';
      readonly missing: readonly string[];
    }
);

/** What a request is made in. */
export interface Requesting {
  readonly language: Language;
  readonly reading: GraphReading;
  readonly now: string;
  /** What the person wrote before in the conversation, oldest first. */
  readonly earlier?: readonly string[];
  /** Whether a text asks something by itself: it is then no answer to a question back. */
  readonly asksItself?: (text: string) => Promise<boolean>;
}

/** Most nodes that one answer cites. */
const MOST_CITED = 60;

/** The edits as items; what they are about may be spoken of, though nothing that is cited rests on it. */
function proposedOf(edits: readonly Edit[], reading: GraphReading, language: Language): ProposedOperation[] {
  const telling = new ChangeSummary(reading, language);
  for (const { about } of edits) for (const { node } of about) if (node !== undefined) telling.know(node);
  return itemsOf(edits, telling, reading);
}

/** Rejections that are a question back; the others say that there is nothing to do. */
const OPEN: ReadonlySet<EditRejection['reason']> = new Set([
  'node',
  'type',
  'property',
  'value',
  'noName',
  'noLabel',
  'notUnderstood',
]);

async function doubted(rejection: EditRejection, context: EditContext): Promise<EditReading> {
  const { reading, language } = context;
  const { reason, told } = rejection;
  const ids = (told.nodes ?? []).slice(0, MOST_CITED).map(({ id }) => id as NodeId);
  const nodes = ids.length === 0 ? [] : await reading.read(ids);
  const base = { language, said: rejectionText(rejection, context), citations: grounded(nodes.map(citeNode), reading) };
  if (OPEN.has(reason)) return { ...base, kind: 'question', because: reason, asks: waysOn(rejection, context) };
  const missing = reason === 'unknown' && told.said !== undefined ? [told.said] : [];
  return { ...base, kind: 'refusal', because: reason, missing };
}

/** An unknown name makes a request only when it is written as one: who wants to "delete notifications" needs help. */
function isNoEdit({ reason, told }: EditRejection, request: Request, context: EditContext): boolean {
  if (reason === 'misfit') return true;
  // A sentence that cannot be made true may be anything else.
  if (request.clauses[0]?.verb === SAYING) return told.sure !== true;
  const isSure = told.sure === true || told.words?.some(isNamed) === true || changesGraph(request, context);
  return reason === 'unknown' && !isSure;
}

/** Verbs that ask for nothing but a change: who says "give me" may want to be told. */
const CHANGING: ReadonlySet<string> = new Set([
  ...['set', 'change', 'rename', 'label', 'delete', 'clear'],
  ...['raise', 'lower', 'double'],
]);

/** Whether a command to change something speaks of a label or a property of the graph that is no word of the product. */
const changesGraph = ({ clauses }: Request, context: EditContext): boolean =>
  clauses.some(
    ({ verb, words }) =>
      CHANGING.has(verb) &&
      words.some(
        (word) =>
          !context.grammar.product.includes(word.word) &&
          (isKnown(word, context) || knownLabel([word], context) !== undefined),
      ),
  );

/** What a request came to as it was read: edits, or a rejection. */
interface Attempt {
  readonly context: EditContext;
  readonly came: readonly Edit[] | EditRejection;
}

/** Reads a request; undefined where it is too long to be read. */
async function attempt({ text, language, clauses }: Request, requesting: Requesting): Promise<Attempt | undefined> {
  const { reading, now, earlier = [] } = requesting;
  await reading.said();
  const context: EditContext = new EditContext(text, language, reading, await reading.shape(), now, () =>
    focusBefore(earlier, context, async (one) => {
      const request = requestOf(one, language) ?? sentenceOf(one, language);
      const before = request && (await attempt(request, { ...requesting, earlier: earlier.slice(0, -1) }));
      return before === undefined || before.came instanceof EditRejection ? undefined : before.came;
    }),
  );
  try {
    return { context, came: await attempted(() => readEdits(clauses, context)) };
  } catch (error) {
    if (error instanceof RequestTooLong) return undefined;
    throw error;
  }
}

/** A request that is too long to be read; a sentence, or a text with questions in it, may be something else. */
function tooLong({ text, language, clauses }: Request, requesting: Requesting): EditReading | undefined {
  if (clauses[0]?.verb === SAYING || (questionsIn(text)?.length ?? 0) > 0) return undefined;
  const said = EDIT_TEXTS[language].naming(requesting.reading.called).t('tooLong');
  return { kind: 'refusal', language, said, citations: [], because: 'tooLong', missing: [] };
}

async function readRequest(request: Request, requesting: Requesting): Promise<EditReading | undefined> {
  const read = await attempt(request, requesting);
  if (read === undefined) return tooLong(request, requesting);
  const { context, came } = read;
  if (came instanceof EditRejection) return isNoEdit(came, request, context) ? undefined : doubted(came, context);
  const { language } = request;
  const { reading } = requesting;
  const about = came.flatMap((edit) => edit.about.flatMap(({ node }) => node?.id ?? []));
  await reading.read([...new Set(about)].slice(0, MOST_CITED));
  const operations = proposedOf(came, reading, language);
  const citations = citationsOf(operations, reading);
  const duplicates = came.flatMap(({ duplicates: own = [] }) => own);
  return { kind: 'proposal', language, said: proposalText(operations, duplicates, context), operations, citations };
}

/** A message that answers what was open in the request before it, with that request. */
async function answering(text: string, requesting: Requesting): Promise<EditReading | undefined> {
  const { earlier = [], language, asksItself } = requesting;
  const request = requestOf(earlier.at(-1) ?? '', language);
  if (request === undefined) return undefined;
  const before = { ...requesting, earlier: earlier.slice(0, -1) };
  const read = await attempt(request, before);
  if (!(read?.came instanceof EditRejection) || isNoEdit(read.came, request, read.context)) return undefined;
  const whole = completed(read.came, text, read.context);
  if (whole === undefined || (await asksItself?.(text)) === true) return undefined;
  const again = requestOf(whole, request.language);
  return again && readRequest(again, before);
}

/**
 * Reads a message as edits of the graph: a proposal, a question back when it is open what is meant, a refusal when there is
 * nothing to do it to; undefined when the message asks for no edit. Writes nothing.
 */
export async function proposalOf(text: string, requesting: Requesting): Promise<EditReading | undefined> {
  const request = requestOf(text, requesting.language);
  if (request !== undefined) return readRequest(request, requesting);
  const answered = await answering(text, requesting);
  const sentence = answered === undefined ? sentenceOf(text, requesting.language) : undefined;
  return sentence === undefined ? answered : readRequest(sentence, requesting);
}
