import { newId } from '../../../../domain/ids/ids.js';
import { type TrainExampleId } from '../../../contract/ids.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type TrainExample, type UpdateTrainExampleInput } from '../../../contract/trainExamples.js';
import { type ExampleContent } from '../../records/trainExamples/TrainExampleStore.js';
import {
  changedContent,
  contentOf,
  exampleColumns,
  exampleWords,
  trimmed,
} from '../../records/trainExamples/exampleRow.js';
import { type PersonFile } from '../PersonFile.js';
import { exampleOf, exampleRow } from './exampleRows.js';

function removeWords({ db, owner }: PersonFile, id: string): void {
  db.run(
    'DELETE FROM train_example_text WHERE rowid = (SELECT seq FROM train_example WHERE owner = :owner AND id = :id)',
    { owner, id },
  );
}

function addWords({ db, owner }: PersonFile, id: string, content: ExampleContent): void {
  db.run(
    `INSERT INTO train_example_text (rowid, text)
     VALUES ((SELECT seq FROM train_example WHERE owner = :owner AND id = :id), :text)`,
    { owner, id, text: exampleWords(content) },
  );
}

/** Writes a new example; gives its id. Inside a transaction. */
export function insertExample(file: PersonFile, given: ExampleContent): TrainExampleId {
  const { db, owner } = file;
  const content = trimmed(given);
  const id = newId() as TrainExampleId;
  db.run(
    `INSERT INTO train_example
       (owner, id, language, question_key, answer_key, version, created_at, updated_at, tags, question, answer)
     VALUES (:owner, :id, :language, :question_key, :answer_key, 1, :now, :now, :tags, :question, :answer)`,
    { owner, id, now: new Date().toISOString(), ...exampleColumns(content) },
  );
  addWords(file, id, content);
  return id;
}

/** Changes an example; what says nothing new makes no new version. Throws `EXAMPLE_NOT_FOUND`, `VERSION_CONFLICT`. */
export function updateExample(file: PersonFile, id: TrainExampleId, input: UpdateTrainExampleInput): TrainExample {
  const { db, owner } = file;
  const row = exampleRow(file, id);
  if (row.version !== input.version) {
    throw new ProblemError('VERSION_CONFLICT', { present: exampleOf(file, row) });
  }
  const content = changedContent(contentOf(row), input);
  if (content === undefined) return exampleOf(file, row);
  removeWords(file, id);
  db.run(
    `UPDATE train_example
     SET language = :language, question_key = :question_key, answer_key = :answer_key, tags = :tags, question = :question,
         answer = :answer, version = version + 1, updated_at = :now
     WHERE owner = :owner AND id = :id`,
    { owner, id, now: new Date().toISOString(), ...exampleColumns(content) },
  );
  addWords(file, id, content);
  return exampleOf(file, exampleRow(file, id));
}

/** Deletes an example. Throws `EXAMPLE_NOT_FOUND`. */
export function deleteExample(file: PersonFile, id: TrainExampleId): void {
  const { db, owner } = file;
  exampleRow(file, id);
  removeWords(file, id);
  db.run('DELETE FROM train_example WHERE owner = :owner AND id = :id', { owner, id });
}
