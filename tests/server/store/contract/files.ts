import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';

import { type UpdateEdit } from '../../../../domain/changes/edit.js';
import { type ImportId } from '../../../../server/contract/ids.js';
import {
  type ImportBatch,
  type ImportedNode,
  type ImportedRelationship,
} from '../../../../server/graph/ports/ImportSink.js';
import { newNodeId, newRelationshipId, Person } from './Person.js';
import { contentOf, expectCountersRight, refusalOf } from './recount.js';

/** A ring of nodes as a file would bring it, in some batches. */
function ring(size: number, batchSize = 700): ImportBatch[] {
  const nodes = Array.from({ length: size }, (_, index): ImportedNode => ({
    id: newNodeId(),
    labels: ['Ring', index % 2 === 0 ? 'Even' : 'Odd'],
    properties: { name: `ring ${index}` },
    propertyKinds: {},
    position: { x: index, y: -index },
  }));
  const relationships = nodes.map(({ id }, index): ImportedRelationship => ({
    id: newRelationshipId(),
    type: 'NEXT',
    startNodeId: id,
    endNodeId: nodes[(index + 1) % size]!.id,
    properties: { step: index },
    propertyKinds: {},
  }));
  const batches: ImportBatch[] = [];
  for (let at = 0; at < size; at += batchSize)
    batches.push({ nodes: nodes.slice(at, at + batchSize), relationships: [] });
  for (let at = 0; at < size; at += batchSize) {
    batches.push({ nodes: [], relationships: relationships.slice(at, at + batchSize) });
  }
  return batches;
}

/** A node taken from one name to another. */
const renaming = (id: string, from: string, to: string): UpdateEdit => ({
  of: 'node',
  op: 'update',
  id,
  from: { properties: { name: { value: from } } },
  to: { properties: { name: { value: to } } },
});

