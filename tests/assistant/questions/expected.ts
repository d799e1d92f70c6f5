import { graphOf } from '../graphs/graphs.js';
import { expectationOf, type Setting } from '../truth/expectation.js';
import { type Question } from '../truth/Question.js';
import { type Expectation } from '../truth/Truth.js';

/** Where a question is asked. */
export function settingOf({ graph, language, graphLanguage = language, question }: Question): Setting {
  return { graph: graphOf(graph, graphLanguage), graphLanguage, language, question };
}

/** What a right answer to a question is known by. */
export const expectedOf = (question: Question): Expectation => expectationOf(question.truth, settingOf(question));
