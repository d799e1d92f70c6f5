import { type OwnerId } from '../../contract/ids.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type GraphSize, type ProjectGraphs, type VersionedAccess } from '../ports/ProjectGraphs.js';
import { SEQ_RANGE, type StoredGraph } from '../storedRows.js';
import { type GraphScope, type ProjectScope } from '../ports/scope.js';
import { type Transacting } from '../../platform/storage/postgres/Database.js';
import { type Session } from '../../platform/storage/postgres/Session.js';
import { prepared } from '../../platform/storage/postgres/statement.js';
import { eraseAll, eraseHidden } from './erasing.js';
import { ELEMENTS_OF, type GraphLimits, limitElements } from './limits.js';

/** The row of a project's graph here. */
export interface GraphRow extends StoredGraph {
  readonly owner: number;
  /** The orders of its elements whose keys are stored, as the keys name them. */
  readonly sorted: readonly string[];
  /**
   * Orders whose keys are being stored, each with the number up to which all elements have theirs; those whose keys are being removed have
   * null. Changes keep the keys of the former as those of `sorted`.
   */
  readonly sorting: Readonly<Record<string, number | null>>;
}

const COLUMNS = [
  ...[
    'owner',
    'project',
    'id',
    'access',
    'nodes_total',
    'relationships_total',
    'head',
    'last_node',
    'last_relationship',
  ],
  ...['last_batch', 'first_seq', 'updated_at', 'sorted', 'sorting'],
];
const GRAPHS_OF = `SELECT ${COLUMNS.map((column) => `g.${column}`).join(', ')} FROM person o JOIN graph g ON g.owner = o.owner
  WHERE o.id = :ownerId AND g.access <> 'hidden'`;
const GRAPH = prepared(`${GRAPHS_OF} AND g.id = :projectId`);
const HELD_GRAPH = prepared(`${GRAPHS_OF} AND g.id = :projectId FOR UPDATE OF g`);

/**
 * The graph of the project asked for. Throws `PROJECT_NOT_FOUND`.
 * @param isHeld whether it is for this transaction alone until that ends
 */
export async function graphRow(
  session: Session,
  { ownerId, projectId }: GraphScope,
  isHeld = false,
): Promise<GraphRow> {
  const row =
    projectId === undefined
      ? undefined
      : await session.get<GraphRow>(isHeld ? HELD_GRAPH : GRAPH, { ownerId, projectId });
  if (row === undefined) throw new ProblemError('PROJECT_NOT_FOUND');
  return row;
}

/** Every graph of a person that is not hidden. */
export const graphsOf = (session: Session, ownerId: OwnerId): Promise<GraphRow[]> =>
  session.all<GraphRow>(`${GRAPHS_OF} ORDER BY g.project`, { ownerId });

/** The number of a person, made when missing, and held until the transaction ends: their projects are changed one at a time. */
async function holdOwner(session: Session, ownerId: OwnerId): Promise<number> {
  await session.run('INSERT INTO person (id) VALUES (:ownerId) ON CONFLICT DO NOTHING', { ownerId });
  const found = await session.get<{ owner: number }>('SELECT owner FROM person WHERE id = :ownerId FOR UPDATE', {
    ownerId,
  });
  if (found === undefined) throw new Error('A person went while they were read');
  return found.owner;
}

/** Opens, seals or hides a graph, unless a later version of its project has done so. */
async function setAccess(
  session: Session,
  { ownerId, projectId: id }: ProjectScope,
  { access, version }: VersionedAccess,
): Promise<void> {
  const owner = await holdOwner(session, ownerId);
  if (access === 'open')
    await session.run(
      `INSERT INTO graph (owner, project, id, access, access_version, last_node, last_relationship, first_seq, updated_at)
       SELECT :owner, next, :id, :access, :version, next * :range, next * :range, next * :range, :now
       FROM (SELECT coalesce(max(project), 0) + 1 AS next FROM graph WHERE owner = :owner) x ON CONFLICT (owner, id) DO NOTHING`,
      { owner, id, access, version, range: SEQ_RANGE, now: new Date().toISOString() },
    );
  await session.run(
    `UPDATE graph SET access = :access, access_version = :version
     WHERE owner = :owner AND id = :id AND access_version < :version`,
    { owner, id, access, version },
  );
}

/** Refuses a hidden graph with which there would be too many elements. */
async function admit(session: Session, { ownerId, projectId }: ProjectScope, limits: GraphLimits): Promise<void> {
  const found = await session.get<{ hidden: number; elements: number }>(
    `SELECT g.nodes_total + g.relationships_total AS hidden, ${ELEMENTS_OF('g.owner')} AS elements FROM person o JOIN graph g ON g.owner = o.owner
     WHERE o.id = :ownerId AND g.id = :projectId AND g.access = 'hidden'`,
    { ownerId, projectId },
  );
  if (found !== undefined) limitElements(limits, found.elements + found.hidden, found.hidden);
}

/** The graphs of all persons as wholes. */
export const wholeGraphsOf = (database: Transacting, limits: GraphLimits): ProjectGraphs => ({
  setGraphAccess: (scope, access) => database.write((session) => setAccess(session, scope, access)),
  admitGraph: (scope) => database.read((session) => admit(session, scope, limits)),
  graphSizes: (ownerId) =>
    database.read((session) =>
      session.all<GraphSize>(
        `SELECT g.id AS "projectId", g.nodes_total AS "nodesTotal", g.relationships_total AS "relationshipsTotal",
           g.updated_at AS "updatedAt" FROM person o JOIN graph g ON g.owner = o.owner WHERE o.id = :ownerId`,
        { ownerId },
      ),
    ),
  eraseGraph: (scope) => eraseHidden(database, scope),
  dropGraphs: (ownerId) => eraseAll(database, ownerId),
});
