import { type Static, Type } from 'typebox';

import { LanguageChoice } from './account.js';
import { ref, words } from './schema.js';
import { searchText } from './texts.js';

/** What the questions are about, in the order in which they are shown. */
export const FAQ_CATEGORIES = [
  'start',
  'editing',
  'canvas',
  'search',
  'assistant',
  'files',
  'projects',
  'account',
  'appearance',
  'notifications',
  'privacy',
  'trouble',
] as const;
export const FaqCategory = words(FAQ_CATEGORIES, { $id: 'FaqCategory' });
export type FaqCategory = Static<typeof FaqCategory>;

export const FaqQuery = Type.Object(
  { language: Type.Optional(ref(LanguageChoice)), text: Type.Optional(searchText()) },
  { additionalProperties: false },
);
export type FaqQuery = Static<typeof FaqQuery>;

const question = {
  key: Type.String({ description: 'The same in every language' }),
  category: ref(FaqCategory),
  question: Type.String(),
};
export const FaqQuestion = Type.Object(question, { $id: 'FaqQuestion', description: 'A question about using Harta' });
export type FaqQuestion = Static<typeof FaqQuestion>;

export const FaqAnswer = Type.Object(
  {
    ...question,
    answer: Type.String({ description: 'Markdown' }),
    link: Type.String({ description: 'Path of the page in the product where one does it' }),
  },
  { $id: 'FaqAnswer', description: 'A question about using Harta with its answer' },
);
export type FaqAnswer = Static<typeof FaqAnswer>;

const total = Type.Integer({ description: 'How many there are' });
export const FaqQuestionList = Type.Object(
  { items: Type.Array(ref(FaqQuestion)), total },
  { $id: 'FaqQuestionList', description: 'By category; those that a text finds, best first' },
);
export const FaqAnswerList = Type.Object(
  { items: Type.Array(ref(FaqAnswer)), total },
  { $id: 'FaqAnswerList', description: 'By category; those that a text finds, best first' },
);
