import { captionOf } from '../../../domain/caption/caption.js';
import { fold } from '../../../domain/folding/fold.js';
import { type GraphShape } from '../../graph/selection.js';
import { type Language } from '../language/Language.js';
import { wordsOf } from '../language/tokens.js';
import { type Plan } from '../understanding/Plan.js';
import { type Operator, PACKS } from './Pack.js';

/** Words that the older readings leave unread, whatever they change. */
const UNREAD: readonly Operator[] = ['except', 'only', 'exactly'];

const asked = /[?？]\s*$/u;

/** Whether a node is only called as the question is: then its name is no answer. */
const isNamedSo = (plan: Plan, question: string): boolean =>
  asked.test(question) &&
  'node' in plan &&
  plan.node !== undefined &&
  fold(captionOf(plan.node)).trim() === fold(question).trim();

/** Whether it is told that two nodes are joined, where it matters which way. */
const isUndirected = (plan: Plan, { links }: GraphShape): boolean =>
  plan.kind === 'related' &&
  links.some(({ start, type, end }) => start === end && plan.types.includes(type)) &&
  plan.node.labels.some((label) => plan.other.labels.includes(label));

/**
 * Whether a reading of the older kind may tell what is not so: it leaves a word unread that changes everything, follows a
 * relationship either way, or takes a name for an answer. Such a question is refused where the grammar is not sure of it.
 */
export function isUnsafe(plan: Plan, question: string, language: Language, shape: GraphShape): boolean {
  const words = ` ${wordsOf(question).join(' ')} `;
  const holds = (op: Operator) =>
    PACKS[language].operators[op].some((phrase) => words.includes(` ${wordsOf(phrase).join(' ')} `));
  return UNREAD.some(holds) || isNamedSo(plan, question) || isUndirected(plan, shape);
}
