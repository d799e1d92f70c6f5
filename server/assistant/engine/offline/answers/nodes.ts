import { captionOf } from '../../../../../domain/caption/caption.js';
import { type GraphNode, type GraphRelationship } from '../../../../contract/elements.js';
import { citeNode, citeRelationship } from '../../../grounding/citations.js';
import { type GraphReading } from '../../../reading/GraphReading.js';
import { type Wording } from '../../../texts/Wording.js';
import { found, type GraphAnswer } from '../GraphAnswer.js';

/** Nodes around a node that are read to describe it, and how many are named of one type. */
const MOST_AROUND = 60;
const MOST_NAMED = 8;
const MOST_FACTS = 12;

const factsOf = (node: GraphNode, wording: Wording, names: readonly string[]): string[] =>
  names.map((property) =>
    wording.t('fact', { property: wording.plain(property), value: wording.valueOf(node, property) }),
  );

function neighbourLines(
  node: GraphNode,
  nodes: readonly GraphNode[],
  relationships: readonly GraphRelationship[],
  wording: Wording,
): string[] {
  const byId = new Map(nodes.map((one) => [one.id, one]));
  const byType = new Map<string, GraphNode[]>();
  for (const { type, startNodeId, endNodeId } of relationships) {
    const other = byId.get(startNodeId === node.id ? endNodeId : startNodeId);
    if (other !== undefined) byType.set(type, [...(byType.get(type) ?? []), other]);
  }
  return [...byType].map(([type, others]) => {
    const names = others.slice(0, MOST_NAMED).map((other) => wording.name(other));
    const more = others.length > MOST_NAMED ? [wording.t('andMore', { count: others.length - MOST_NAMED })] : [];
    return wording.t('joined', { type: wording.plain(type), nodes: [...names, ...more].join(', ') });
  });
}

/** What is known of a node: its properties and what is around it. */
export async function describe(node: GraphNode, reading: GraphReading, wording: Wording): Promise<GraphAnswer> {
  const around = await reading.around(node.id, MOST_AROUND);
  const self = around.nodes.find(({ id }) => id === node.id) ?? node;
  const caption = captionOf(self);
  const names = Object.keys(self.properties)
    .filter((name) => self.properties[name] !== caption)
    .slice(0, MOST_FACTS);
  const facts = [
    ...factsOf(self, wording, names),
    ...neighbourLines(self, around.nodes, around.relationships, wording),
  ];
  const params = { node: wording.name(self), labels: wording.plain(self.labels.join(', ')), facts: facts.join('; ') };
  const text = wording.t(facts.length === 0 ? 'bare' : 'facts', params);
  const others = around.nodes
    .filter(({ id }) => id !== node.id)
    .slice(0, MOST_NAMED)
    .map(citeNode);
  return found(text, [citeNode(self), ...others, ...around.relationships.slice(0, MOST_NAMED).map(citeRelationship)]);
}

/** Which of several is meant. */
export async function whichOf(
  nodes: readonly GraphNode[],
  reading: GraphReading,
  wording: Wording,
): Promise<GraphAnswer> {
  const read = await reading.read(nodes.slice(0, MOST_NAMED).map(({ id }) => id));
  const names = read.map((node) =>
    wording.t('ambiguousEntry', { node: wording.name(node), labels: wording.plain(node.labels.join(', ')) }),
  );
  return found(wording.t('ambiguous', { names: wording.either([...new Set(names)]) }), read.map(citeNode));
}
