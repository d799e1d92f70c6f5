import { ProblemError } from '../../contract/ProblemError.js';
import { MOST_COUNTED } from '../changing/Outcome.js';
import { type GraphScope } from '../ports/scope.js';
import { bytesOfGraphs } from './bytes.js';
import { NOTHING_BESIDE } from '../../platform/storage/postgres/BytesBeside.js';
import { type Session } from '../../platform/storage/postgres/Session.js';
import { prepared } from '../../platform/storage/postgres/statement.js';
import { graphRow } from './graphs.js';
import { ELEMENTS_OF, type GraphLimits, limitElements } from './limits.js';
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

/** Most elements of one change that is not counted beside other projects while the limit is far. */
const SMALL = 100;

const HOLD_ELEMENTS = prepared(`SELECT pg_advisory_xact_lock(hashtextextended('elements ' || :owner::bigint, 0))`);
const ELEMENTS_BESIDE = prepared(
  `SELECT ${ELEMENTS_OF('g.owner')} - g.nodes_total - g.relationships_total AS "elementsBeside"
   FROM graph g WHERE g.owner = :owner AND g.project = :project`,
);

/**
 * Refuses elements beyond the limit, before the commit. Other projects of the person may be changed at the same moment: near the limit, and for
 * large changes, they commit one after the other and count again. A small change far from it does not wait, so that the limit is passed by at
 * most {@link SMALL} elements for each other project that such a change is under way in while others fill the rest. Throws `QUOTA_ELEMENTS`.
 * @param imported how many of the elements belong to an import, whose batch counts them already
 */
export async function refuseElements(
  { session, row, standing }: Graph,
  limits: GraphLimits,
  { created, imported }: { readonly created: number; readonly imported: number },
): Promise<void> {
  const added = created + imported;
  if (added <= 0) return;
  const own = row.nodes_total + row.relationships_total;
  const use = (standing?.elementsBeside ?? 0) + own + imported;
  limitElements(limits, use, added);
  if (added <= SMALL && use + SMALL * limits.projects <= limits.elements) return;
  const [, counted] = await Promise.all([
    session.run(HOLD_ELEMENTS, { owner: row.owner }),
    // Behind the lock: it reads what those before have left. Of an import its own batch is counted.
    session.get<Pick<Standing, 'elementsBeside'>>(ELEMENTS_BESIDE, { owner: row.owner, project: row.project }),
  ]);
  limitElements(limits, (counted?.elementsBeside ?? 0) + own, added);
}
