import { captionOf } from '../../../domain/caption/caption.js';
import { fold } from '../../../domain/folding/fold.js';
import { type GraphShape } from '../../graph/selection.js';
import { type Language } from '../language/Language.js';
import { wordsOf } from '../language/tokens.js';
import { type Plan } from '../understanding/Plan.js';
import { type Operator, PACKS } from './Pack.js';
import { sameWord, wordsOfName } from './Schema.js';

/** Words that the older readings leave unread, whatever they change. */
const UNREAD: readonly Operator[] = ['only', 'exactly'];

const asked = /[?？]\s*$/u;

/** Whether a node is only called as the question is: then its name is no answer. */
const isNamedSo = (plan: Plan, question: string): boolean =>
  asked.test(question) &&
  'node' in plan &&
  plan.node !== undefined &&
  fold(captionOf(plan.node)).trim() === fold(question).trim();

const spaced = (text: string) => ` ${wordsOf(text).join(' ')} `;

/** Whether a question holds a phrase of an operator, or begins with one. */
function holds(question: string, operator: Operator, language: Language): boolean {
  const text = spaced(question);
  return PACKS[language].operators[operator].some((phrase) => text.includes(spaced(phrase)));
}
function begins(question: string, operator: Operator, language: Language): boolean {
  const text = spaced(question);
  return PACKS[language].operators[operator].some((phrase) => text.startsWith(spaced(phrase)));
}

/** Whether an exception is made: by a word that joins as well only where it stands after all of something. */
function makesException(question: string, language: Language): boolean {
  const text = spaced(question);
  const { except, and, every } = PACKS[language].operators;
  return except.some((phrase) => {
    const at = text.indexOf(spaced(phrase));
    if (at < 0) return false;
    return !and.includes(phrase) || every.some((one) => text.slice(0, at + 1).includes(spaced(one)));
  });
}

/** What a place or a person is never. */
const NO_NAME: readonly string[] = ['number', 'boolean', 'date', 'dateTime'];

/** Whether a place or a person is asked for, and a number or a time would be told. */
function isOfOtherKind(plan: Plan, question: string, language: Language, { labels }: GraphShape): boolean {
  if (plan.kind !== 'property') return false;
  if (!begins(question, 'where', language) && !begins(question, 'who', language)) return false;
  const own = plan.nodes.flatMap((node) => node.labels);
  const kinds = labels
    .filter(({ label }) => own.includes(label))
    .flatMap(({ properties }) =>
      properties.filter(({ name }) => plan.properties.includes(name)).map(({ kind }) => kind),
    );
  return kinds.length > 0 && kinds.every((kind) => NO_NAME.includes(kind));
}

/** Heads of questions that ask for something else than yes or no. */
const HEADS: readonly Operator[] = ['which', 'who', 'whom', 'byWhom', 'count', 'when', 'where', 'how'];

/** Whether it is asked if something is so of every one, and those of which it is so would be listed. */
function isClaimOfEvery(plan: Plan, question: string, language: Language): boolean {
  if (plan.kind !== 'list' && plan.kind !== 'count') return false;
  const { operators } = PACKS[language];
  const every = new Set(operators.every.map(spaced));
  const heads = HEADS.flatMap((head) => operators[head].map(spaced)).filter((phrase) => !every.has(phrase));
  const text = spaced(question);
  return (
    asked.test(question) &&
    [...every].some((phrase) => text.includes(phrase) && !text.startsWith(phrase)) &&
    !heads.some((phrase) => text.includes(phrase))
  );
}

/** Whether the verb of a question is read as the noun that it also is: “what did Ann order” asks for no orders. */
function isVerbAsNoun(plan: Plan, question: string, language: Language): boolean {
  if ((plan.kind !== 'list' && plan.kind !== 'count') || !asked.test(question)) return false;
  const words = wordsOf(question);
  const [last = '', label = ''] = [words.at(-1), wordsOfName(plan.set.label).at(-1)];
  const { auxiliaries } = PACKS[language];
  const at = words.findIndex((word) => auxiliaries.includes(word));
  return at >= 0 && at < words.length - 2 && sameWord(last, label) > 0 && !words.slice(0, at).includes(last);
}

/**
 * Whether a reading of the older kind may tell what is not so: it leaves a word unread that changes everything, takes a name for an answer, or tells something of another kind than was asked for. Such a
 * question is answered by the grammar where it is sure of it, else refused.
 */
export function isUnsafe(plan: Plan, question: string, language: Language, shape: GraphShape): boolean {
  return (
    makesException(question, language) ||
    UNREAD.some((operator) => holds(question, operator, language)) ||
    isNamedSo(plan, question) ||
    isOfOtherKind(plan, question, language, shape) ||
    isClaimOfEvery(plan, question, language) ||
    isVerbAsNoun(plan, question, language)
  );
}

/** Whether a time is asked for, which a taught question does not ask for: then what it tells is no answer. */
export const isOnlyOfTime = (question: string, taught: readonly string[], language: Language): boolean =>
  begins(question, 'when', language) && !taught.some((one) => begins(one, 'when', language));
