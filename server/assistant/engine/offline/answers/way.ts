import { type GraphNode } from '../../../../contract/elements.js';
import { citeNode, citeRelationship } from '../../../grounding/citations.js';
import { type GraphReading } from '../../../reading/GraphReading.js';
import { type Wording } from '../../../texts/Wording.js';
import { type GraphAnswer, found } from '../GraphAnswer.js';

/** A shortest way between two nodes, step by step. */
export async function sayWay(
  { from, to, types }: { readonly from: GraphNode; readonly to: GraphNode; readonly types: readonly string[] },
  reading: GraphReading,
  wording: Wording,
): Promise<GraphAnswer> {
  const {
    found: isFound,
    nodes,
    relationships,
  } = await reading.path(from.id, to.id, types.length === 0 ? undefined : types);
  const ends = { from: wording.name(from), to: wording.name(to) };
  if (!isFound) {
    const read = await reading.read([from.id, to.id]);
    return found(wording.t('pathNone', ends), read.map(citeNode));
  }
  const byId = new Map(nodes.map((node) => [node.id, wording.name(node)]));
  const steps = relationships.map(({ type, startNodeId, endNodeId }) => {
    const end = byId.get(endNodeId);
    return wording.t('step', { start: byId.get(startNodeId), type: wording.type(type, end), end });
  });
  const inner = nodes.slice(1, -1).map((node) => wording.name(node));
  const params = { ...ends, names: wording.list(inner), steps: steps.join('; '), count: inner.length };
  const text = wording.t(inner.length === 0 ? 'pathDirect' : 'path', params);
  return found(text, [...nodes.map(citeNode), ...relationships.map(citeRelationship)]);
}
