import { foldedWords } from '../../../domain/folding/fold.js';
import { firstFormsOf, kinship, meaningsOf } from '../../language/meanings.js';

/** Shorter words of a type join it to what follows, and are in any sentence. */
const TELLING = 4;

function isOneWord(one: string, other: string): boolean {
  const forms = firstFormsOf(other);
  if ([...firstFormsOf(one)].some((form) => forms.has(form))) return true;
  return kinship(meaningsOf([one]), meaningsOf([other]))?.isSure === true;
}

/** Whether a sentence has a word of a relationship type, in any form, or one that means the same. */
export function saysType(sentence: string, type: string): boolean {
  const said = foldedWords(sentence);
  const words = foldedWords(type.replaceAll('_', ' ')).filter((word) => word.length >= TELLING);
  return words.some((word) => said.some((one) => isOneWord(word, one)));
}
