import { describe, expect, it } from 'vitest';

import { type GraphNode } from '../../../../server/contract/elements.js';
import { newNodeId, type Person } from './Person.js';
import { refusalOf } from './recount.js';

const BY_HAND = { source: 'hand' } as const;

export const describeVersions = (person: () => Person) =>
  describe('versions', () => {
    it('grows the version by one with each change, and by none when nothing changes', async () => {
      const made = await person().node(['A'], { x: 1 });
      const changed = await person().set(made, { x: 2 });
      expect([made.version, changed.version]).toEqual([1, 2]);
      expect(await person().set(changed, { x: 2 })).toEqual(changed);
      expect((await person().changes()).total).toBe(2);
    });

    it('merges changes to different properties and labels made against the same version', async () => {
      const { store, scope } = person();
      const made = await person().node(['A'], { x: 1, y: 1, z: 1 });
      await person().set(made, { x: 2 });
      const against = { nodeId: made.id, version: made.version };
      await store.updateNode(scope, { ...against, removeProperties: ['z'], addLabels: ['B'] }, BY_HAND);
      await store.updateNode(scope, { ...against, setProperties: { y: 3 }, addLabels: ['C'] }, BY_HAND);
      expect(await person().read(made.id)).toMatchObject({
        properties: { x: 2, y: 3 },
        labels: ['A', 'B', 'C'],
        version: 4,
      });
    });

    it('refuses a change to a property that another write changed, with the node now and as it was', async () => {
      const made = await person().node(['A'], { x: 1, y: 1 });
      const present = await person().set(await person().set(made, { x: 2 }), { y: 2 });
      await expect(person().set(made, { x: 3 })).rejects.toMatchObject({
        code: 'VERSION_CONFLICT',
        parts: { present, before: { id: made.id, version: made.version, properties: { x: 1, y: 1 } } },
      });
      expect(await person().read(made.id)).toEqual(present);
    });

    it('takes a stale change that says what is already so', async () => {
      const made = await person().node(['A'], { x: 1 });
      const present = await person().set(made, { x: 2 });
      expect(await person().set(made, { x: 2 })).toEqual(present);
    });

    it('lets exactly one of many parallel changes of the same property win', async () => {
      const made = await person().node(['A'], { x: 0 });
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, index) => refusalOf(person().set(made, { x: index + 1 }))),
      );
      expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 'VERSION_CONFLICT')).toHaveLength(19);
      expect((await person().read(made.id)).version).toBe(2);
    });

    it('loses none of many parallel changes of different properties', async () => {
      const made = await person().node(['A']);
      await Promise.all(Array.from({ length: 20 }, (_, index) => person().set(made, { [`p${index}`]: index })));
      const after = await person().read(made.id);
      expect(Object.keys(after.properties)).toHaveLength(20);
      expect(after.version).toBe(21);
    });

    it('refuses a version from the future and a node that is not there, told apart', async () => {
      const made = await person().node(['A'], { x: 1 });
      expect(await refusalOf(person().set(made, { x: 2 }, 7))).toBe('VERSION_CONFLICT');
      const missing: GraphNode = { ...made, id: newNodeId() };
      expect(await refusalOf(person().set(missing, { x: 2 }))).toBe('NODE_NOT_FOUND');
    });

    it('refuses to take the last label', async () => {
      const { store, scope } = person();
      const made = await person().node(['A']);
      const bare = store.updateNode(scope, { nodeId: made.id, version: 1, removeLabels: ['A'] }, BY_HAND);
      expect(await refusalOf(bare)).toBe('VALIDATION_FAILED');
      const other = { nodeId: made.id, version: 1, removeLabels: ['A'], addLabels: ['B'] };
      expect((await store.updateNode(scope, other, BY_HAND)).labels).toEqual(['B']);
    });

    it('keeps a date a date when it gets another one', async () => {
      const made = await person().node(['A'], { born: '1990-01-01' }, { born: 'date' });
      expect((await person().set(made, { born: '1991-01-01' })).propertyKinds).toEqual({ born: 'date' });
      expect((await person().set(made, { born: 'in May' }, 2)).propertyKinds).toEqual({});
    });

    it('merges and refuses changes of a relationship the same way, its type and ends included', async () => {
      const { store, scope } = person();
      const [a, b, c] = [await person().node(['A']), await person().node(['B']), await person().node(['C'])];
      const made = await person().relationship('KNOWS', a, b, { since: 1999 });
      const against = { relationshipId: made.id, version: 1 };
      await store.updateRelationship(scope, { ...against, endNodeId: c.id }, BY_HAND);
      await store.updateRelationship(scope, { ...against, type: 'LIKES', setProperties: { since: 2000 } }, BY_HAND);
      expect(await store.relationship(scope, made.id)).toMatchObject({
        type: 'LIKES',
        endNodeId: c.id,
        properties: { since: 2000 },
        version: 3,
      });
      const clash = store.updateRelationship(scope, { ...against, endNodeId: a.id }, BY_HAND);
      expect(await refusalOf(clash)).toBe('VERSION_CONFLICT');
      const degrees = await Promise.all([a, b, c].map(async ({ id }) => (await person().read(id)).degree));
      expect(degrees).toEqual([1, 0, 1]);
    });
  });
