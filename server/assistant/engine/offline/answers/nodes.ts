import { captionOf } from '../../../../../domain/caption/caption.js';
import { wholeNameOf } from '../../../../../domain/styles/wholeName.js';
import { type GraphNode, type GraphRelationship } from '../../../../contract/elements.js';
import { citeNode, citeRelationship } from '../../../grounding/citations.js';
import { capitalised } from '../../../edits/finding/bareForm.js';
import { type GraphReading } from '../../../reading/GraphReading.js';
import { type Wording } from '../../../texts/Wording.js';
import { found, type GraphAnswer } from '../GraphAnswer.js';

/** Nodes around a node that are read to describe it, and how many are named of one type. */
const MOST_AROUND = 60;
const MOST_NAMED = 8;
const MOST_FACTS = 12;

const factsOf = (node: GraphNode, wording: Wording, names: readonly string[]): string[] =>
  names.map((property) =>
    wording.t('fact', { property: wording.property(property), value: wording.valueOf(node, property) }),
  );

/** What is around a node, a sentence for each type and direction: "Ann works at Mill", "Works at Mill: Ann". */
function neighbourSentences(
  node: GraphNode,
  nodes: readonly GraphNode[],
  relationships: readonly GraphRelationship[],
  wording: Wording,
): string[] {
  const byId = new Map(nodes.map((one) => [one.id, one]));
  const groups = new Map<string, { type: string; isOut: boolean; others: Set<GraphNode> }>();
  for (const { type, startNodeId, endNodeId } of relationships) {
    const isOut = startNodeId === node.id;
    const other = byId.get(isOut ? endNodeId : startNodeId);
    const key = `${isOut} ${type}`;
    const group = groups.get(key) ?? { type, isOut, others: new Set() };
    if (other !== undefined) group.others.add(other);
    groups.set(key, group);
  }
  return [...groups.values()]
    .filter(({ others }) => others.size > 0)
    .map(({ type, isOut, others }) => {
      const names = [...others].slice(0, MOST_NAMED).map((other) => wording.name(other));
      const more = others.size > MOST_NAMED ? [wording.t('andMore', { count: others.size - MOST_NAMED })] : [];
      const said = {
        node: wording.name(node),
        type: wording.type(type, isOut ? names[0] : wording.name(node)),
        nodes: wording.list([...names, ...more]),
      };
      return capitalised(wording.t(isOut ? 'joinedTo' : 'joinedBy', said));
    });
}

/** What is known of a node: its properties and what is around it. */
export async function describe(node: GraphNode, reading: GraphReading, wording: Wording): Promise<GraphAnswer> {
  const around = await reading.around(node.id, MOST_AROUND);
  const self = around.nodes.find(({ id }) => id === node.id) ?? node;
  const caption = captionOf(self);
  const naming = wholeNameOf(self, reading.called.captions)?.columns;
  const names = Object.keys(self.properties)
    .filter((name) => (naming === undefined ? self.properties[name] !== caption : !naming.includes(name)))
    .slice(0, MOST_FACTS);
  const facts = factsOf(self, wording, names);
  const sentences = neighbourSentences(self, around.nodes, around.relationships, wording);
  const params = { node: wording.name(self), labels: wording.labels(self.labels), facts: facts.join('; ') };
  const opening = facts.length > 0 ? 'facts' : sentences.length > 0 ? 'named' : 'bare';
  const text = [wording.t(opening, params), ...sentences].join(' ');
  const others = around.nodes
    .filter(({ id }) => id !== node.id)
    .slice(0, MOST_NAMED)
    .map(citeNode);
  return found(text, [citeNode(self), ...others, ...around.relationships.slice(0, MOST_NAMED).map(citeRelationship)]);
}
