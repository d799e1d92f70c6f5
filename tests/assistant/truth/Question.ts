import { type Language } from '../graphs/Language.js';
import { type GraphName } from '../graphs/graphs.js';
import { type Expectation, type Truth } from './Truth.js';

/** What kind of thing is asked for; each is asked in both languages. */
export const QUESTION_KINDS = [
  'what',
  'property',
  'howMany',
  'list',
  'neighbours',
  'connection',
  'mostConnected',
  'compare',
  'changes',
  'help',
  'example',
  'unanswerable',
] as const;
type QuestionKind = (typeof QUESTION_KINDS)[number];

/** What makes the wording hard. */
export const QUESTION_STYLES = [
  'followUp',
  'inflected',
  'noDiacritics',
  'typo',
  'alias',
  'polite',
  'elliptic',
  'otherLanguage',
  'ambiguous',
] as const;
type QuestionStyle = (typeof QUESTION_STYLES)[number];

/** A question of the set, with where its answer comes from and what a right answer is known by (filled in from the truth). */
export interface Question extends Expectation {
  readonly id: string;
  readonly graph: GraphName;
  /** Language of the words of the graph; otherwise that of the question. */
  readonly graphLanguage?: Language;
  readonly language: Language;
  readonly kind: QuestionKind;
  readonly styles?: readonly QuestionStyle[];
  readonly question: string;
  /** The question that it follows in the same conversation. */
  readonly after?: string;
  readonly answerable: boolean;
  readonly truth: Truth;
}
