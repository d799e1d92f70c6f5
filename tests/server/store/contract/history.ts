import { describe, expect, it } from 'vitest';

import { newNodeId, newRelationshipId, type Person } from './Person.js';
import { contentOf, expectCountersRight, refusalOf } from './recount.js';

export const describeHistory = (person: () => Person) =>
  describe('history', () => {
    it('puts back a deleted node with its id, properties, place and every relationship', async () => {
      const { store, scope } = person();
      const [a, b] = [await person().node(['A'], { x: '2020-01-01' }, { x: 'date' }), await person().node(['B'])];
      await store.savePositions(scope, [{ nodeId: a.id, x: 3, y: 4 }]);
      await person().relationship('T', a, b, { y: 1 });
      await person().relationship('T', a, a);
      const before = await contentOf(person());
      await person().remove(a);
      const receipt = await person().undo();
      expect(await contentOf(person())).toEqual(before);
      expect(receipt).toMatchObject({
        complete: true,
        canRedo: true,
        nodes: { length: 1 },
        relationships: { length: 2 },
      });
      await expectCountersRight(person());
    });

    it('makes versions grow through undo and redo, so that a stale client is told', async () => {
      const made = await person().node(['A'], { x: 1 });
      const changed = await person().set(made, { x: 2 });
      await person().undo();
      const undone = await person().read(made.id);
      expect([undone.properties['x'], undone.version]).toEqual([1, 3]);
      expect(await refusalOf(person().set(changed, { x: 5 }))).toBe('VERSION_CONFLICT');
      await person().redo();
      expect((await person().read(made.id)).version).toBe(4);
    });

    it('undoes and redoes one step at a time to the ends, and no further', async () => {
      await person().node(['A']);
      await person().node(['B']);
      expect(await person().undo()).toMatchObject({ canUndo: true, canRedo: true, head: 3 });
      expect(await person().undo()).toMatchObject({ canUndo: false, canRedo: true, head: 4 });
      expect(await refusalOf(person().undo())).toBe('NOTHING_TO_UNDO');
      await person().redo();
      expect(await person().redo()).toMatchObject({ canUndo: true, canRedo: false });
      expect(await refusalOf(person().redo())).toBe('NOTHING_TO_REDO');
      expect((await person().nodes()).total).toBe(2);
    });

    it('forgets what could be redone when a new change is made', async () => {
      await person().node(['A']);
      await person().undo();
      await person().node(['B']);
      expect(await refusalOf(person().redo())).toBe('NOTHING_TO_REDO');
      const { items, canRedo } = await person().changes();
      expect([items.length, canRedo]).toEqual([1, false]);
    });

    it('lists changes newest first, says what is undone, and pages', async () => {
      for (const label of ['A', 'B', 'C']) await person().node([label]);
      await person().undo();
      const page = await person().changes(2);
      expect(page.items.map(({ undone, counts }) => [undone, counts.nodesCreated])).toEqual([
        [true, 1],
        [false, 1],
      ]);
      expect(page).toMatchObject({ total: 3, canUndo: true, canRedo: true });
      const rest = await person().changes(2, page.nextPageToken ?? '');
      expect(rest).toMatchObject({ items: { length: 1 }, nextPageToken: null });
    });

    it('applies a patch whole, as one step', async () => {
      const [nodeId, relationshipId] = [newNodeId(), newRelationshipId()];
      const old = await person().node(['Old'], { x: 1 });
      const before = await contentOf(person());
      const receipt = await person().patch([
        { op: 'createNode', nodeId, labels: ['New'], position: { x: 1, y: 2 } },
        { op: 'updateNode', nodeId, setProperties: { y: 1 } },
        { op: 'createRelationship', relationshipId, type: 'T', startNodeId: nodeId, endNodeId: old.id },
        { op: 'updateNode', nodeId: old.id, version: 1, setProperties: { x: 2 } },
      ]);
      expect(receipt.change.counts).toMatchObject({ nodesCreated: 1, nodesUpdated: 1, relationshipsCreated: 1 });
      expect(receipt.nodes.map(({ version }) => version).sort()).toEqual([1, 2]);
      await person().undo();
      expect(await contentOf(person())).toEqual(before);
      await person().redo();
      expect(await person().read(nodeId)).toMatchObject({ properties: { y: 1 }, position: { x: 1, y: 2 }, degree: 1 });
    });

    it('leaves nothing of a patch whose last operation is bad, and names it', async () => {
      const missing = newNodeId();
      const old = await person().node(['Old'], { x: 1 });
      const before = await contentOf(person());
      const first = { op: 'createNode' as const, labels: ['New'] };
      const bad = [
        [{ op: 'createNode' as const, labels: [''] }, 'VALIDATION_FAILED', 'body/operations/1/labels/0'],
        [{ op: 'createNode' as const }, 'VALIDATION_FAILED', 'body/operations/1/labels'],
        [{ op: 'deleteNode' as const, nodeId: missing }, 'NODE_NOT_FOUND', 'body/operations/1/nodeId'],
        [{ op: 'updateNode' as const, nodeId: old.id }, 'VALIDATION_FAILED', 'body/operations/1/version'],
        [{ op: 'deleteNode' as const, nodeId: old.id, version: 9 }, 'VERSION_CONFLICT', 'body/operations/1'],
      ] as const;
      for (const [operation, code, path] of bad) {
        await expect(person().patch([first, operation as never])).rejects.toMatchObject({
          code,
          parts: { errors: [{ path }] },
        });
      }
      expect(await contentOf(person())).toEqual(before);
      await expectCountersRight(person());
    });

    it('leaves no trace of what a patch makes and takes away again', async () => {
      const nodeId = newNodeId();
      const other = await person().node(['Other']);
      const receipt = await person().patch([
        { op: 'createNode', nodeId, labels: ['Brief'] },
        { op: 'createRelationship', type: 'T', startNodeId: nodeId, endNodeId: other.id },
        { op: 'deleteNode', nodeId },
      ]);
      expect(receipt).toMatchObject({ nodes: [], relationships: [], deletedNodeIds: [] });
      expect((await person().changes()).total).toBe(1);
    });
  });
