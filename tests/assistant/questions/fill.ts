import { writeFileSync } from 'node:fs';

import { format } from 'oxfmt';

import { LANGUAGES } from '../graphs/Language.js';
import { type Question } from '../truth/Question.js';
import { expectedOf } from './expected.js';
import { heldOutFiles, questionFiles, readQuestions } from './readQuestions.js';

/** Works out what a right answer is known by, beside each question; run after the truth or the wording of one was edited. */
function filled(question: Question): Question {
  try {
    return { ...question, ...expectedOf(question) };
  } catch (error) {
    throw new Error(`${question.id}: ${String(error)}`, { cause: error });
  }
}

for (const file of [...LANGUAGES.flatMap(questionFiles), ...heldOutFiles()]) {
  const text = JSON.stringify(readQuestions(file).map(filled));
  writeFileSync(file, (await format(file, text, { printWidth: 120 })).code);
}
