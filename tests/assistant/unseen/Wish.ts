import { type Language } from '../graphs/Language.js';
import { type Draft } from './Draft.js';
import { type Field } from './Gold.js';

/** A wish for a change: what it comes to, or `ask` where it leaves open what is meant and a question is right. */
export interface Wish {
  readonly field: Field;
  readonly language: Language;
  readonly request: string;
  readonly wanted: ((draft: Draft) => unknown) | 'ask';
}

/** Writes down requests of a language. */
export const wishes =
  (language: Language) =>
  (field: Field, request: string, wanted: Wish['wanted']): Wish => ({ field, language, request, wanted });
