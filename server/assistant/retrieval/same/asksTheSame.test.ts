import { expect, test } from 'vitest';

import { type Language } from '../../language/lexicon/files.js';
import { asksTheSame } from './asksTheSame.js';
import { ComparedQuestion } from './ComparedQuestion.js';

const same = (language: Language, asked: string, taught: string) =>
  asksTheSame(new ComparedQuestion(asked, language), new ComparedQuestion(taught, language));

test.each<[boolean, Language, string, string]>([
  [true, 'en', 'Who signs off invoices?', 'Who approves invoices?'],
  [false, 'en', 'Who rejects invoices?', 'Who approves invoices?'],
  [false, 'en', 'What budget did we invoice?', 'What total did we invoice?'],
  [true, 'en', 'Which person approves invoices here exactly?', 'Which person approves invoices?'],
  [false, 'en', 'Who approves large invoices?', 'Who approves invoices?'],
  [false, 'ro', 'Care manager aprobă facturile?', 'Care persoană aprobă facturile?'],
  [false, 'ro', 'Ce buget am facturat?', 'Ce total am facturat?'],
  [false, 'ro', 'Care este termenul facturii mari?', 'Care este termenul facturii?'],
  [false, 'ro', 'Care este vechiul termen?', 'Care este termenul?'],
  [true, 'ro', 'Cine autorizează facturile?', 'Cine aprobă facturile?'],
])('%s, %s: %s / %s', (isSame, language, asked, taught) => {
  expect(same(language, asked, taught)).toBe(isSame);
});
