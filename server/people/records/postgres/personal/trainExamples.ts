import { newId } from '../../../../../domain/ids/ids.js';
import { type OwnerId, type TrainExampleId } from '../../../../contract/ids.js';
import { ProblemError } from '../../../../contract/ProblemError.js';
import {
  MOST_OTHERS,
  type TrainExample,
  type TrainExampleDeleted,
  type UpdateTrainExampleInput,
} from '../../../../contract/trainExamples.js';
import { type Session } from '../../../../platform/storage/postgres/Session.js';
import { sent } from '../../../../graph/postgres/rows.js';
import { wordSet } from '../../../../graph/postgres/words.js';
import {
  changedContent,
  contentOf,
  exampleColumns,
  exampleKeys,
  type ExampleRow,
  exampleWords,
  trimmed,
} from '../../trainExamples/exampleRow.js';
import { type ExampleContent } from '../../trainExamples/TrainExampleStore.js';

/** An example with the ids of those that it stands beside. */
export interface ExampleAmongOthers extends ExampleRow {
  readonly duplicates: TrainExampleId[];
  readonly contradicts: TrainExampleId[];
}

/** SQL: the others that ask the same as example `e`, and answer it so. */
const others = (answered: '=' | '<>') => `ARRAY(SELECT o.id FROM train_example o WHERE o.owner = :owner
  AND o.language = e.language AND o.question_key = e.question_key AND o.answer_key ${answered} e.answer_key AND o.id <> e.id
  ORDER BY o.id LIMIT ${MOST_OTHERS})`;

/** SQL: the columns of an {@link ExampleAmongOthers}, of `train_example e`. */
export const AMONG_OTHERS = `e.id, e.language, e.question_key, e.answer_key, e.version, e.created_at, e.updated_at, e.tags,
  e.question, e.answer, ${others('=')} AS duplicates, ${others('<>')} AS contradicts`;

/** An example as it is answered. */
export const exampleOf = (row: ExampleAmongOthers): TrainExample => ({
  id: row.id as TrainExampleId,
  ...contentOf(row),
  duplicates: row.duplicates,
  contradicts: row.contradicts,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** An example that is there. Throws `EXAMPLE_NOT_FOUND`. */
export async function exampleRow(session: Session, owner: OwnerId, id: string): Promise<ExampleAmongOthers> {
  const row = await session.get<ExampleAmongOthers>(
    `SELECT ${AMONG_OTHERS} FROM train_example e WHERE e.owner = :owner AND e.id = :id`,
    { owner, id },
  );
  if (row === undefined) throw new ProblemError('EXAMPLE_NOT_FOUND');
  return row;
}

/** Rows of one statement. */
const SLICE = 1000;

/** Writes new examples; their ids, in their order. Inside a transaction. */
export async function insertExamples(
  session: Session,
  owner: OwnerId,
  examples: readonly ExampleContent[],
): Promise<TrainExampleId[]> {
  const now = new Date().toISOString();
  const rows = examples.map(trimmed).map((content) => ({
    ...{ id: newId() as TrainExampleId, ...exampleColumns(content) },
    words: wordSet(exampleWords(content)),
  }));
  for (let from = 0; from < rows.length; from += SLICE)
    await session.run(
      `INSERT INTO train_example
         (owner, id, language, question_key, answer_key, version, created_at, updated_at, tags, question, answer, words)
       SELECT :owner, w.id, w.language, w.question_key, w.answer_key, 1, :now, :now, w.tags, w.question, w.answer,
         CAST(w.words AS tsvector)
       FROM ${sent('id text, language text, question_key text, answer_key text, tags text, question text, answer text, words text')}`,
      { owner, now, rows: JSON.stringify(rows.slice(from, from + SLICE)) },
    );
  return rows.map(({ id }) => id);
}

/** Those of the examples that are not there yet, each once. */
export async function freshExamples(
  session: Session,
  owner: OwnerId,
  examples: readonly ExampleContent[],
): Promise<ExampleContent[]> {
  const keyed = new Map<string, ExampleContent>();
  for (const example of examples) {
    const key = JSON.stringify(exampleKeys(example));
    if (!keyed.has(key)) keyed.set(key, example);
  }
  const keys = [...keyed.keys()];
  for (let from = 0; from < keys.length; from += SLICE) {
    const known = await session.all<ReturnType<typeof exampleKeys>>(
      `SELECT w.language, w.question, w.answer FROM ${sent('language text, question text, answer text')}
       WHERE EXISTS (SELECT 1 FROM train_example e WHERE e.owner = :owner AND e.language = w.language
         AND e.question_key = w.question AND e.answer_key = w.answer)`,
      { owner, rows: `[${keys.slice(from, from + SLICE).join(',')}]` },
    );
    for (const { language, question, answer } of known) keyed.delete(JSON.stringify({ language, question, answer }));
  }
  return [...keyed.values()];
}

/** Changes an example; what says nothing new makes no new version. Throws `EXAMPLE_NOT_FOUND`, `VERSION_CONFLICT`. */
export async function updateExample(
  session: Session,
  owner: OwnerId,
  id: TrainExampleId,
  input: UpdateTrainExampleInput,
): Promise<TrainExample> {
  const row = await exampleRow(session, owner, id);
  if (row.version !== input.version) throw new ProblemError('VERSION_CONFLICT', { present: exampleOf(row) });
  const content = changedContent(contentOf(row), input);
  if (content === undefined) return exampleOf(row);
  await session.run(
    `UPDATE train_example
     SET language = :language, question_key = :question_key, answer_key = :answer_key, tags = :tags, question = :question,
         answer = :answer, version = version + 1, updated_at = :now, words = CAST(:words AS tsvector)
     WHERE owner = :owner AND id = :id`,
    {
      ...{ owner, id, now: new Date().toISOString(), words: wordSet(exampleWords(content)) },
      ...exampleColumns(content),
    },
  );
  return exampleOf(await exampleRow(session, owner, id));
}

/** Deletes an example. Throws `EXAMPLE_NOT_FOUND`. */
export async function deleteExample(
  session: Session,
  owner: OwnerId,
  id: TrainExampleId,
): Promise<TrainExampleDeleted> {
  const gone = await session.run('DELETE FROM train_example WHERE owner = :owner AND id = :id', { owner, id });
  if (gone === 0) throw new ProblemError('EXAMPLE_NOT_FOUND');
  return { id };
}
