import { type TrainExamplePage, type TrainExamplesQuery } from '../../../contract/trainExamples.js';
import { type ExampleContent, type ExampleSlice } from '../../records/trainExamples/TrainExampleStore.js';
import { type SqlParameters } from '../../../platform/storage/driver.js';
import { type Json, stringify } from '../../../platform/storage/Json.js';
import { keysAfter, nextPage } from '../../../graph/pageToken.js';
import { textMatch } from '../textMatch.js';
import { type PersonFile } from '../PersonFile.js';
import { contentOf, type ExampleRow } from '../../records/trainExamples/exampleRow.js';
import { EXAMPLE_COLUMNS, exampleOf } from './exampleRows.js';

const MATCHING = 'e.seq IN (SELECT t.rowid FROM train_example_text t WHERE train_example_text MATCH :match)';
const FLAGGED = `EXISTS (SELECT 1 FROM train_example o
  WHERE o.owner = :owner AND o.language = e.language AND o.question_key = e.question_key AND o.id <> e.id)`;

/** How many examples stand beside others that ask the same. */
const flaggedTotal = ({ db, owner }: PersonFile): number =>
  db.get<{ total: number }>(
    `SELECT coalesce(sum(same), 0) AS total FROM
       (SELECT count(*) AS same FROM train_example WHERE owner = :owner GROUP BY language, question_key HAVING same > 1)`,
    { owner },
  )?.total ?? 0;

/** A page of examples, newest first. Throws `PAGE_TOKEN_INVALID`. */
export function examplesPage(file: PersonFile, query: TrainExamplesQuery): Json<TrainExamplePage> {
  const { db, owner } = file;
  const { language, flagged = false, pageSize } = query;
  const match = textMatch(query.text);
  if (match.kind === 'none') return noExamples(flaggedTotal(file));
  const conditions = ['e.owner = :owner'];
  const parameters: SqlParameters = { owner };
  if (match.kind === 'match') {
    conditions.push(MATCHING);
    parameters['match'] = match.match;
  }
  if (language !== undefined) {
    conditions.push('e.language = :language');
    parameters['language'] = language;
  }
  if (flagged) conditions.push(FLAGGED);
  const where = conditions.join(' AND ');
  const identity = { list: 'trainExamples', ownerId: file.ownerId, filters: [match, language, flagged] };
  const [before] = keysAfter(identity, query.pageToken, 1) ?? [];
  const rows = db.all<ExampleRow>(
    `SELECT ${EXAMPLE_COLUMNS} FROM train_example e
     WHERE ${where}${before === undefined ? '' : ' AND e.id < :before'} ORDER BY e.id DESC LIMIT :limit`,
    { ...parameters, before: before ?? '', limit: pageSize + 1 },
  );
  const shown = rows.slice(0, pageSize);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return stringify({
    items: shown.map((row) => exampleOf(file, row)),
    ...nextPage(identity, last && [last.id]),
    total:
      db.get<{ total: number }>(`SELECT count(*) AS total FROM train_example e WHERE ${where}`, parameters)?.total ?? 0,
    flaggedTotal: flaggedTotal(file),
  });
}

/** A page that nothing is on. */
export const noExamples = (flagged: number): Json<TrainExamplePage> =>
  stringify({ items: [], total: 0, flaggedTotal: flagged });

/** Some examples after this id, oldest first. */
export function exampleSlice(
  { db, owner }: PersonFile,
  after: string | null,
  limit: number,
  language: ExampleContent['language'] | undefined,
): ExampleSlice {
  const rows = db.all<ExampleRow>(
    `SELECT ${EXAMPLE_COLUMNS} FROM train_example e
     WHERE e.owner = :owner AND e.id > :after AND (:language = '' OR e.language = :language) ORDER BY e.id LIMIT :limit`,
    { owner, after: after ?? '', language: language ?? '', limit },
  );
  return { items: rows.map(contentOf), next: rows.length < limit ? null : (rows.at(-1)?.id ?? null) };
}
