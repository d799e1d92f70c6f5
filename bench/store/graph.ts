import { type NodeId, type RelationshipId } from '../../server/contract/ids.js';
import { type ImportBatch, type ImportedNode, type ImportedRelationship } from '../../server/graph/ports/ImportSink.js';

/** Size of the generated graph. */
export interface GraphSize {
  readonly nodes: number;
  readonly relationships: number;
}

const LABELS = ['Person', 'Company', 'City', 'Paper', 'Device', 'Event', 'Product', 'River', 'Law', 'Song'];
const TYPES = ['KNOWS', 'WORKS_AT', 'LIVES_IN', 'CITES', 'OWNS', 'PART_OF', 'NEAR', 'MADE_BY', 'FOLLOWS', 'LIKES'];
/** Deterministic, so that every run measures the same graph. */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

const SYLLABLES = [
  'ba',
  'ce',
  'di',
  'fo',
  'gu',
  'la',
  'me',
  'ni',
  'po',
  'ru',
  'să',
  'țe',
  'vi',
  'zo',
  'ță',
  'an',
  'er',
];

/** The words of the graph, from the commonest to the rarest. */
export const WORDS: readonly string[] = (() => {
  const random = randomFrom(11);
  const words = new Set<string>();
  while (words.size < 4000) {
    const length = 2 + Math.floor(random() * 3);
    words.add(Array.from({ length }, () => SYLLABLES[Math.floor(random() * SYLLABLES.length)]).join(''));
  }
  return [...words];
})();

const ID_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Ids in the form of ours, in the order of their making, cheaper than ours: they are not what is measured. */
function idAt(index: number, random: () => number): string {
  const scrambled = Array.from({ length: 16 }, () => ID_LETTERS[Math.floor(random() * 32)]).join('');
  return `01HF${index.toString().padStart(6, '0')}${scrambled}`;
}

/** A graph in the batches of a file: nodes of about 330 bytes, relationships of about 195, a few hubs with many thousands of them. */
export function* generatedGraph(size: GraphSize, batchSize = 500): Generator<ImportBatch, NodeId[]> {
  const random = randomFrom(7);
  const skewed = (count: number, power: number) => Math.floor(count * random() ** power);
  const words = (count: number) => Array.from({ length: count }, () => WORDS[skewed(WORDS.length, 3)]).join(' ');
  const ids: NodeId[] = [];
  const node = (index: number): ImportedNode => {
    const id = idAt(index, random) as NodeId;
    ids.push(id);
    return {
      id,
      labels: index % 5 === 0 ? [LABELS[skewed(10, 1.5)]!, 'Marked'] : [LABELS[skewed(10, 1.5)]!],
      properties: {
        name: `${words(2)} ${index}`,
        description: words(12),
        year: 1900 + (index % 125),
        active: index % 2 === 0,
      },
      propertyKinds: {},
    };
  };
  const relationship = (index: number): ImportedRelationship => ({
    id: idAt(index, random) as RelationshipId,
    type: TYPES[skewed(10, 1.5)]!,
    startNodeId: ids[skewed(ids.length, 2)]!,
    endNodeId: ids[skewed(ids.length, 1.2)]!,
    properties: { note: words(5), weight: index % 100 },
    propertyKinds: {},
  });
  for (let at = 0; at < size.nodes; at += batchSize) {
    const length = Math.min(batchSize, size.nodes - at);
    yield { nodes: Array.from({ length }, (_, index) => node(at + index)), relationships: [] };
  }
  for (let at = 0; at < size.relationships; at += batchSize) {
    const length = Math.min(batchSize, size.relationships - at);
    yield { nodes: [], relationships: Array.from({ length }, (_, index) => relationship(at + index)) };
  }
  return ids;
}
