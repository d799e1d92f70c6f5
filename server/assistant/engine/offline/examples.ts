import { type Language } from '../../language/lexicon/files.js';
import { indexesOf } from '../../language/phrases.js';
import { ComparedQuestion } from '../../retrieval/same/ComparedQuestion.js';
import { asksTheSame } from '../../retrieval/same/asksTheSame.js';
import { type Hit, sureness, type Taught } from '../../retrieval/retrieve.js';
import { type Marked } from '../../marking/Marked.js';
import { isAsked } from './help.js';
import { SCORES } from '../../scores/scores.js';

const wordingOf = ({ questions: [question = ''] }: Taught) => question;

/** The words of a question that name nodes, labels or properties of the graph; those of its types are mostly verbs. */
const thingsIn = ({ mentions, named }: Marked): number[] => [
  ...mentions
    .filter(({ candidates: [first] }) => first !== undefined && first.score >= SCORES.nameSure)
    .flatMap(indexesOf),
  ...named.filter(({ kind, score }) => kind !== 'type' && score === 1).flatMap(({ tokens }) => tokens),
];

/** Whether a train example answers before the graph is asked: it is the same question. */
export function isSameExample(hit: Hit, question: string, language: Language): boolean {
  if (hit.isSame) return true;
  const [asked, taught] = [
    new ComparedQuestion(question, language),
    new ComparedQuestion(wordingOf(hit.taught), language),
  ];
  return sureness(hit) >= SCORES.taughtSame && asksTheSame(asked, taught);
}

/** Whether a train example is meant by a question that the graph does not answer. */
export function isExample(hit: Hit, marked: Marked): boolean {
  const { question, language } = marked;
  if (sureness(hit) < SCORES.taughtSure || !isAsked(hit)) return false;
  const [asked, taught] = [
    new ComparedQuestion(question, language),
    new ComparedQuestion(wordingOf(hit.taught), language),
  ];
  return asksTheSame(asked, taught, thingsIn(marked));
}
