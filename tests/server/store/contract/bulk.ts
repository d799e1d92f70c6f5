import { describe, expect, it } from 'vitest';

import { type GraphNode } from '../../../../server/contract/elements.js';
import { newNodeId, Person } from './Person.js';
import { contentOf, expectCountersRight, refusalOf } from './recount.js';

type Bulk = Parameters<Person['store']['bulkEdit']>[1];

const BY_HAND = { source: 'hand' } as const;
const idsOf = (nodes: readonly GraphNode[]) => nodes.map(({ id }) => ({ id }));

/** Changes of many elements in one step. */
export const describeBulk = (person: () => Person) =>
  describe('a step on many elements', () => {
    const bulk = (input: Bulk) => person().store.bulkEdit(person().scope, input, BY_HAND);
    const counts = (input: Bulk) => person().store.bulkEditCounts(person().scope, input);
    const between = async () =>
      (await person().all()).relationships.map(({ type, startNodeId, endNodeId }) => [startNodeId, type, endNodeId]);

    /** A star of three around a hub. */
    const star = async () => {
      const hub = await person().node(['Hub'], { name: 'hub' });
      const points: GraphNode[] = [];
      for (const name of ['a', 'b', 'c']) points.push(await person().node(['Point'], { name }));
      const [a, b, c] = points as [GraphNode, GraphNode, GraphNode];
      const spokes = [
        await person().relationship('OF', a, hub),
        await person().relationship('OF', b, hub),
        await person().relationship('OF', c, hub),
        await person().relationship('NEXT', a, b),
      ];
      return { hub, a, b, c, points, spokes };
    };

    it('deletes nodes with what goes along, says it before, and is taken back whole by one undo', async () => {
      const { a, b } = await star();
      const before = await contentOf(person());
      const input: Bulk = { action: 'delete', nodes: idsOf([a, b, a]) };
      expect(await counts(input)).toMatchObject({ nodesDeleted: 2, relationshipsDeleted: 3 });
      expect(await contentOf(person())).toEqual(before);
      const { items } = await person().changes();
      const receipt = await bulk(input);
      expect(receipt).toMatchObject({
        complete: true,
        deletedNodeIds: { length: 2 },
        deletedRelationshipIds: { length: 3 },
      });
      expect(receipt.change.counts).toMatchObject({ nodesDeleted: 2, relationshipsDeleted: 3 });
      expect((await person().changes()).items).toHaveLength(items.length + 1);
      await expectCountersRight(person());
      await person().undo();
      expect(await contentOf(person())).toEqual(before);
      await expectCountersRight(person());
    });

    it('sets and removes properties of both kinds of elements, labels of nodes and types of relationships', async () => {
      const { a, b, spokes } = await star();
      await bulk({
        action: 'edit',
        nodes: idsOf([a, b]),
        relationships: [{ id: spokes[0]!.id }],
        addLabels: ['Seen'],
        removeLabels: ['Point'],
        setProperties: { on: '2026-01-02' },
        propertyKinds: { on: 'date' },
        removeProperties: ['name'],
        type: 'BELONGS_TO',
      });
      const changed = await person().read(a.id);
      expect([changed.labels, changed.properties, changed.propertyKinds]).toEqual([
        ['Seen'],
        { on: '2026-01-02' },
        { on: 'date' },
      ]);
      expect(await person().store.relationship(person().scope, spokes[0]!.id)).toMatchObject({
        type: 'BELONGS_TO',
        properties: { on: '2026-01-02' },
      });
      await expectCountersRight(person());
    });

    it('changes nothing when one element is gone, was changed meanwhile, or would lose its last label', async () => {
      const { a, b, points } = await star();
      await person().set(a, { name: 'other' });
      const before = await contentOf(person());
      const stale = points.map(({ id, version }) => ({ id, version }));
      const set = { action: 'edit', setProperties: { name: 'mine' } } as const;
      expect(await refusalOf(bulk({ ...set, nodes: stale }))).toBe('VERSION_CONFLICT');
      expect(await refusalOf(bulk({ action: 'delete', nodes: stale }))).toBe('VERSION_CONFLICT');
      expect(await refusalOf(bulk({ ...set, nodes: [{ id: b.id }, { id: newNodeId() }] }))).toBe('NODE_NOT_FOUND');
      expect(await refusalOf(bulk({ action: 'edit', nodes: idsOf(points), removeLabels: ['Point'] }))).toBe(
        'VALIDATION_FAILED',
      );
      expect((await bulk({ action: 'delete', nodes: [] })).change.counts).toMatchObject({ nodesDeleted: 0 });
      expect(await contentOf(person())).toEqual(before);
      // Another field of the same node is no conflict.
      await bulk({ action: 'edit', setProperties: { size: 1 }, nodes: stale });
      expect((await person().read(a.id)).properties).toEqual({ name: 'other', size: 1 });
    });

    it('reverses, re-attaches and connects', async () => {
      const { hub, a, b, c, spokes } = await star();
      await bulk({ action: 'reverse', relationships: [{ id: spokes[0]!.id }, { id: spokes[3]!.id }] });
      expect(await between()).toEqual(
        expect.arrayContaining([
          [hub.id, 'OF', a.id],
          [b.id, 'NEXT', a.id],
        ]),
      );
      await bulk({ action: 'attach', relationships: [{ id: spokes[1]!.id }, { id: spokes[2]!.id }], endNodeId: a.id });
      expect(await between()).toEqual(
        expect.arrayContaining([
          [b.id, 'OF', a.id],
          [c.id, 'OF', a.id],
        ]),
      );
      await bulk({ action: 'connect', nodes: idsOf([a, b, c]), targetNodeId: a.id, type: 'KNOWS' });
      expect((await between()).filter(([, type]) => type === 'KNOWS')).toHaveLength(2);
      await expectCountersRight(person());
      await person().undo();
      await person().undo();
      await person().undo();
      expect(await between()).toEqual(
        expect.arrayContaining([
          [a.id, 'OF', hub.id],
          [a.id, 'NEXT', b.id],
          [b.id, 'OF', hub.id],
        ]),
      );
    });

    it('duplicates nodes beside themselves, with the relationships between them and to others', async () => {
      const { a, b, hub, spokes } = await star();
      await person().store.savePositions(person().scope, [{ nodeId: a.id, x: 10, y: 20 }]);
      const receipt = await bulk({
        action: 'duplicate',
        nodes: idsOf([a, b]),
        relationships: [{ id: spokes[0]!.id }, { id: spokes[3]!.id }],
        offset: { x: 5, y: 5 },
      });
      const [first, second] = receipt.nodes;
      expect(receipt.nodes.map(({ properties }) => properties['name']).sort()).toEqual(['a', 'b']);
      const copyOfA = [first, second].find((node) => node?.properties['name'] === 'a');
      const copyOfB = [first, second].find((node) => node?.properties['name'] === 'b');
      expect(copyOfA?.position).toEqual({ x: 15, y: 25 });
      expect(await between()).toEqual(
        expect.arrayContaining([
          [copyOfA?.id, 'NEXT', copyOfB?.id],
          [copyOfA?.id, 'OF', hub.id],
        ]),
      );
      await expectCountersRight(person());
    });

    it('merges nodes: what the first lacks is taken over, and relationships are carried, none twice', async () => {
      const { hub, a, b, c } = await star();
      await person().set(b, { age: 3 });
      await person().relationship('LIKES', c, b, { much: true });
      const before = await contentOf(person());
      await bulk({
        action: 'merge',
        nodes: idsOf([a, b, hub]),
        targetNodeId: a.id,
        setProperties: { name: 'all' },
      });
      const merged = await person().read(a.id);
      expect([[...merged.labels].sort(), merged.properties]).toEqual([['Hub', 'Point'], { name: 'all', age: 3 }]);
      expect((await between()).sort()).toEqual(
        [
          [c.id, 'LIKES', a.id],
          [c.id, 'OF', a.id],
        ].sort(),
      );
      expect(merged.degree).toBe(2);
      await expectCountersRight(person());
      await person().undo();
      expect(await contentOf(person())).toEqual(before);
      await person().redo();
      await expectCountersRight(person());
    });

    it('keeps one of two relationships that merging makes the same', async () => {
      const { hub, a, b } = await star();
      await bulk({ action: 'merge', nodes: idsOf([a, b]), targetNodeId: a.id });
      expect(
        (await between()).filter(([start, type, end]) => start === a.id && type === 'OF' && end === hub.id),
      ).toHaveLength(1);
    });

    it('finds no element of another person', async () => {
      const { a } = await star();
      const other = new Person(person().store);
      await other.node(['Own']);
      const refused = other.store.bulkEdit(other.scope, { action: 'delete', nodes: idsOf([a]) }, BY_HAND);
      expect(await refusalOf(refused)).toBe('NODE_NOT_FOUND');
      const counted = other.store.bulkEditCounts(other.scope, { action: 'delete', nodes: idsOf([a]) });
      expect(await refusalOf(counted)).toBe('NODE_NOT_FOUND');
    });
  });
