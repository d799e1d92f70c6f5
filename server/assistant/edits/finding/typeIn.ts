import { sameWord, wordsOfName, wordsOfType } from '../../grammar/Schema.js';
import { kinship, meaningsOf } from '../../../language/meanings.js';
import { type EditContext } from '../EditContext.js';
import { type Word } from '../reading/words.js';

/** Whether a word says the type of a relationship, surely. */
export function saysType({ word }: Word, type: string, { language, shape }: EditContext): boolean {
  const known = shape.types.find((one) => one.type === type);
  const own = known === undefined ? wordsOfName(type) : wordsOfType(known);
  if (own.some((one) => one.length > 2 && sameWord(one, word) >= 0.95)) return true;
  const meant = meaningsOf([word], [language]);
  return meant.size > 0 && own.some((one) => kinship(meant, meaningsOf([one]))?.isSure === true);
}

/** Letters that words share which come of one another: interaction, interacts. */
const ROOT = 6;

/** Whether a word seems to come of the name of a type: enough where the relationship itself is known. */
export const isAkin = ({ word }: Word, type: string): boolean =>
  wordsOfName(type).some((own) => own.length >= ROOT && own.slice(0, ROOT) === word.slice(0, ROOT));

/** The one type of the graph that words say by themselves. */
export function typeIn(words: readonly Word[], context: EditContext): string | undefined {
  if (words.length === 0) return undefined;
  const { types } = context.shape;
  const fitting = types.filter(({ type }) => words.every((word) => saysType(word, type, context)));
  const [first, ...others] = fitting;
  return others.length === 0 ? first?.type : undefined;
}
