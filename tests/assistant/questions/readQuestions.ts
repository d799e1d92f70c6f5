import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { type Language, LANGUAGES } from '../graphs/Language.js';
import { type Question } from '../truth/Question.js';

const folder = path.dirname(fileURLToPath(import.meta.url));

/** Every file of questions of a language. */
export const questionFiles = (language: Language): string[] =>
  readdirSync(path.join(folder, language))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => path.join(folder, language, name));

/** The questions of one file, in its order: a follow-up comes after what it follows. */
export const readQuestions = (file: string): Question[] => JSON.parse(readFileSync(file, 'utf8')) as Question[];

/** The whole set. */
export const allQuestions = (): Question[] =>
  LANGUAGES.flatMap((language) => questionFiles(language).flatMap(readQuestions));
