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

    it('names what was changed, from what to what, as it was then', async () => {
      const ana = await person().node(['Person'], { name: 'Ana', age: 30 });
      const dan = await person().node(['Person'], { name: 'Dan' });
      const link = await person().relationship('KNOWS', ana, dan, { since: 2001 });
      const { store, scope } = person();
      const edit = { setProperties: { name: 'Ana Pop', born: '1990-01-02' }, propertyKinds: { born: 'date' as const } };
      await store.updateNode(scope, { nodeId: ana.id, version: ana.version, ...edit }, { source: 'hand' });
      await person().set(await person().read(ana.id), { name: 'Somebody else' });
      await person().remove(dan);
      const summaries = (await person().changes()).items.map(({ summary }) => summary.elements);
      const [removal, , rename, relation, , creation] = summaries;
      expect(removal).toMatchObject([
        { operation: 'delete', kind: 'node', id: dan.id, caption: 'Dan', labels: ['Person'] },
        { operation: 'delete', kind: 'relationship', id: link.id, caption: 'KNOWS', end: { caption: 'Dan' } },
      ]);
      expect(rename).toMatchObject([
        {
          operation: 'update',
          id: ana.id,
          caption: 'Ana Pop',
          captionBefore: 'Ana',
          changed: ['name', 'born'],
          before: { name: 'Ana' },
          after: { name: 'Ana Pop', born: '1990-01-02' },
          afterKinds: { born: 'date' },
        },
      ]);
      expect(relation).toMatchObject([{ caption: 'KNOWS', start: { caption: 'Ana' }, end: { caption: 'Dan' } }]);
      expect(creation).toMatchObject([{ operation: 'create', caption: 'Ana', labels: ['Person'], changed: [] }]);
    });

    it('says in its answer what undo took back', async () => {
      const ana = await person().node(['Person'], { name: 'Ana' });
      await person().set(ana, { name: 'Maria' });
      const taken = [{ caption: 'Maria', captionBefore: 'Ana', before: { name: 'Ana' }, after: { name: 'Maria' } }];
      expect((await person().undo()).change.summary.elements).toMatchObject(taken);
      expect((await person().redo()).change.summary.elements).toMatchObject(taken);
    });

    it('sums up a large change by its labels and its first names, and keeps long values short', async () => {
      const { store, scope } = person();
      const operations = Array.from({ length: 40 }, (_, at) => ({
        op: 'createNode' as const,
        labels: [at < 30 ? 'Country' : 'City'],
        properties: { name: `N${at}` },
      }));
      await store.applyPatch(scope, operations, { source: 'hand' });
      const node = await person().node(['Note'], { name: 'Note' });
      const fields = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`text${at}`, 'a'.repeat(5000)]));
      await person().set(node, fields);
      const [long, , many] = (await person().changes()).items.map(({ summary }) => summary);
      expect(many?.elements.map(({ caption }) => caption)).toEqual(['N0', 'N1', 'N2', 'N3', 'N4']);
      expect(many?.byName).toEqual([
        { operation: 'create', kind: 'node', name: 'Country', total: 30 },
        { operation: 'create', kind: 'node', name: 'City', total: 10 },
      ]);
      expect(long?.elements).toMatchObject([{ propertiesLeftOut: 4, changed: { length: 5 } }]);
      expect(JSON.stringify(long).length).toBeLessThan(1500);
    });

    it('says what was done to all alike, from what to what, and nothing where one differs', async () => {
      const { store, scope } = person();
      const trams = [
        await person().node(['Tram'], { name: 'T1', status: 'on time', line: '4' }),
        await person().node(['Tram', 'Old'], { name: 'T2', status: 'on time', line: '9' }),
      ];
      const depot = await person().node(['Depot'], { name: 'North' });
      const patch = async (operations: Parameters<typeof store.applyPatch>[1]) => {
        await store.applyPatch(scope, operations, { source: 'hand' });
        return (await person().changes(1)).items[0]?.summary.alike;
      };
      const update = async (content: (at: number) => object) => {
        const now = await Promise.all(trams.map(({ id }) => person().read(id)));
        return patch(now.map(({ id, version }, at) => ({ op: 'updateNode', nodeId: id, version, ...content(at) })));
      };
      const set = (...values: readonly Record<string, string>[]) =>
        update((at) => ({ setProperties: values[at] ?? {} }));
      expect(await set({ status: 'late' }, { status: 'late' })).toMatchObject({
        ...{ operation: 'update', kind: 'node', total: 2, name: 'Tram', changed: ['status'] },
        ...{ before: { status: 'on time' }, after: { status: 'late' } },
      });
      expect(await set({ line: '5' }, { line: '5' })).toMatchObject({ before: {}, after: { line: '5' } });
      expect(await set({ line: '1' }, { line: '2' })).toBeUndefined();
      expect(await update(() => ({ addLabels: ['Late'] }))).toMatchObject({
        ...{ name: 'Tram', labelsAdded: ['Late'], changed: [] },
      });
      expect(
        await patch(
          trams.map(({ id }) => ({
            ...{ op: 'createRelationship' as const, type: 'PARKED_AT', startNodeId: id, endNodeId: depot.id },
          })),
        ),
      ).toMatchObject({ operation: 'create', total: 2, name: 'PARKED_AT', end: { caption: 'North' } });
    });

    it('says what went along with many nodes, where relationships hang now, and with which node others became one', async () => {
      const { store, scope } = person();
      const [ana, ion, cluj, turda] = [
        await person().node(['Person'], { name: 'Ana' }),
        await person().node(['Person'], { name: 'Ion' }),
        await person().node(['Town'], { name: 'Cluj' }),
        await person().node(['Town'], { name: 'Turda' }),
      ];
      const bulk = async (input: Parameters<typeof store.bulkEdit>[1]) => {
        const { change, ...left } = await store.bulkEdit(scope, input, { source: 'hand' });
        return { alike: change.summary.alike, left };
      };
      const people = [{ id: ana.id }, { id: ion.id }];
      const joined = await bulk({ action: 'connect', nodes: people, targetNodeId: turda.id, type: 'LIVES_IN' });
      const ties = joined.left.relationships.map(({ id }) => ({ id }));
      const hung = await bulk({ action: 'attach', relationships: ties, endNodeId: cluj.id });
      expect(hung.alike).toMatchObject({
        ...{ operation: 'update', name: 'LIVES_IN', total: 2, ends: 'end' },
        ...{ end: { caption: 'Cluj' }, endBefore: { caption: 'Turda' } },
      });
      expect((await bulk({ action: 'reverse', relationships: ties })).alike).toMatchObject({ ends: 'turned' });
      expect((await bulk({ action: 'duplicate', nodes: people, relationships: ties })).alike).toMatchObject({
        ...{ operation: 'create', kind: 'node', name: 'Person', total: 2, along: 2 },
      });
      const merged = await bulk({ action: 'merge', nodes: [{ id: ion.id }], targetNodeId: ana.id });
      expect(merged.alike).toMatchObject({ name: 'Person', total: 1, into: { caption: 'Ana' } });
      const gone = await bulk({ action: 'delete', nodes: [{ id: ana.id }, { id: cluj.id }] });
      expect(gone.alike).toMatchObject({ operation: 'delete', kind: 'node', name: '', total: 2 });
      expect((await person().undo()).change.summary.alike).toEqual(gone.alike);
    });

    it('sums up an import, also when it was undone and done again', async () => {
      const nodes = Array.from({ length: 12 }, (_, at) => ({
        id: newNodeId(),
        labels: ['Town'],
        properties: { DENUMIRE: `T${at}` },
        propertyKinds: {},
      }));
      await person().import([{ nodes, relationships: [] }]);
      await person().undo();
      const { change } = await person().redo();
      const [listed] = (await person().changes()).items;
      expect(listed?.summary).toEqual(change.summary);
      expect(change.summary.elements.map(({ caption }) => caption)).toEqual(['T0', 'T1', 'T2', 'T3', 'T4']);
      expect(change.summary.byName).toEqual([{ operation: 'create', kind: 'node', name: 'Town', total: 12 }]);
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
      expect(rest).toMatchObject({ items: { length: 1 } });
      expect(rest).not.toHaveProperty('nextPageToken');
    });

    it('tells what was done to one element and to no other, from what to what', async () => {
      const ana = await person().node(['Person'], { name: 'Ana', age: 30 });
      const dan = await person().node(['Person'], { name: 'Dan' });
      const knows = await person().relationship('KNOWS', ana, dan);
      await person().set(ana, { age: 31 });
      const many = Array.from({ length: 9 }, () => ({ op: 'createNode' as const, labels: ['Other'] }));
      const last = { op: 'updateNode' as const, nodeId: ana.id, version: 2, setProperties: { name: 'Ana Pop' } };
      await person().patch([...many, last]);
      await person().undo();
      const { store, scope } = person();
      const { items, complete } = await store.elementChanges(scope, 'node', ana.id);
      expect(complete).toBe(true);
      expect(items.map(({ undone, source }) => [undone, source])).toEqual([
        [true, 'hand'],
        [false, 'hand'],
        [false, 'hand'],
      ]);
      expect(items.map(({ element }) => element)).toMatchObject([
        { operation: 'update', id: ana.id, before: { name: 'Ana' }, after: { name: 'Ana Pop' } },
        { operation: 'update', changed: ['age'], before: { age: 30 }, after: { age: 31 } },
        { operation: 'create', caption: 'Ana' },
      ]);
      expect((await store.elementChanges(scope, 'relationship', knows.id)).items).toMatchObject([
        { element: { operation: 'create', caption: 'KNOWS', start: { caption: 'Ana' } } },
      ]);
      expect(await refusalOf(store.elementChanges(scope, 'node', newNodeId()))).toBe('NODE_NOT_FOUND');
    });

    it('tells of an element that it came with an import', async () => {
      const id = newNodeId();
      const town = { id, labels: ['Town'], properties: { name: 'Iași' }, propertyKinds: {} };
      await person().import([{ nodes: [town], relationships: [] }]);
      const { store, scope } = person();
      expect((await store.elementChanges(scope, 'node', id)).items).toMatchObject([
        { source: 'import', reference: 'file.csv', element: { operation: 'create', caption: 'Iași' } },
      ]);
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
        const { store, scope } = person();
        await expect(store.patchCounts(scope, [first, operation as never])).rejects.toMatchObject({
          code,
          parts: { errors: [{ path }] },
        });
      }
      expect(await contentOf(person())).toEqual(before);
      await expectCountersRight(person());
    });

    it('says what a patch would change, and changes nothing', async () => {
      const { store, scope } = person();
      const old = await person().node(['Old'], { x: 1 });
      const before = await contentOf(person());
      const nodeId = newNodeId();
      const counts = await store.patchCounts(scope, [
        { op: 'createNode', nodeId, labels: ['New'] },
        { op: 'createRelationship', type: 'T', startNodeId: nodeId, endNodeId: old.id },
        { op: 'updateNode', nodeId: old.id, version: old.version, setProperties: { x: 2 } },
      ]);
      expect(counts).toMatchObject({ nodesCreated: 1, relationshipsCreated: 1, nodesUpdated: 1, nodesDeleted: 0 });
      expect(await contentOf(person())).toEqual(before);
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
