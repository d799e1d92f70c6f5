import { evaluate } from '../../../../domain/query/evaluate/evaluate.js';
import { namedIn } from '../../../../domain/query/named.js';
import { MOST_LIMIT, type Query } from '../../../../domain/query/Query.js';
import { type NodeId } from '../../../contract/ids.js';
import { type QueryAnswer, type QueryDetail } from '../../../contract/query.js';
import { askedChanges } from '../../changing/askedChanges.js';
import { joinedBy } from '../../joined.js';
import { elementsOf } from '../answers.js';
import { type MemoryProject } from '../MemoryProject.js';
import { changeDetailsOf } from './changeDetails.js';
import { shapeOf } from './shape.js';
import { relationshipsAmongNodes } from './surroundings.js';

/** The result of a query by the reference implementation. */
export function queryAnswer(project: MemoryProject, query: Query, detail?: QueryDetail): QueryAnswer {
  const result = evaluate(project, query);
  if (detail === 'none') return { result, nodes: [] };
  if (result.kind === 'schema') return { result: { ...result, shape: shapeOf(project) }, nodes: [] };
  if (query.kind === 'changes' && result.kind === 'changes') {
    const { since = '', of } = query;
    const ids =
      of === undefined ? undefined : namedIn(evaluate(project, { kind: 'nodes', set: of, limit: MOST_LIMIT }));
    const changes = askedChanges(changeDetailsOf(project, { since }), query, ids && new Set(ids));
    return { result: { ...result, changes }, nodes: [] };
  }
  if (detail === 'joined') {
    const { ids, relationships } = joinedBy(query, result, {
      run: (one) => evaluate(project, one),
      among: (among) => relationshipsAmongNodes(project, among).items,
    });
    const { nodes } = elementsOf(project, { nodeIds: ids as NodeId[], relationshipIds: [] });
    return { result, nodes, relationships: [...relationships] };
  }
  const { nodes } = elementsOf(project, { nodeIds: namedIn(result) as NodeId[], relationshipIds: [] });
  return { result, nodes };
}
