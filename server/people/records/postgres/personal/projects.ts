import { type ProjectId } from '../../../../contract/ids.js';
import { ProblemError } from '../../../../contract/ProblemError.js';
import { type Session } from '../../../../platform/storage/postgres/Session.js';
import { type GraphScope, type ProjectScope } from '../../../../graph/ports/scope.js';
import { type Calls } from '../calls.js';
import { type ByteLimit, type RefuseBytes, writingLimited } from './byteTotal.js';

/** SQL: joins rows of an owner with their projects (`p`); what is about a deleted one is there for nobody. */
export const ofLiveProject = (row: string): string =>
  `JOIN catalog_project p ON p.owner = ${row}.owner AND p.id = ${row}.project AND p.deleted_at IS NULL`;

interface LiveProject {
  readonly id: ProjectId;
  readonly archived_at: string | null;
}

const findProject = (session: Session, { ownerId: owner, projectId }: GraphScope): Promise<LiveProject | undefined> =>
  session.get<LiveProject>(
    `SELECT id, archived_at FROM catalog_project WHERE owner = :owner AND deleted_at IS NULL
       AND ${projectId === undefined ? 'is_default' : 'id = :id'}`,
    { owner, id: projectId ?? null },
  );

/** The project asked for; undefined where none is named and there is no default one yet. Throws `PROJECT_NOT_FOUND`. */
export async function askedProject(session: Session, scope: GraphScope): Promise<ProjectId | undefined> {
  const found = await findProject(session, scope);
  if (found === undefined && scope.projectId !== undefined) throw new ProblemError('PROJECT_NOT_FOUND');
  return found?.id;
}

/** A project that is not deleted; without an id the default one. Throws `PROJECT_NOT_FOUND`. */
export async function liveProject(session: Session, scope: GraphScope): Promise<ProjectId> {
  const found = await askedProject(session, scope);
  if (found === undefined) throw new ProblemError('PROJECT_NOT_FOUND');
  return found;
}

/** A project that can be changed; its owner is held, so that it stays so. Throws `PROJECT_NOT_FOUND`, `PROJECT_ARCHIVED`. */
export async function openProject(session: Session, scope: GraphScope): Promise<ProjectId> {
  const found = await findProject(session, scope);
  if (found === undefined) throw new ProblemError('PROJECT_NOT_FOUND');
  if (found.archived_at !== null) throw new ProblemError('PROJECT_ARCHIVED');
  return found.id;
}

/** As `writing` of {@link Calls}, for calls that name whose project it is. */
export const writingScoped =
  ({ writing }: Calls) =>
  <A extends unknown[], T>(answer: (session: Session, scope: GraphScope, ...args: A) => Promise<T>) => {
    const write = writing((session: Session, _owner: string, scope: GraphScope, ...args: A) =>
      answer(session, scope, ...args),
    );
    return (scope: GraphScope, ...args: A): Promise<T> => write(scope.ownerId, scope, ...args);
  };

/** As {@link writingScoped}, for what may not go beyond the limit of bytes. */
export const writingScopedLimited =
  (calls: Calls, limits: ByteLimit) =>
  <A extends unknown[], T>(
    answer: (session: Session, scope: GraphScope, refuseBytes: RefuseBytes, ...args: A) => Promise<T>,
  ) => {
    const write = writingLimited(
      calls,
      limits,
    )((session, _owner, refuseBytes, scope: GraphScope, ...args: A) => answer(session, scope, refuseBytes, ...args));
    return (scope: GraphScope, ...args: A): Promise<T> => write(scope.ownerId, scope, ...args);
  };

/** Tables whose rows name the project that they are about. */
const OF_PROJECT = ['conversation', 'document', 'recording', 'image'] as const;

/** Leaves nothing of what a person has beside the graph of a project: conversations, texts, pictures, recordings. */
export async function eraseProjectRecords(
  session: Session,
  { ownerId: owner, projectId: project }: ProjectScope,
): Promise<void> {
  const which = (table: string) => `IN (SELECT id FROM ${table} WHERE owner = :owner AND project = :project)`;
  const values = { owner, project };
  await session.run(`DELETE FROM chat_message WHERE owner = :owner AND conversation ${which('conversation')}`, values);
  await session.run(`DELETE FROM recording_part WHERE owner = :owner AND recording ${which('recording')}`, values);
  for (const table of OF_PROJECT)
    await session.run(`DELETE FROM ${table} WHERE owner = :owner AND project = :project`, values);
}

/** Tables of what a person has beside their graphs and notifications. */
const OF_PERSON = [
  ...['chat_message', 'interaction_total', 'interaction_day', 'interaction_key', 'train_example', 'recording_part'],
  ...OF_PROJECT,
];

/** Removes all of that. */
export async function dropPersonalRecords(session: Session, ownerId: ProjectScope['ownerId']): Promise<void> {
  for (const table of OF_PERSON) await session.run(`DELETE FROM ${table} WHERE owner = :owner`, { owner: ownerId });
}
