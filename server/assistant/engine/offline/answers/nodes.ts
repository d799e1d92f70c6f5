import { captionOf } from '../../../../../domain/caption/caption.js';
import { type GraphNode, type GraphRelationship } from '../../../../contract/elements.js';
import { citeNode, citeRelationship } from '../../../grounding/citations.js';
import { type GraphReading } from '../../../reading/GraphReading.js';
import { type Wording } from '../../../texts/Wording.js';
import { type Plan } from '../../../understanding/Plan.js';
import { found, type GraphAnswer, refused } from '../GraphAnswer.js';

/** What some properties of a node are, a sentence for each that it has. */
const projectionOf = (node: GraphNode, names: readonly string[], wording: Wording): string[] =>
  names
    .filter((name) => name in node.properties)
    .map((name) => {
      const value = wording.valueOf(node, name);
      return wording.t('property', { node: wording.name(node), property: wording.plain(name), value });
    });

type Kind<K extends Plan['kind']> = Extract<Plan, { kind: K }>;

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
export async function describe(
  { node }: Kind<'describe'>,
  reading: GraphReading,
  wording: Wording,
): Promise<GraphAnswer> {
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

/** A property of a node. */
export async function property(
  { nodes, qualifiers, properties }: Omit<Kind<'property'>, 'kind'>,
  reading: GraphReading,
  wording: Wording,
): Promise<GraphAnswer> {
  const where = [{ kind: 'among' as const, ids: nodes.map(({ id }) => id) }, ...qualifiers];
  const { nodes: meant } = await reading.select({ where, limit: MOST_NAMED });
  const [self] = meant;
  if (self === undefined) return refused(wording.t('missingEmpty'));
  if (meant.length > 1) return ambiguous({ kind: 'ambiguous', nodes: meant }, reading, wording);
  const lines = projectionOf(self, properties, wording);
  if (lines.length === 0) {
    const params = { node: wording.name(self), property: wording.plain(properties.join(', ')) };
    return refused(wording.t('missingValue', params));
  }
  return found(lines.join('\n'), [citeNode(self)]);
}

/** Whether a property says yes. */
export async function holds(
  { node, property: name, wanted }: Kind<'holds'>,
  reading: GraphReading,
  wording: Wording,
): Promise<GraphAnswer> {
  const [self = node] = await reading.read([node.id]);
  const value = self.properties[name];
  if (typeof value !== 'boolean') {
    return refused(wording.t('missingValue', { node: wording.name(self), property: wording.plain(name) }));
  }
  const params = { node: wording.name(self), property: wording.plain(name), value: wording.value(value) };
  return found(wording.t(value === wanted ? 'holdsYes' : 'holdsNo', params), [citeNode(self)]);
}

/** Whether a property has the value that is named. */
export async function holdsValue(
  { node, property: name, claimed, isUnknown }: Kind<'holdsValue'>,
  reading: GraphReading,
  wording: Wording,
): Promise<GraphAnswer> {
  const [self = node] = await reading.read([node.id]);
  const own = { node: wording.name(self), property: wording.plain(name) };
  const value = self.properties[name];
  if (value === undefined) return refused(wording.t('missingValue', own));
  const isSo = (Array.isArray(value) ? value : [value]).includes(claimed);
  const no = isUnknown === true ? 'holdsOther' : 'holdsNo';
  const said = { ...own, value: wording.valueOf(self, name) };
  return found(wording.t(isSo ? 'holdsYes' : no, said), [citeNode(self)]);
}

/** Which of several is meant. */
export async function ambiguous(
  { nodes }: Kind<'ambiguous'>,
  reading: GraphReading,
  wording: Wording,
): Promise<GraphAnswer> {
  const read = await reading.read(nodes.slice(0, MOST_NAMED).map(({ id }) => id));
  const names = read.map((node) =>
    wording.t('ambiguousEntry', { node: wording.name(node), labels: wording.plain(node.labels.join(', ')) }),
  );
  return found(wording.t('ambiguous', { names: wording.either([...new Set(names)]) }), read.map(citeNode));
}
