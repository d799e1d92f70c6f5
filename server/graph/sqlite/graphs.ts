import { type ProjectId } from '../../contract/ids.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type PersonFile } from '../../people/personFile/PersonFile.js';
import { findDefault } from '../../people/personFile/projects/projectRows.js';
import { type GraphSize, type VersionedAccess } from '../ports/ProjectGraphs.js';
import { graphNumbers, SAVE_GRAPH, SEQ_RANGE, type StoredGraph } from '../storedRows.js';

/** The row of a project's graph here. */
export interface GraphRow extends StoredGraph {
  readonly access_version: number;
  readonly end_seq: number;
}

/** A graph that may be there, hidden or not. */
const findGraph = ({ db, owner }: PersonFile, id: ProjectId): GraphRow | undefined =>
  db.get<GraphRow>('SELECT * FROM graph WHERE owner = :owner AND id = :id', { owner, id });

/** The graph of the project asked for, or of the default one. Throws `PROJECT_NOT_FOUND`. */
export function graphRow(file: PersonFile, projectId: ProjectId | undefined): GraphRow {
  const id = projectId ?? findDefault(file)?.id;
  const row = id === undefined ? undefined : findGraph(file, id);
  if (row === undefined || row.access === 'hidden') throw new ProblemError('PROJECT_NOT_FOUND');
  return row;
}

/** Every graph of a person that is not hidden. */
export const graphsIn = ({ db, owner }: PersonFile): GraphRow[] =>
  db.all<GraphRow>("SELECT * FROM graph WHERE owner = :owner AND access <> 'hidden' ORDER BY project", { owner });

/** The sizes of all graphs of a person. */
export const sizesIn = ({ db, owner }: PersonFile): GraphSize[] =>
  db.all<GraphSize>(
    `SELECT id AS projectId, nodes_total AS nodesTotal, relationships_total AS relationshipsTotal, updated_at AS updatedAt
     FROM graph WHERE owner = :owner`,
    { owner },
  );

/** Makes an empty graph. What is left of one that is being erased still has its number. */
function insertGraph({ db, owner }: PersonFile, id: ProjectId, { access, version }: VersionedAccess): void {
  db.run(
    `INSERT INTO graph (owner, project, id, access, access_version, last_node, last_relationship, first_seq, end_seq, updated_at)
     SELECT :owner, next, :id, :access, :version, next * :range, next * :range, next * :range, (next + 1) * :range - 1, :now
     FROM (SELECT coalesce(max(project), 0) + 1 AS next FROM graph WHERE owner = :owner)`,
    { owner, id, access, version, range: SEQ_RANGE, now: new Date().toISOString() },
  );
}

/** Opens, seals or hides a graph, unless a later version of its project has done so; inside a transaction. */
export function setAccess(file: PersonFile, id: ProjectId, { access, version }: VersionedAccess): void {
  const { db, owner } = file;
  const row = findGraph(file, id);
  if (row === undefined && access === 'open') insertGraph(file, id, { access, version });
  db.run(
    `UPDATE graph SET access = :access, access_version = :version
     WHERE owner = :owner AND id = :id AND access_version < :version`,
    { owner, id, access, version },
  );
}

/** How many elements a hidden graph would bring back; 0 for one that is not hidden. */
export function hiddenElements(file: PersonFile, id: ProjectId): number {
  const row = findGraph(file, id);
  return row?.access === 'hidden' ? row.nodes_total + row.relationships_total : 0;
}

/** Writes back what a change did to the numbers of its graph; inside its transaction. */
export const saveGraph = ({ db, owner }: PersonFile, row: GraphRow): number =>
  db.run(SAVE_GRAPH, { owner, ...graphNumbers(row) });