export const describeFiles = (person: () => Person) =>
  describe('import and export', () => {
    it('shows nothing of an import before it is published, then all of it at once', async () => {
      const { store } = person();
      const scope = { ...person().scope, projectId: await person().projectId() };
      const id = ulid() as ImportId;
      await store.beginImport(scope, id);
      for (const batch of ring(30)) await store.appendImport(scope, id, batch);
      expect(await store.totals(scope)).toEqual({ nodes: 0, relationships: 0, labels: 0, types: 0 });
      expect(await person().found('ring')).toMatchObject({ nodes: [], relationships: [] });
      expect((await person().nodes({ text: 'ring' })).total).toBe(0);
      expect((await person().all()).nodes).toEqual([]);
      await store.publishImport(scope, id, { source: 'import' });
      expect(await store.totals(scope)).toEqual({ nodes: 30, relationships: 30, labels: 3, types: 1 });
      expect((await person().nodes({ text: 'ring' })).total).toBe(30);
      await expectCountersRight(person());
    });

    it('knows no node of a slice that was refused', async () => {
      const { store } = person();
      const scope = { ...person().scope, projectId: await person().projectId() };
      const id = ulid() as ImportId;
      const [brought, tied] = ring(3) as [ImportBatch, ImportBatch];
      const [first, second, third] = brought.nodes as [ImportedNode, ImportedNode, ImportedNode];
      const unsound = { ...brought, nodes: [first, second, { ...third, labels: [''] }] };
      await store.beginImport(scope, id);
      expect(await refusalOf(store.appendImport(scope, id, unsound))).toBe('VALIDATION_FAILED');
      expect(await refusalOf(store.appendImport(scope, id, tied))).toBe('NODE_NOT_FOUND');
      await store.appendImport(scope, id, brought);
      await store.appendImport(scope, id, tied);
      await store.publishImport(scope, id, { source: 'import' });
      expect(await store.totals(scope)).toEqual({ nodes: 3, relationships: 3, labels: 3, types: 1 });
      await expectCountersRight(person());
    });

    it('undoes an import as one step and redoes it, however large', async () => {
      await person().node(['Before']);
      const before = await contentOf(person());
      const receipt = await person().import(ring(3000));
      expect(receipt).toMatchObject({
        complete: false,
        nodes: [],
        change: { source: 'import', reference: 'file.csv' },
      });
      const after = await contentOf(person());
      await person().undo();
      expect(await contentOf(person())).toEqual(before);
      await expectCountersRight(person());
      await person().redo();
      expect(await contentOf(person())).toEqual(after);
      await expectCountersRight(person());
    });

    it('lists what a small import brought', async () => {
      const receipt = await person().import(ring(20));
      expect(receipt).toMatchObject({ complete: true, nodes: { length: 20 }, relationships: { length: 20 } });
      const undone = await person().undo();
      expect(undone).toMatchObject({ complete: true, nodes: [], deletedNodeIds: { length: 20 } });
    });

    it('undoes edits of imported nodes first, and then the import with nothing left', async () => {
      const other = await person().node(['Other']);
      await person().import(ring(10));
      const [first, second] = (await person().nodes({ label: 'Ring' })).items;
      const last = await person().relationship('T', first!, other);
      await person().set({ ...first!, version: first!.version }, { name: 'changed' });
      await person().remove(second!);
      expect(last.endNodeId).toBe(other.id);
      for (let step = 0; step < 4; step += 1) await person().undo();
      expect((await person().all()).nodes.map(({ id }) => id)).toEqual([other.id]);
      await expectCountersRight(person());
      for (let step = 0; step < 4; step += 1) await person().redo();
      expect(await person().store.totals(person().scope)).toMatchObject({ nodes: 10, relationships: 9 });
      await expectCountersRight(person());
    });

    it('leaves nothing of an import that is given up, and takes the same ids again', async () => {
      const batches = ring(1200);
      await person().import(batches, false);
      expect((await person().changes()).total).toBe(0);
      await person().import(batches);
      expect(await person().store.totals(person().scope)).toMatchObject({ nodes: 1200, relationships: 1200 });
      await expectCountersRight(person());
    });

    it('takes the ids of an undone import again, and forgets the undone one', async () => {
      const batches = ring(100);
      await person().import(batches);
      await person().undo();
      await person().import(batches);
      await expectCountersRight(person());
      expect((await person().nodes({ text: 'ring' })).total).toBe(100);
      expect(await refusalOf(person().redo())).toBe('NOTHING_TO_REDO');
    });

    it('joins imported relationships to nodes that were there, and counts them at both ends', async () => {
      const [a, b] = [await person().node(['A']), await person().node(['B'])];
      const id = newNodeId();
      const bridge = (startNodeId: typeof id, endNodeId: typeof id): ImportedRelationship => ({
        id: newRelationshipId(),
        type: 'BRIDGE',
        startNodeId,
        endNodeId,
        properties: {},
        propertyKinds: {},
      });
      const relationships = [bridge(a.id, id), bridge(a.id, b.id), bridge(a.id, a.id)];
      await person().import([{ nodes: [{ id, labels: ['New'], properties: {}, propertyKinds: {} }], relationships }]);
      expect((await person().read(a.id)).degree).toBe(3);
      await expectCountersRight(person());
      await person().undo();
      expect((await person().read(a.id)).degree).toBe(0);
      await expectCountersRight(person());
    });

    it('stays sound when a node that an unfinished import needs is deleted', async () => {
      const [a, b] = [await person().node(['A']), await person().node(['B'])];
      const { store } = person();
      const scope = { ...person().scope, projectId: await person().projectId() };
      const importId = ulid() as ImportId;
      const relationship = { id: newRelationshipId(), type: 'T', properties: {}, propertyKinds: {} };
      await store.beginImport(scope, importId);
      const relationships = [{ ...relationship, startNodeId: a.id, endNodeId: b.id }];
      await store.appendImport(scope, importId, { nodes: [], relationships });
      await person().remove(a);
      await store.publishImport(scope, importId, { source: 'import' });
      await expectCountersRight(person());
    });

    it('refuses taken ids, missing ends, unknown imports and a second publication', async () => {
      const { store } = person();
      const known = await person().node(['A']);
      const taken = { id: known.id, labels: ['B'], properties: {}, propertyKinds: {} };
      expect(await refusalOf(person().import([{ nodes: [taken], relationships: [] }]))).toBe('ID_TAKEN');
      const [, ringRelationships] = ring(5);
      expect(await refusalOf(person().import([ringRelationships!]))).toBe('NODE_NOT_FOUND');
      const scope = { ...person().scope, projectId: await person().projectId() };
      const id = ulid() as ImportId;
      expect(await refusalOf(store.appendImport(scope, id, { nodes: [taken], relationships: [] }))).toBe(
        'IMPORT_NOT_FOUND',
      );
      await store.abortImport(scope, id);
      await store.beginImport(scope, id);
      await store.appendImport(scope, id, ring(3)[0]!);
      await store.publishImport(scope, id, { source: 'import' });
      expect(await refusalOf(store.publishImport(scope, id, { source: 'import' }))).toBe('IMPORT_STATE');
      expect(await refusalOf(store.abortImport(scope, id))).toBe('IMPORT_STATE');
      await expectCountersRight(person());
    });

    it('changes what is there with what it brings, as one step that is taken back and made again', async () => {
      const known = await person().node(['City'], { name: 'Iasi', people: 1 });
      const before = await contentOf(person());
      const [brought, bridge] = [newNodeId(), newRelationshipId()];
      const node = { id: brought, labels: ['City'], properties: { name: 'Cluj' }, propertyKinds: {} };
      const ends = { startNodeId: known.id, endNodeId: brought };
      const receipt = await person().import([
        { nodes: [node], relationships: [], updates: [renaming(known.id, 'Iasi', 'Iași')] },
        { nodes: [], relationships: [{ id: bridge, type: 'ROAD', properties: {}, propertyKinds: {}, ...ends }] },
      ]);
      expect(receipt).toMatchObject({
        complete: true,
        change: { counts: { nodesCreated: 1, nodesUpdated: 1, relationshipsCreated: 1 } },
      });
      expect(receipt?.nodes.map(({ id }) => id).toSorted()).toEqual([known.id, brought].toSorted());
      expect(await person().read(known.id)).toMatchObject({
        version: 2,
        degree: 1,
        properties: { name: 'Iași', people: 1 },
      });
      const summary = (await person().changes()).items[0]?.summary;
      expect(summary?.elements[0]).toMatchObject({ operation: 'update', id: known.id, changed: ['name'] });
      const { items } = await person().store.elementChanges(person().scope, 'node', known.id);
      expect(items[0]).toMatchObject({ source: 'import', element: { operation: 'update', changed: ['name'] } });
      await expectCountersRight(person());
      const after = await contentOf(person());
      await person().undo();
      expect(await contentOf(person())).toEqual(before);
      await expectCountersRight(person());
      await person().redo();
      expect(await contentOf(person())).toEqual(after);
      await expectCountersRight(person());
    });

    it('only changes what is there, as one step', async () => {
      const known = await person().node(['City'], { name: 'Iasi' });
      await person().import([{ nodes: [], relationships: [], updates: [renaming(known.id, 'Iasi', 'Iași')] }]);
      expect((await person().read(known.id)).properties).toEqual({ name: 'Iași' });
      await person().undo();
      expect((await person().read(known.id)).properties).toEqual({ name: 'Iasi' });
    });

    it.each(['changed', 'deleted'])('publishes nothing when what it changes was %s meanwhile', async (how) => {
      const known = await person().node(['City'], { name: 'Iasi' });
      const { store } = person();
      const scope = { ...person().scope, projectId: await person().projectId() };
      const id = ulid() as ImportId;
      await store.beginImport(scope, id);
      await store.appendImport(scope, id, { ...ring(3)[0]!, updates: [renaming(known.id, 'Iasi', 'Iași')] });
      if (how === 'changed') await person().set(known, { name: 'Jassy' });
      else await person().remove(known);
      const before = await contentOf(person());
      expect(await refusalOf(store.publishImport(scope, id, { source: 'import' }))).toBe('VERSION_CONFLICT');
      expect(await contentOf(person())).toEqual(before);
      await store.abortImport(scope, id);
      await expectCountersRight(person());
    });

    it('brings an exported project into an empty one unchanged', async () => {
      const [a, b] = [await person().node(['A'], { d: '2020-01-01' }, { d: 'date' }), await person().node(['B', 'C'])];
      await person().relationship('T', a, b, { list: [1, 2] });
      await person().relationship('T', a, a);
      await person().set(a, { more: true });
      await person().store.savePositions(person().scope, [{ nodeId: b.id, x: 1, y: 2 }]);
      const exported = await person().all();
      const other = new Person(person().store);
      await other.import([exported]);
      expect(await other.all()).toEqual(exported);
    });
  });
