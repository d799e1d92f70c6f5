import { type TrainExampleId } from '../../../contract/ids.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { MOST_OTHERS, type TrainExample } from '../../../contract/trainExamples.js';
import { contentOf, type ExampleRow } from '../../records/trainExamples/exampleRow.js';
import { type PersonFile } from '../PersonFile.js';

/** The columns of an {@link ExampleRow}, of `train_example e`. */
export const EXAMPLE_COLUMNS =
  'e.id, e.language, e.question_key, e.answer_key, e.version, e.created_at, e.updated_at, e.tags, e.question, e.answer';

/** The others that ask the same; `isSame` of those that answer it the same as well. */
function othersOf({ db, owner }: PersonFile, row: ExampleRow, isSame: boolean): TrainExampleId[] {
  const rows = db.all<{ id: string }>(
    `SELECT o.id FROM train_example o
     WHERE o.owner = :owner AND o.language = :language AND o.question_key = :question AND o.id <> :id
       AND o.answer_key ${isSame ? '=' : '<>'} :answer
     ORDER BY o.id LIMIT :limit`,
    {
      owner,
      language: row.language,
      question: row.question_key,
      answer: row.answer_key,
      id: row.id,
      limit: MOST_OTHERS,
    },
  );
  return rows.map(({ id }) => id as TrainExampleId);
}

/** An example as it is answered, with what it stands beside. */
export const exampleOf = (file: PersonFile, row: ExampleRow): TrainExample => ({
  id: row.id as TrainExampleId,
  ...contentOf(row),
  duplicates: othersOf(file, row, true),
  contradicts: othersOf(file, row, false),
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** An example that is there, by its id. Throws `EXAMPLE_NOT_FOUND`. */
export function exampleRow({ db, owner }: PersonFile, id: TrainExampleId): ExampleRow {
  const row = db.get<ExampleRow>(
    `SELECT ${EXAMPLE_COLUMNS} FROM train_example e WHERE e.owner = :owner AND e.id = :id`,
    { owner, id },
  );
  if (row === undefined) throw new ProblemError('EXAMPLE_NOT_FOUND');
  return row;
}
