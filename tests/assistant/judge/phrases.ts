import { foldedWords } from '../../../domain/folding/fold.js';
import { type Language } from '../graphs/Language.js';
import { type Said } from '../truth/Truth.js';
import { dateForms } from './dates.js';
import { saysNumber } from './numbers.js';

const inWords = (text: string) => ` ${foldedWords(text).join(' ')} `;

/** Whether a text holds a phrase as whole words, whatever their case and diacritics; signs without words as they stand. */
export function holdsPhrase(text: string, phrase: string): boolean {
  const words = inWords(phrase);
  return words.trim() === '' ? text.includes(phrase) : inWords(text).includes(words);
}

/** Whether a text says what it should. */
export function says(text: string, said: Said, language: Language): boolean {
  if (typeof said === 'number') return saysNumber(text, said, language);
  if (typeof said === 'string') return holdsPhrase(text, said);
  return dateForms(said.date, language).some((form) => holdsPhrase(text, form));
}
