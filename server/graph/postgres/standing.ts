import { ProblemError } from '../../contract/ProblemError.js';
import { MOST_COUNTED } from '../changing/Outcome.js';
import { type GraphScope } from '../ports/scope.js';
import { bytesOfGraphs } from './bytes.js';
import { NOTHING_BESIDE } from './connection/BytesBeside.js';
import { type Session } from './connection/Session.js';
import { prepared } from './connection/statement.js';
import { graphRow } from './graphs.js';
import { ELEMENTS_OF, type GraphLimits } from './limits.js';
import { type Counted, type Graph, type Standing } from './rows.js';

const counted = (kind: Counted['kind']) =>
  `SELECT '${kind}' AS kind, t.name, t.total FROM ${kind}_total t WHERE t.owner = g.owner AND t.project = g.project`;

/** The statement that reads it, for a store with these limits. */
export const standingSql = ({ bytesBeside = NOTHING_BESIDE }: Pick<GraphLimits, 'bytesBeside'>): string =>
  prepared(`SELECT
     (SELECT coalesce(json_agg(json_build_object('kind', s.kind, 'name', s.name, 'style', s.style)), '[]') FROM style s
       WHERE s.owner = g.owner AND s.project = g.project AND s.kind = 'label') AS styles,
     (SELECT coalesce(json_agg(t), '[]') FROM (${counted('label')} UNION ALL ${counted('type')} LIMIT ${MOST_COUNTED + 1}) t) AS counted,
     EXISTS (SELECT 1 FROM change c WHERE c.owner = g.owner AND c.project = g.project AND c.undone) AS "hasUndone",
     ${ELEMENTS_OF('g.owner')} - g.nodes_total - g.relationships_total AS "elementsBeside",
     ${bytesOfGraphs(':ownerId')} + ${bytesBeside.sql} AS bytes
   FROM person o JOIN graph g ON g.owner = o.owner WHERE o.id = :ownerId AND g.id = :projectId`);

/**
 * The graph of a project, for this transaction alone until that ends. Throws `PROJECT_NOT_FOUND`.
 * @param sql of {@link standingSql}
 * @param beside bytes of the person that were read in another database
 */
export async function heldGraph(
  session: Session,
  { ownerId, projectId }: GraphScope,
  sql: string,
  beside = 0,
): Promise<Graph> {
  if (projectId === undefined) throw new ProblemError('PROJECT_NOT_FOUND');
  const [row, standing] = await Promise.all([
    graphRow(session, { ownerId, projectId }, true),
    // Behind the row: it reads what the holder before has left.
    session.get<Standing>(sql, { ownerId, projectId, beside }),
  ]);
  if (standing === undefined) throw new ProblemError('PROJECT_NOT_FOUND');
  return { session, ownerId, row, standing };
}

/** How many elements a person has by now, with those that an import of this many adds. */
export const elementsWith = ({ row, standing }: Graph, imported: number): number =>
  (standing?.elementsBeside ?? 0) + row.nodes_total + row.relationships_total + imported;
