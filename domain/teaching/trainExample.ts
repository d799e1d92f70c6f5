/** What a person says in an example. */
export interface ExampleContent {
  readonly question: string;
  readonly answer: string;
  readonly language: 'en' | 'ro';
  readonly tags: readonly string[];
}

/** An example as the backend keeps it, with the others that ask the same. */
export interface TrainExample extends ExampleContent {
  readonly id: string;
  readonly duplicates: readonly string[];
  readonly contradicts: readonly string[];
  readonly version: number;
}

/** The parts of an example that a person fills in. */
const PARTS = ['question', 'answer', 'language', 'tags'] as const satisfies readonly (keyof ExampleContent)[];

/** What an example says, without what the backend adds. */
export const contentOf = ({ question, answer, language, tags }: ExampleContent): ExampleContent => ({
  question,
  answer,
  language,
  tags: [...tags],
});

/** The parts that were changed. */
export const changesOf = (before: ExampleContent, content: ExampleContent): Partial<ExampleContent> =>
  Object.fromEntries(
    PARTS.filter((part) => JSON.stringify(before[part]) !== JSON.stringify(content[part])).map((part) => [
      part,
      content[part],
    ]),
  );

/** What came of a file, or would come of it. */
export interface ExamplesImported {
  readonly found: number;
  readonly made: number;
  readonly skipped: number;
  readonly issues: readonly { readonly row: number; readonly code: string; readonly detail: string }[];
  readonly issuesTotal: number;
}

/** Why the backend refused; after a conflict with the example as it is kept now. */
export interface ExampleRefusal {
  readonly code: string;
  readonly present?: TrainExample;
}

/** What is to be kept: a new example, or changes of one against its version. */
export type ExampleWrite =
  | { readonly id: null; readonly content: ExampleContent }
  | { readonly id: string; readonly version: number; readonly changes: Partial<ExampleContent> };
