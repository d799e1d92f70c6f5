import { FaqAnswerList, FaqQuery, FaqQuestionList } from '../faq.js';
import { defineOperation } from '../operation.js';
import { ref } from '../schema.js';

const tag = 'help';
const description =
  "In the language of the person's settings unless another is named. A text is looked for in questions, other wordings of them and answers.";

export const faqQuestions = defineOperation({
  method: 'GET',
  url: '/bigquery/faq/questions',
  operationId: 'faqQuestions',
  tag,
  summary: 'List the questions about using Harta',
  description,
  querystring: FaqQuery,
  answer: ref(FaqQuestionList),
});
export const faqAnswers = defineOperation({
  method: 'GET',
  url: '/bigquery/faq/answers',
  operationId: 'faqAnswers',
  tag,
  summary: 'List the questions about using Harta with their answers',
  description,
  querystring: FaqQuery,
  answer: ref(FaqAnswerList),
});
