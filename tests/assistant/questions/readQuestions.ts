import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { type Language, LANGUAGES } from '../graphs/Language.js';
import { type Question } from '../truth/Question.js';

const folder = path.dirname(fileURLToPath(import.meta.url));

const filesIn = (name: string): string[] =>
  readdirSync(path.join(folder, name))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => path.join(folder, name, file));

/** Every file of questions of a language. */
export const questionFiles = (language: Language): string[] => filesIn(language);

/** The files of the questions that were held out: written when the engine stood, before it was asked one of them. */
export const heldOutFiles = (): string[] => filesIn('heldOut');

/** The questions of one file, in its order: a follow-up comes after what it follows. */
export const readQuestions = (file: string): Question[] => JSON.parse(readFileSync(file, 'utf8')) as Question[];

/** The whole set. */
export const allQuestions = (): Question[] =>
  LANGUAGES.flatMap((language) => questionFiles(language).flatMap(readQuestions));

/** The questions that were held out. */
export const heldOutQuestions = (): Question[] => heldOutFiles().flatMap(readQuestions);
