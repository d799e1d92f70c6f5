import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';

import { type PatchOperation } from '../../../../server/contract/edits.js';
import { type ImportId } from '../../../../server/contract/ids.js';
import { type Effect } from '../../../../server/graph/ports/Outbox.js';
import { newNodeId, Person } from './Person.js';
import { refusalOf } from './recount.js';

const newEffect = (data: unknown = { said: 'Iași' }): Effect => ({ key: `test ${ulid()}`, kind: 'test', data });
const CREATE: PatchOperation = { op: 'createNode', labels: ['A'] };
const ORIGIN = { source: 'assistant' } as const;

export const describeEffects = (person: () => Person) =>
  describe('effects of commits', () => {
    it('wait from the commit on, in order, until each was carried out', async () => {
      const { store, scope } = person();
      const { ownerId } = scope;
      const [first, second, third] = [newEffect(), newEffect([1, null]), newEffect('three')];
      await store.applyPatch(scope, [CREATE], ORIGIN, [first, second]);
      const project = { ownerId, projectId: await person().projectId() };
      const importId = ulid() as ImportId;
      await store.beginImport(project, importId);
      const node = { id: newNodeId(), labels: ['B'], properties: {}, propertyKinds: {} };
      await store.appendImport(project, importId, { nodes: [node], relationships: [] });
      await store.publishImport(project, importId, ORIGIN, [third]);
      expect(await store.waitingEffects(ownerId)).toEqual([first, second, third]);
      expect(await store.ownersWithEffects()).toContain(ownerId);
      await store.effectDone(ownerId, second.key);
      expect(await store.waitingEffects(ownerId)).toEqual([first, third]);
      for (const { key } of [first, third, first]) await store.effectDone(ownerId, key);
      expect(await store.waitingEffects(ownerId)).toEqual([]);
      expect(await store.ownersWithEffects()).not.toContain(ownerId);
    });

    it('are none of a commit that is refused', async () => {
      const { store, scope } = person();
      const missing = { op: 'deleteNode', nodeId: newNodeId() } as const;
      expect(await refusalOf(store.applyPatch(scope, [CREATE, missing], ORIGIN, [newEffect()]))).toBe('NODE_NOT_FOUND');
      const project = { ...scope, projectId: await person().projectId() };
      const unknown = store.publishImport(project, ulid() as ImportId, ORIGIN, [newEffect()]);
      expect(await refusalOf(unknown)).toBe('IMPORT_NOT_FOUND');
      expect(await store.waitingEffects(scope.ownerId)).toEqual([]);
    });

    it('keep a commit from being made twice, also when they were carried out, and whoever comes first', async () => {
      const { store, scope } = person();
      const effect = newEffect();
      const tries = Array.from({ length: 5 }, () => refusalOf(store.applyPatch(scope, [CREATE], ORIGIN, [effect])));
      expect((await Promise.all(tries)).toSorted()).toEqual([
        'ID_TAKEN',
        'ID_TAKEN',
        'ID_TAKEN',
        'ID_TAKEN',
        'accepted',
      ]);
      await store.effectDone(scope.ownerId, effect.key);
      await expect(store.applyPatch(scope, [CREATE], ORIGIN, [effect])).rejects.toMatchObject({
        code: 'ID_TAKEN',
        parts: { errors: [{ path: 'effects' }] },
      });
      expect(await store.totals(scope)).toMatchObject({ nodes: 1 });
      expect((await person().changes()).total).toBe(1);
      const other = new Person(store);
      await store.applyPatch(other.scope, [CREATE], ORIGIN, [effect]);
      expect(await store.waitingEffects(other.scope.ownerId)).toEqual([effect]);
      expect(await store.waitingEffects(scope.ownerId)).toEqual([]);
    });
  });
