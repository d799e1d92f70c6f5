import { type OwnerId } from '../../../../contract/ids.js';
import {
  type ImportExamplesInput,
  type TrainExamplePage,
  type TrainExamplesQuery,
} from '../../../../contract/trainExamples.js';
import { type Session } from '../../../../platform/storage/postgres/Session.js';
import { type PostgresParameters } from '../../../../platform/storage/postgres/statement.js';
import { askedMatch } from '../../../../graph/postgres/words.js';
import { keysAfter, nextPage } from '../../../../graph/pageToken.js';
import { contentOf, type ExampleRow } from '../../trainExamples/exampleRow.js';
import { readExamplesAside } from '../../trainExamples/files/readAside.js';
import {
  type ExampleContent,
  type ExampleSlice,
  type TaughtExample,
  type TaughtState,
  type TrainExampleStore,
} from '../../trainExamples/TrainExampleStore.js';
import { type Calls } from '../calls.js';
import { type ByteLimit, writingLimited } from './byteTotal.js';
import * as examples from './trainExamples.js';

const FLAGGED = `EXISTS (SELECT 1 FROM train_example o
  WHERE o.owner = :owner AND o.language = e.language AND o.question_key = e.question_key AND o.id <> e.id)`;

async function totalOf(session: Session, rows: string, parameters: PostgresParameters): Promise<number> {
  return (await session.get<{ total: number }>(`SELECT count(*) AS total ${rows}`, parameters))?.total ?? 0;
}

async function page(session: Session, owner: OwnerId, query: TrainExamplesQuery): Promise<TrainExamplePage> {
  const { language, flagged = false, pageSize } = query;
  const flaggedTotal = await totalOf(session, `FROM train_example e WHERE e.owner = :owner AND ${FLAGGED}`, { owner });
  const match = askedMatch(query.text);
  if (match === 'none') return { items: [], total: 0, flaggedTotal };
  const where = [
    'e.owner = :owner',
    ...(match === 'all' ? [] : ['e.words @@ CAST(:match AS tsquery)']),
    ...(language === undefined ? [] : ['e.language = :language']),
    ...(flagged ? [FLAGGED] : []),
  ].join(' AND ');
  const parameters = { owner, match, language: language ?? null };
  const identity = { list: 'trainExamples', ownerId: owner, filters: [match, language, flagged] };
  const [before] = keysAfter(identity, query.pageToken, 1) ?? [];
  const rows = await session.all<examples.ExampleAmongOthers>(
    `SELECT ${examples.AMONG_OTHERS} FROM train_example e
     WHERE ${where}${before === undefined ? '' : ' AND e.id < :before'} ORDER BY e.id DESC LIMIT :limit`,
    { ...parameters, before: before ?? null, limit: pageSize + 1 },
  );
  const shown = rows.slice(0, pageSize);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  const total = await totalOf(session, `FROM train_example e WHERE ${where}`, parameters);
  return { items: shown.map(examples.exampleOf), ...nextPage(identity, last && [last.id]), total, flaggedTotal };
}

async function slice(
  session: Session,
  owner: OwnerId,
  ...[after, limit, language]: [string | null, number, ExampleContent['language'] | undefined]
): Promise<ExampleSlice> {
  const rows = await session.all<ExampleRow>(
    `SELECT * FROM train_example e WHERE e.owner = :owner AND e.id > :after
     ${language === undefined ? '' : 'AND e.language = :language'} ORDER BY e.id LIMIT :limit`,
    { owner, after: after ?? '', language: language ?? null, limit },
  );
  return { items: rows.map(contentOf), next: rows.length < limit ? null : (rows.at(-1)?.id ?? null) };
}

/** Each change makes another stamp: what is made has an id of its own, what is changed a version more, what is deleted is missing. */
async function taught(session: Session, owner: OwnerId, known: string | undefined): Promise<TaughtState> {
  const row = await session.get<{ total: number; versions: number; last: string }>(
    `SELECT count(*) AS total, coalesce(sum(version), 0) AS versions, coalesce(max(id), '') AS last
     FROM train_example WHERE owner = :owner`,
    { owner },
  );
  const stamp = `${row?.total ?? 0}.${row?.versions ?? 0}.${row?.last ?? ''}`;
  if (stamp === known) return { stamp };
  return {
    stamp,
    examples: await session.all<TaughtExample>(
      'SELECT id, language, question, answer FROM train_example WHERE owner = :owner ORDER BY id',
      { owner },
    ),
  };
}

/** What persons teach the assistant, in PostgreSQL. */
export function postgresTrainExampleStore(calls: Calls, limits: ByteLimit): TrainExampleStore {
  const { reading, writing } = calls;
  const limited = writingLimited(calls, limits);
  const countFresh = reading(
    async (session: Session, owner: OwnerId, found: readonly ExampleContent[]) =>
      (await examples.freshExamples(session, owner, found)).length,
  );
  const write = limited(async (session, owner, refuseBytes, found: readonly ExampleContent[]) => {
    await refuseBytes();
    const fresh = await examples.freshExamples(session, owner, found);
    return (await examples.insertExamples(session, owner, fresh)).length;
  });
  return {
    page: reading(page),
    slice: reading(slice),
    taught: reading(taught),
    create: limited(async (session, owner, refuseBytes, content: ExampleContent) => {
      await refuseBytes();
      const [id = ''] = await examples.insertExamples(session, owner, [content]);
      return examples.exampleOf(await examples.exampleRow(session, owner, id));
    }),
    update: writing(examples.updateExample),
    remove: writing(examples.deleteExample),
    import: async (owner: OwnerId, input: ImportExamplesInput) => {
      const { found, examples: read, issues, issuesTotal } = await readExamplesAside(input);
      if (issuesTotal > 0) return { found, made: 0, skipped: 0, issues: [...issues], issuesTotal };
      const made = await (input.write ? write : countFresh)(owner, read);
      return { found, made, skipped: found - made, issues: [], issuesTotal };
    },
  };
}
