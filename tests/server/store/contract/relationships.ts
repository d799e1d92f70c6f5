import { describe, expect, it } from 'vitest';

import { newNodeId, type Person } from './Person.js';
import { expectCountersRight, refusalOf } from './recount.js';

const BY_HAND = { source: 'hand' } as const;

export const describeRelationships = (person: () => Person) =>
  describe('relationships', () => {
    it('needs both ends', async () => {
      const a = await person().node(['A']);
      const missing = { ...a, id: newNodeId() };
      expect(await refusalOf(person().relationship('T', a, missing))).toBe('NODE_NOT_FOUND');
      expect(await refusalOf(person().relationship('T', missing, a))).toBe('NODE_NOT_FOUND');
      expect((await person().relationships()).total).toBe(0);
    });

    it('allows self loops and parallel relationships, and counts a self loop once', async () => {
      const [a, b] = [await person().node(['A']), await person().node(['B'])];
      await person().relationship('T', a, a);
      await person().relationship('T', a, b);
      await person().relationship('T', a, b);
      expect((await person().read(a.id)).degree).toBe(3);
      await expectCountersRight(person());
    });

    it('says how many relationships went with a node, and leaves none dangling', async () => {
      const [a, b] = [await person().node(['A']), await person().node(['B'])];
      const gone = [
        await person().relationship('T', a, a),
        await person().relationship('T', a, b),
        await person().relationship('U', b, a),
      ];
      const kept = await person().relationship('T', b, b);
      const deleted = await person().remove(a);
      expect(deleted.relationshipsDeleted).toBe(3);
      expect([...deleted.relationshipIds].sort()).toEqual(gone.map(({ id }) => id).sort());
      expect((await person().relationships()).items.map(({ id }) => id)).toEqual([kept.id]);
      await expectCountersRight(person());
    });

    it('makes the one relationship of a type between two nodes, then updates it', async () => {
      const { store, scope } = person();
      const [a, b] = [await person().node(['A']), await person().node(['B'])];
      const set = async (setProperties: Record<string, number>) =>
        await store.setRelationship(scope, { type: 'T', startNodeId: a.id, endNodeId: b.id, setProperties }, BY_HAND);
      const made = await set({ x: 1 });
      expect(await set({ x: 1 })).toEqual(made);
      expect(await set({ y: 2 })).toMatchObject({ id: made.id, properties: { x: 1, y: 2 }, version: 2 });
      const back = { type: 'T', startNodeId: b.id, endNodeId: a.id };
      expect((await store.setRelationship(scope, back, BY_HAND)).id).not.toBe(made.id);
      expect((await person().relationships()).total).toBe(2);
    });

    it('updates the oldest where several of the type stand between the two', async () => {
      const { store, scope } = person();
      const [a, b] = [await person().node(['A']), await person().node(['B'])];
      const oldest = await person().relationship('T', a, b);
      await person().relationship('T', a, b);
      const input = { type: 'T', startNodeId: a.id, endNodeId: b.id, setProperties: { x: 1 } };
      expect((await store.setRelationship(scope, input, BY_HAND)).id).toBe(oldest.id);
    });

    it('deletes a relationship only between the two nodes named, in either order', async () => {
      const { store, scope } = person();
      const [a, b, c] = [await person().node(['A']), await person().node(['B']), await person().node(['C'])];
      const made = await person().relationship('T', a, b);
      const wrong = store.deleteRelationship(scope, made.id, { first: a.id, second: c.id }, BY_HAND);
      expect(await refusalOf(wrong)).toBe('RELATIONSHIP_NOT_FOUND');
      await store.deleteRelationship(scope, made.id, { first: b.id, second: a.id }, BY_HAND);
      expect(await refusalOf(store.relationship(scope, made.id))).toBe('RELATIONSHIP_NOT_FOUND');
      await expectCountersRight(person());
    });
  });
