import { type Static, Type } from 'typebox';

import { LanguageChoice } from './account.js';
import { trainExampleId } from './ids.js';
import { page, PageQuery } from './pages.js';
import { DateTime, ref, words } from './schema.js';
import { ExampleAnswerSchema, ExampleQuestionSchema, ExamplesTextSchema, searchText, TagSchema } from './texts.js';

const closed = { additionalProperties: false };
const version = () => Type.Integer({ minimum: 1 });

/** Most tags of one example. */
export const MOST_TAGS = 16;
/** Most others that an example names as its duplicates and contradictions. */
export const MOST_OTHERS = 100;

const tags = () => Type.Array(ref(TagSchema), { maxItems: MOST_TAGS });
const others = (description: string) =>
  Type.Array(trainExampleId(), { description: `${description}; the oldest ${MOST_OTHERS} at the most` });

export const TrainExample = Type.Object(
  {
    id: trainExampleId(),
    question: Type.String(),
    answer: Type.String(),
    language: ref(LanguageChoice),
    tags: Type.Array(Type.String()),
    duplicates: others('Others in this language that ask and answer the same'),
    contradicts: others('Others in this language that ask the same and answer otherwise'),
    version: version(),
    createdAt: DateTime('When it was made'),
    updatedAt: DateTime('When it last changed'),
  },
  {
    $id: 'TrainExample',
    description:
      'A question and its answer, for the assistant to learn from. The same: but for case, diacritics and punctuation',
  },
);
export type TrainExample = Static<typeof TrainExample>;

export const TrainExamplesQuery = Type.Object(
  {
    ...PageQuery,
    text: Type.Optional(searchText()),
    language: Type.Optional(ref(LanguageChoice)),
    flagged: Type.Optional(Type.Boolean({ description: 'Only duplicates and contradictions' })),
  },
  closed,
);
export type TrainExamplesQuery = Static<typeof TrainExamplesQuery>;
export const TrainExamplePage = page(TrainExample, 'TrainExamplePage', {
  flaggedTotal: Type.Integer({ description: 'How many of all are duplicates or contradictions' }),
});
export type TrainExamplePage = Static<typeof TrainExamplePage>;

export const CreateTrainExampleInput = Type.Object(
  {
    question: ref(ExampleQuestionSchema),
    answer: ref(ExampleAnswerSchema),
    language: ref(LanguageChoice),
    tags: Type.Optional(tags()),
  },
  { $id: 'CreateTrainExampleInput', ...closed },
);
export type CreateTrainExampleInput = Static<typeof CreateTrainExampleInput>;
export const UpdateTrainExampleInput = Type.Object(
  {
    version: version(),
    question: Type.Optional(ref(ExampleQuestionSchema)),
    answer: Type.Optional(ref(ExampleAnswerSchema)),
    language: Type.Optional(ref(LanguageChoice)),
    tags: Type.Optional(tags()),
  },
  { $id: 'UpdateTrainExampleInput', ...closed },
);
export type UpdateTrainExampleInput = Static<typeof UpdateTrainExampleInput>;
export const TrainExampleDeleted = Type.Object({ id: trainExampleId() }, { $id: 'TrainExampleDeleted' });
export type TrainExampleDeleted = Static<typeof TrainExampleDeleted>;

export const ExamplesFormat = words(['json', 'jsonl', 'csv'], { $id: 'ExamplesFormat' });
export type ExamplesFormat = Static<typeof ExamplesFormat>;
export const ImportExamplesInput = Type.Object(
  {
    format: ref(ExamplesFormat),
    content: ref(ExamplesTextSchema),
    language: Type.Optional(ref(LanguageChoice)),
    write: Type.Boolean({ description: 'False only says what would be made' }),
  },
  {
    $id: 'ImportExamplesInput',
    description: '`language` is that of the examples that do not say theirs; English without it',
    ...closed,
  },
);
export type ImportExamplesInput = Static<typeof ImportExamplesInput>;

/** What can be wrong with a row of a file of examples. */
export const EXAMPLE_ISSUES = [
  'BAD_JSON',
  'BROKEN_QUOTING',
  'NOT_A_LIST',
  'NOTHING_FOUND',
  'TOO_MANY',
  'MISSING_COLUMN',
  'DUPLICATE_COLUMN',
  'ROW_LENGTH',
  'NOT_AN_EXAMPLE',
  'SEVERAL_TURNS',
  'NO_QUESTION',
  'NO_ANSWER',
  'QUESTION_TOO_LONG',
  'ANSWER_TOO_LONG',
  'BAD_LANGUAGE',
  'BAD_TAGS',
] as const;
export const ExampleIssueCode = words(EXAMPLE_ISSUES, { $id: 'ExampleIssueCode' });
export type ExampleIssueCode = Static<typeof ExampleIssueCode>;
export const ExampleIssue = Type.Object(
  {
    row: Type.Integer({ description: 'Line of the file; in a JSON list the number of the item; from 1' }),
    code: ref(ExampleIssueCode),
    detail: Type.String(),
  },
  { $id: 'ExampleIssue' },
);
export type ExampleIssue = Static<typeof ExampleIssue>;
export const ExamplesImported = Type.Object(
  {
    found: Type.Integer(),
    made: Type.Integer({ description: 'How many were, or would be, made' }),
    skipped: Type.Integer({ description: 'Same as one that is there, or that stands in the file before it' }),
    issues: Type.Array(ref(ExampleIssue), { description: 'The first of them. With any issue nothing is written' }),
    issuesTotal: Type.Integer(),
  },
  { $id: 'ExamplesImported' },
);
export type ExamplesImported = Static<typeof ExamplesImported>;
export const ExportExamplesInput = Type.Object(
  { format: ref(ExamplesFormat), language: Type.Optional(ref(LanguageChoice)) },
  { $id: 'ExportExamplesInput', ...closed },
);
export type ExportExamplesInput = Static<typeof ExportExamplesInput>;
