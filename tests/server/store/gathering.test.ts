import { ulid } from 'ulid';
import { beforeEach, describe, expect, it } from 'vitest';

import { type PatchOperation } from '../../../server/contract/edits.js';
import { type GraphNode, type GraphRelationship } from '../../../server/contract/elements.js';
import { type NodeId } from '../../../server/contract/ids.js';
import { gather } from '../../../server/graph/changing/gathering/gather.js';
import { namedByOperations } from '../../../server/graph/changing/gathering/NamedElements.js';
import { memoryGraphStore } from '../../../server/graph/memory/memoryGraphStore.js';
import { memoryReads } from '../../../server/graph/memory/memoryReads.js';
import { MemoryProject } from '../../../server/graph/memory/MemoryProject.js';
import { type ProjectId } from '../../../server/contract/ids.js';
import { newOwner, Person } from './contract/Person.js';

/** The statements of an engine whose reads take a while: each with how many elements it asks for. */
let statements: string[];
let person: Person;
beforeEach(() => {
  statements = [];
  person = new Person(memoryGraphStore((kind, keys) => statements.push(`${kind} ${keys}`)));
});

/** What some work reads. */
async function readBy(work: () => Promise<unknown>): Promise<string[]> {
  statements = [];
  await work();
  return statements;
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

async function chain(length: number): Promise<{ nodes: GraphNode[]; relationships: GraphRelationship[] }> {
  const ids = numbers(length).map(() => ulid() as NodeId);
  const { nodes, relationships } = await person.patch([
    ...ids.map((nodeId, index) => ({ op: 'createNode' as const, nodeId, labels: ['Link'], properties: { index } })),
    ...ids.slice(1).map((endNodeId, index) => ({
      op: 'createRelationship' as const,
      type: 'NEXT',
      startNodeId: ids[index]!,
      endNodeId,
    })),
  ]);
  return { nodes: [...nodes], relationships: [...relationships] };
}

const update = ({ id: nodeId, version }: GraphNode): PatchOperation => ({
  op: 'updateNode',
  nodeId,
  version,
  setProperties: { seen: true },
});
const connect = (start: GraphNode, end: GraphNode): PatchOperation => ({
  op: 'createRelationship',
  type: 'KNOWS',
  startNodeId: start.id,
  endNodeId: end.id,
});
const disconnect = ({ id: relationshipId }: GraphRelationship): PatchOperation => ({
  op: 'deleteRelationship',
  relationshipId,
});

describe('a change over an engine whose reads take a while', () => {
  it('reads what 500 mixed operations name in one round of two statements', async () => {
    const { nodes, relationships } = await chain(200);
    const operations = [
      ...nodes.map(update),
      ...numbers(150).map((index) => connect(nodes[index]!, nodes[199 - index]!)),
      ...relationships.slice(0, 100).map(disconnect),
      ...numbers(50).map((index): PatchOperation => ({ op: 'createNode', labels: ['New'], properties: { index } })),
    ];
    expect(operations).toHaveLength(500);
    expect(await readBy(() => person.patch(operations))).toEqual(['nodes 200', 'relationships 100']);
  });

  it('reads a node and its relationships at once to delete it, and then the neighbours that its entry in the history names', async () => {
    const hub = await person.node(['Hub']);
    for (const index of numbers(9)) await person.relationship('OF', await person.node(['Spoke'], { index }), hub);
    const read = await readBy(() => person.remove(hub));
    expect(read.slice(0, 2)).toEqual(['nodes 1', 'relationshipsOf 1']);
    expect(read.slice(2)).toEqual(['nodes 4']);
  });

  it('merges 100 edits of older versions in two rounds', async () => {
    const { nodes } = await chain(100);
    await person.patch(nodes.map(update));
    const stale = nodes.map((node): PatchOperation => ({ ...update(node), setProperties: { other: 1 } }));
    expect(await readBy(() => person.patch(stale))).toEqual(['nodes 100', 'revisions 100']);
  });

  it('finds all that 100 ids of the caller could meet in one round', async () => {
    const operations = numbers(100).map((): PatchOperation => ({
      op: 'createNode',
      nodeId: ulid() as NodeId,
      labels: ['New'],
    }));
    expect(await readBy(() => person.patch(operations))).toEqual(['nodes 100', 'lastRevisions 100', 'arePromised 100']);
  });

  it('reads nothing for new elements', async () => {
    expect(await readBy(() => person.node(['New']))).toEqual([]);
  });

  it('copies nodes, and merges them, in one round', async () => {
    const { nodes, relationships } = await chain(50);
    const origin = { source: 'hand' } as const;
    const bulk = (input: Parameters<typeof person.store.bulkEdit>[1]) =>
      readBy(() => person.store.bulkEdit(person.scope, input, origin));
    expect(await bulk({ action: 'duplicate', nodes, relationships: [...relationships] })).toEqual([
      'nodes 50',
      'relationships 49',
      'presentNodes 50',
    ]);
    expect(await bulk({ action: 'merge', nodes, targetNodeId: nodes[0]!.id })).toEqual([
      'nodes 50',
      'relationshipsOf 50',
    ]);
  });

  it('counts what a patch would change by the same readings', async () => {
    const { nodes } = await chain(20);
    const operations = nodes.map(update);
    expect(await readBy(() => person.store.patchCounts(person.scope, operations))).toEqual(['nodes 20']);
  });
});

describe('a decision that is made again', () => {
  const project = () => memoryReads(new MemoryProject(newOwner(), ulid() as ProjectId), () => undefined);

  it('begins with the same numbers each time', async () => {
    const given: number[] = [];
    await gather(project(), namedByOperations([]), (source) => {
      given.push(source.nextNumber('node'));
      source.node('unread');
    });
    expect(given).toEqual([1, 1]);
  });

  it('is given up when it asks for something new each time', async () => {
    const work = gather(project(), namedByOperations([]), (source) => source.node(ulid()));
    await expect(work).rejects.toThrow('still asks for more');
  });

  it('fails with what it met once all is read', async () => {
    const work = gather(project(), namedByOperations([]), (source) => {
      if (source.node('nobody') === undefined) throw new Error('nobody is there');
    });
    await expect(work).rejects.toThrow('nobody is there');
  });
});
