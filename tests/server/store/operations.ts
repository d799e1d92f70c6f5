import fc from 'fast-check';

import { type GraphNode, type GraphRelationship } from '../../../server/contract/elements.js';
import { type PatchOperation } from '../../../server/contract/edits.js';
import { newNodeId, newRelationshipId, type Person } from './contract/Person.js';

const DEEDS = [
  'createNode',
  'createNode',
  'createNode',
  'updateNode',
  'updateNode',
  'deleteNode',
  'connect',
  'connect',
  'connect',
  'set',
  'disconnect',
  'rewire',
  'patch',
  'patch',
  'import',
  'undo',
  'undo',
  'redo',
] as const;

/** Something a person does; the numbers choose among what is there at that moment. */
export interface Operation {
  readonly do: (typeof DEEDS)[number];
  readonly a: number;
  readonly b: number;
  readonly value: number;
}

const index = fc.nat(1000);

export const operations: fc.Arbitrary<Operation[]> = fc.array(
  fc.record({ do: fc.constantFrom(...DEEDS), a: index, b: index, value: index }),
  { minLength: 1, maxLength: 14 },
);

const BY_HAND = { source: 'hand' } as const;
const pick = <T>(items: readonly T[], at: number): T | undefined => items[at % Math.max(1, items.length)];
const LABELS = ['A', 'B', 'Ț', 'long label'];
const propertiesOf = (value: number) => ({ [`p${value % 4}`]: value % 3 === 0 ? value : `word${value % 7}` });

async function patch(person: Person, nodes: GraphNode[], relationships: GraphRelationship[], a: number, value: number) {
  const fresh = newNodeId();
  const node = pick(nodes, a);
  const doomed = pick(relationships, value);
  const steps: PatchOperation[] = [
    { op: 'createNode', nodeId: fresh, labels: ['Patched'], properties: propertiesOf(value) },
    ...(node === undefined
      ? []
      : [{ op: 'createRelationship' as const, type: 'P', startNodeId: fresh, endNodeId: node.id }]),
    ...(node === undefined
      ? []
      : [{ op: 'updateNode' as const, nodeId: node.id, version: node.version, addLabels: ['Touched'] }]),
    ...(doomed === undefined ? [] : [{ op: 'deleteRelationship' as const, relationshipId: doomed.id }]),
    ...(value % 5 === 0 && node !== undefined ? [{ op: 'deleteNode' as const, nodeId: node.id }] : []),
  ];
  await person.patch(steps);
}

async function bringFile(person: Person, nodes: GraphNode[], a: number, value: number) {
  const ids = Array.from({ length: 1 + (value % 4) }, newNodeId);
  const known = pick(nodes, a);
  const ends = known === undefined ? ids : [...ids, known.id];
  await person.import([
    {
      nodes: ids.map((id) => ({ id, labels: ['Imported'], properties: propertiesOf(value), propertyKinds: {} })),
      relationships: [],
    },
    {
      nodes: [],
      relationships: ids.map((id, at) => ({
        id: newRelationshipId(),
        type: 'I',
        startNodeId: id,
        endNodeId: ends[(at + value) % ends.length]!,
        properties: {},
        propertyKinds: {},
      })),
    },
  ]);
}

/** Does it, when there is something to do it to. */
export async function perform(person: Person, operation: Operation): Promise<void> {
  const { store, scope } = person;
  if (operation.do === 'undo' || operation.do === 'redo') {
    const { canUndo, canRedo } = await person.changes(1);
    if (operation.do === 'undo' ? canUndo : canRedo) await person[operation.do]();
    return;
  }
  const { nodes, relationships } = await person.all();
  const node = pick(nodes, operation.a);
  const { value } = operation;
  if (operation.do === 'createNode') await person.node([pick(LABELS, value)!], propertiesOf(value));
  else if (operation.do === 'patch') await patch(person, nodes, relationships, operation.a, value);
  else if (operation.do === 'import') await bringFile(person, nodes, operation.a, value);
  else if (node === undefined) return;
  else if (operation.do === 'deleteNode') await person.remove(node);
  else if (operation.do === 'updateNode') {
    const addLabels = [pick(LABELS, value + 1)!];
    const input = { nodeId: node.id, version: node.version, setProperties: propertiesOf(value), addLabels };
    await store.updateNode(scope, { ...input, removeProperties: [`p${(value + 1) % 4}`] }, BY_HAND);
  } else await edit(person, operation, node, pick(nodes, operation.b)!, pick(relationships, operation.b));
}

async function edit(
  person: Person,
  { do: what, value }: Operation,
  node: GraphNode,
  other: GraphNode,
  relationship: GraphRelationship | undefined,
): Promise<void> {
  const { store, scope } = person;
  const type = pick(['T', 'U', 'tip ț'], value)!;
  if (what === 'connect') await person.relationship(type, node, other, propertiesOf(value));
  else if (what === 'set') {
    const input = { type, startNodeId: node.id, endNodeId: other.id, setProperties: propertiesOf(value) };
    await store.setRelationship(scope, input, BY_HAND);
  } else if (relationship === undefined) return;
  else if (what === 'disconnect') {
    const ends = { first: relationship.startNodeId, second: relationship.endNodeId };
    await store.deleteRelationship(scope, relationship.id, ends, BY_HAND);
  } else {
    const { id: relationshipId, version } = relationship;
    await store.updateRelationship(scope, { relationshipId, version, type, endNodeId: node.id }, BY_HAND);
  }
}
