import { beginsQuestion } from '../language/detect.js';
import { wordsOf } from '../language/tokens.js';

/** A message of more words is a text, in which a question may stand. */
const MOST_WORDS = 40;
const SENTENCE = /[^.!?\n]+[.!?]*/gu;

/** The questions in a long text: what ends as one, or else what begins as one. Undefined where a message is no long text. */
export function questionsIn(message: string): readonly string[] | undefined {
  if (wordsOf(message).length <= MOST_WORDS) return undefined;
  const sentences = (message.match(SENTENCE) ?? []).map((sentence) => sentence.trim());
  const ended = sentences.filter((sentence) => sentence.endsWith('?'));
  const found = ended.length > 0 ? ended : sentences.filter(beginsQuestion);
  return [...new Set(found)].filter((one) => wordsOf(one).length <= MOST_WORDS);
}
