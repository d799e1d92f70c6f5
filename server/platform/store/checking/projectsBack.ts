import { lostProjectId } from '../../../people/personFile/projectsApart.js';
import { type SqlConnection } from '../../storage/driver.js';

/** Places of the numbers of a project: its key is in their high bits. */
const RANGE = 4294967296;

const rowsIn = (tables: readonly string[]): string =>
  tables.map((table) => `SELECT owner, project FROM ${table}`).join(' UNION ');

/** Rows by the number of the graph that they are in, and by the id of the project that they are about. */
const OF_GRAPHS = rowsIn(['node', 'relationship', 'style']);
const OF_PROJECTS = rowsIn(['conversation', 'document', 'recording']);

/** SQL: numbers of graphs that rows are in and that have no row. */
export const IN_NO_GRAPH = `SELECT owner, project FROM (${OF_GRAPHS}) WHERE project NOT IN (SELECT project FROM graph)`;
/** SQL: ids of projects that records or graphs are of and that have no row. */
export const OF_NO_PROJECT = `SELECT owner, project AS id FROM (${OF_PROJECTS} UNION SELECT owner, id FROM graph)
  WHERE project NOT IN (SELECT id FROM project) AND project NOT IN (SELECT id FROM deleted_project)`;
const WITHOUT_GRAPH = `SELECT owner, id FROM project WHERE id NOT IN (SELECT id FROM graph)`;

/**
 * A graph or project whose row was lost comes back: what lies in it would be out of reach. A single graph that is lost belongs to the single
 * project that has none; of several nobody knows which is whose, and each is a project of its own without its name.
 */
export function bringProjectsBack(connection: SqlConnection): void {
  const graphs = connection.prepare(`${IN_NO_GRAPH} ORDER BY project`).all() as { owner: number; project: number }[];
  const bare = connection.prepare(`${WITHOUT_GRAPH} ORDER BY number`).all() as { owner: number; id: string }[];
  const own = graphs.length === 1 && bare.length === 1 ? bare[0]?.id : undefined;
  const insertGraph = connection.prepare(
    `INSERT INTO graph (owner, project, id, access, access_version, last_node, last_relationship, first_seq, end_seq, updated_at)
     VALUES (?, ?, coalesce(?, ${lostProjectId('?')}), 'open', 0, ?, ?, ?, ?, ?)`,
  );
  const now = new Date().toISOString();
  for (const { owner, project } of graphs) {
    const first = project * RANGE;
    insertGraph.run(owner, project, own ?? null, project, first, first, first, first + RANGE - 1, now);
  }
  const insertProject = connection.prepare(
    `INSERT INTO project (owner, number, id, name, is_default, created_at)
     SELECT ?, coalesce(max(number), 0) + 1, ?, 'Salvaged ' || (coalesce(max(number), 0) + 1), coalesce(max(is_default), 0) = 0, ? FROM project`,
  );
  const lost = connection.prepare(`${OF_NO_PROJECT} ORDER BY id`).all() as { owner: number; id: string }[];
  for (const { owner, id } of lost) insertProject.run(owner, id, now);
  // A graph that holds nothing is made where a project has none.
  for (const { owner, id } of connection.prepare(`${WITHOUT_GRAPH} ORDER BY number`).all() as {
    owner: number;
    id: string;
  }[]) {
    const { next } = connection.prepare('SELECT coalesce(max(project), 0) + 1 AS next FROM graph').get() as {
      next: number;
    };
    const first = Number(next) * RANGE;
    insertGraph.run(owner, Number(next), id, 0, first, first, first, first + RANGE - 1, now);
  }
}
