import { allFormsOf, firstFormsOf } from '../language/meanings.js';
import { DONE } from '../language/Pack.js';

/** Whether a word is a form of what is done: pruned, fed. */
export const saysDone = (word: string): boolean =>
  DONE.some((ending) => word.endsWith(ending)) && [...firstFormsOf(word)].some((form) => form !== word);

/** Values that tell what was done, by any form of their first word: treated for pests, of treat for pests. */
export const doneAs = ([word = '', ...rest]: readonly string[]): string[] =>
  allFormsOf(word)
    .filter((form) => form !== word && DONE.some((ending) => form.endsWith(ending)))
    .map((form) => [form, ...rest].join(' '));
