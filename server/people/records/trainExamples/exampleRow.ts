import { foldedWords } from '../../../../domain/folding/fold.js';
import { type UpdateTrainExampleInput } from '../../../contract/trainExamples.js';
import { sameness } from './sameness.js';
import { type ExampleContent } from './TrainExampleStore.js';

/** An example as it is stored. */
export interface ExampleRow {
  readonly id: string;
  readonly language: ExampleContent['language'];
  readonly question_key: string;
  readonly answer_key: string;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly tags: string;
  readonly question: string;
  readonly answer: string;
}

/** What a row says. */
export const contentOf = ({ question, answer, language, tags }: ExampleRow): ExampleContent => ({
  question,
  answer,
  language,
  tags: JSON.parse(tags) as string[],
});

/** An example without blanks around its texts, and each tag once. */
export const trimmed = ({ question, answer, language, tags }: ExampleContent): ExampleContent => ({
  question: question.trim(),
  answer: answer.trim(),
  language,
  tags: [...new Set(tags.map((tag) => tag.trim()))],
});

/** The columns that follow from what an example says. */
export const exampleColumns = ({ question, answer, language, tags }: ExampleContent) => ({
  question,
  answer,
  language,
  tags: JSON.stringify(tags),
  question_key: sameness(question),
  answer_key: sameness(answer),
});

/** What tells whether two examples ask and answer the same. */
export const exampleKeys = ({ language, question, answer }: ExampleContent) => ({
  language,
  question: sameness(question),
  answer: sameness(answer),
});

/** The folded words that an example is found by. */
export const exampleWords = ({ question, answer, tags }: Omit<ExampleContent, 'language'>): string =>
  foldedWords([question, answer, ...tags].join(' ')).join(' ');

/** What an example says once it is changed; undefined where that is what it says already. */
export function changedContent(
  before: ExampleContent,
  { version: _version, ...changes }: UpdateTrainExampleInput,
): ExampleContent | undefined {
  const content = trimmed({ ...before, ...changes });
  return JSON.stringify(content) === JSON.stringify(before) ? undefined : content;
}
