import { describe, expect, it } from 'vitest';

import { type NodeId } from '../../../../server/contract/ids.js';
import { type GraphChanged } from '../../../../server/contract/live.js';
import { type ImportedNode } from '../../../../server/graph/ports/ImportSink.js';
import { newNodeId, newOwner, newRelationshipId, Person } from './Person.js';

const NOTHING = { complete: true, nodes: [], relationships: [], deletedNodeIds: [], deletedRelationshipIds: [] };
const versionOf = ({ id, version }: { id: string; version: number }) => ({ id, version });

/** What those who follow the person's graphs hear while `work` is done. */
async function heard({ store, scope }: Person, work: () => Promise<unknown>): Promise<GraphChanged[]> {
  const changes: GraphChanged[] = [];
  const stop = store.onChange((ownerId, change) => {
    if (ownerId === scope.ownerId) changes.push(change);
  });
  await work();
  stop();
  return changes;
}

const imported = (count: number): ImportedNode[] =>
  Array.from({ length: count }, () => ({ id: newNodeId(), labels: ['New'], properties: {}, propertyKinds: {} }));

export const describeFollowing = (person: () => Person) =>
  describe('following a graph', () => {
    it('tells of each change once it is written, with the head and the versions that a reader then finds', async () => {
      const projectId = await person().projectId();
      const made = await heard(person(), () => person().node(['A'], { x: 1 }));
      const id = made[0]!.nodes[0]!.id;
      expect(made).toMatchObject([{ ...NOTHING, projectId, head: 1, nodes: [{ id, version: 1 }] }]);
      const node = await person().read(id);
      expect(await heard(person(), () => person().set(node, { x: 2 }))).toMatchObject([
        { ...NOTHING, projectId, head: 2, nodes: [{ id, version: 2 }] },
      ]);
      const back = await heard(person(), () => person().undo());
      expect(back).toMatchObject([{ ...NOTHING, projectId, head: 3, nodes: [versionOf(await person().read(id))] }]);
    });

    it('brings the content of a small change as a reader then finds it, and how the project then stands', async () => {
      const [a, b] = [await person().node(['A'], { x: 1 }), await person().node(['B', 'C'])];
      const [linked] = await heard(person(), () => person().relationship('T', a, b));
      const { nodes, relationships } = await person().all();
      const counts = {
        nodesTotal: 2,
        relationshipsTotal: 1,
        labels: ['A', 'B', 'C'].map((label) => ({ label, total: 1 })),
        types: [{ type: 'T', total: 1 }],
      };
      expect(linked!.content).toEqual({
        nodes: expect.toSatisfy((found: unknown[]) => found.length === 2) as unknown,
        relationships,
        canUndo: true,
        canRedo: false,
        counts,
      });
      expect(new Set(linked!.content!.nodes)).toEqual(new Set(nodes));
      const [undone] = await heard(person(), () => person().undo());
      expect(undone!.content).toMatchObject({
        nodes: [{ degree: 0 }, { degree: 0 }],
        relationships: [],
        canRedo: true,
        counts: { ...counts, relationshipsTotal: 0, types: [] },
      });
    });

    it('leaves the content of a large change to be read: many elements, or much in a few', async () => {
      const many = (count: number) =>
        person().patch(Array.from({ length: count }, () => ({ op: 'createNode' as const, labels: ['A'] })));
      const [small] = await heard(person(), () => many(100));
      expect(small!.content?.nodes).toHaveLength(100);
      const [large] = await heard(person(), () => many(101));
      expect(large).toMatchObject({ complete: true, nodes: { length: 101 } });
      expect(large).not.toHaveProperty('content');
      const [long] = await heard(person(), () =>
        person().node(['A'], { text: 'ă'.repeat(20_000) + 'x'.repeat(20_000) }),
      );
      expect(long).toMatchObject({ complete: true, nodes: { length: 1 } });
      expect(long).not.toHaveProperty('content');
    });

    it('leaves labels and types to be counted by a reader where there are very many', async () => {
      const labelled = (count: number, from = 0) =>
        person().patch(
          Array.from({ length: count }, (_, at) => ({ op: 'createNode' as const, labels: [`L${at + from}`] })),
        );
      const [few] = await heard(person(), () => labelled(100));
      expect(few!.content?.counts?.labels).toHaveLength(100);
      const [many] = await heard(person(), () => labelled(1, 100));
      expect(many!.content).toMatchObject({ nodes: { length: 1 }, canUndo: true });
      expect(many!.content).not.toHaveProperty('counts');
    });

    it('tells of the ends of made, moved and deleted relationships: their degrees are others', async () => {
      const nodes = [await person().node(['A']), await person().node(['B']), await person().node(['C'])] as const;
      const [a, b, c] = nodes.map(versionOf);
      const { store, scope } = person();
      const made = await heard(person(), () => person().relationship('T', nodes[0], nodes[1]));
      const [r] = made[0]!.relationships;
      expect(made).toMatchObject([{ nodes: [a, b], relationships: [{ version: 1 }] }]);
      const input = { relationshipId: r!.id, version: 1, endNodeId: nodes[2].id };
      const moved = await heard(person(), () => store.updateRelationship(scope, input, { source: 'hand' }));
      expect(moved).toMatchObject([{ relationships: [{ id: r!.id, version: 2 }], nodes: { length: 3 } }]);
      const retyped = { relationshipId: r!.id, version: 2, type: 'U' };
      const changed = await heard(person(), () => store.updateRelationship(scope, retyped, { source: 'hand' }));
      expect(changed).toMatchObject([{ relationships: [{ version: 3 }], nodes: [] }]);
      const ends = { first: nodes[0].id, second: nodes[2].id };
      const gone = await heard(person(), () => store.deleteRelationship(scope, r!.id, ends, { source: 'hand' }));
      expect(gone).toMatchObject([{ nodes: [a, c], relationships: [], deletedRelationshipIds: [r!.id] }]);
    });

    it('tells what a deleted node took along, and of its return', async () => {
      const [a, b] = [await person().node(['A']), await person().node(['B'])];
      const r = await person().relationship('T', a, b);
      const [gone] = await heard(person(), () => person().remove(a));
      expect(gone).toMatchObject({
        nodes: [versionOf(b)],
        deletedNodeIds: [a.id],
        deletedRelationshipIds: [r.id],
        relationships: [],
      });
      const [back] = await heard(person(), () => person().undo());
      const { nodes, relationships } = await person().all();
      expect(new Set(back!.nodes)).toEqual(new Set(nodes.map(versionOf)));
      expect(back).toMatchObject({ relationships: relationships.map(versionOf), deletedNodeIds: [] });
    });

    it('tells of a patch as one change, and of an import when it is shown, taken back and shown again', async () => {
      const old = await person().node(['Old']);
      const [one, two] = [newNodeId(), newNodeId()];
      const patched = await heard(person(), () =>
        person().patch([
          { op: 'createNode', nodeId: one, labels: ['A'] },
          { op: 'createRelationship', type: 'T', startNodeId: one, endNodeId: old.id },
          { op: 'createNode', nodeId: two, labels: ['A'] },
          { op: 'deleteNode', nodeId: two },
        ]),
      );
      expect(patched).toMatchObject([{ head: 2, relationships: { length: 1 }, nodes: { length: 2 } }]);
      const [node] = imported(1) as [ImportedNode];
      const id = newRelationshipId();
      const link = { id, type: 'T', startNodeId: node.id, endNodeId: old.id, properties: {}, propertyKinds: {} };
      const shown = await heard(person(), () => person().import([{ nodes: [node], relationships: [link] }]));
      expect(shown).toMatchObject([{ head: 3, nodes: { length: 2 }, relationships: [{ id, version: 1 }] }]);
      const hidden = await heard(person(), () => person().undo());
      expect(hidden).toMatchObject([
        { head: 4, nodes: [{ id: old.id }], deletedNodeIds: [node.id], deletedRelationshipIds: [id] },
      ]);
      expect(await heard(person(), () => person().redo())).toMatchObject([{ ...shown[0], head: 5 }]);
    });

    it('says only that much has changed when there is too much to tell', async () => {
      const [change] = await heard(person(), () => person().import([{ nodes: imported(1001), relationships: [] }]));
      expect(change).toMatchObject({ ...NOTHING, complete: false, head: 1 });
      expect(await heard(person(), () => person().undo())).toMatchObject([{ ...NOTHING, complete: false, head: 2 }]);
    });

    it('is silent about what changes nothing, what is refused, and where nodes stand', async () => {
      const node = await person().node(['A'], { x: 1 });
      const { store, scope } = person();
      const silent = await heard(person(), async () => {
        await person().set(node, { x: 1 });
        await person()
          .set({ ...node, version: 9 }, { x: 5 })
          .catch(() => undefined);
        await store.savePositions(scope, [{ nodeId: node.id, x: 1, y: 1 }]);
        await person().import([], false);
        await person().import([], true);
      });
      expect(silent).toEqual([]);
    });

    it('goes on writing when whoever follows fails', async () => {
      const stop = person().store.onChange(() => {
        throw new Error('nobody there');
      });
      const node = await person().node(['A']);
      stop();
      expect(await person().read(node.id)).toEqual(node);
    });

    it('gives elements by their ids as they stand now, and none of other people', async () => {
      const [a, b] = [await person().node(['A'], { x: 1 }), await person().node(['B'])];
      const r = await person().relationship('T', a, b);
      const { store, scope } = person();
      const wanted = { nodeIds: [a.id, a.id, newNodeId()], relationshipIds: [r.id] };
      const found = await store.elements(scope, wanted);
      expect(found).toEqual({ nodes: [{ ...a, degree: 1 }], relationships: [r] });
      const stranger = new Person(store, { ownerId: newOwner() });
      expect(await store.elements(stranger.scope, wanted)).toEqual({ nodes: [], relationships: [] });
      expect((await store.elements(scope, { nodeIds: [], relationshipIds: [] })).nodes).toEqual([]);
    });

    it('gives what joins nodes with each other, each once, and nothing of other people', async () => {
      const [a, b, c] = [await person().node(['A']), await person().node(['B']), await person().node(['C'])];
      const joining = [
        await person().relationship('T', a, b),
        await person().relationship('U', b, a),
        await person().relationship('T', a, a),
      ];
      await person().relationship('T', b, c);
      const { store, scope } = person();
      const among = async (...ids: NodeId[]) => (await store.relationshipsAmong(scope, ids)).items;
      const byId = (items: readonly { id: string }[]) => items.toSorted((one, other) => (one.id < other.id ? -1 : 1));
      expect(byId(await among(a.id, b.id, a.id, newNodeId()))).toEqual(byId(joining));
      expect(await among(b.id, newNodeId())).toEqual([]);
      expect(await among()).toEqual([]);
      const stranger = new Person(store, { ownerId: newOwner() });
      expect((await store.relationshipsAmong(stranger.scope, [a.id, b.id])).items).toEqual([]);
    });
  });
