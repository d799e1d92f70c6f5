import { describe, expect, it } from 'vitest';

import { type ProjectId } from '../../../../server/contract/ids.js';
import { type ProjectScope } from '../../../../server/graph/ports/scope.js';
import { Person } from './Person.js';
import { refusalOf } from './recount.js';

const ERASED_AT = '2100-01-01T00:00:00.000Z';

export const describeProjects = (person: () => Person) =>
  describe('its projects', () => {
    /** A project with a graph of two nodes, beside the default one. */
    async function withProject() {
      const mine = person();
      const { ownerId } = mine.scope;
      const defaultId = await mine.store.ensureDefaultProject(ownerId);
      const { id } = await mine.store.createProject(ownerId, 'Whales');
      const scope = { ownerId, projectId: id };
      const inside = new Person(mine.store, scope);
      const [a, b] = [await inside.node(['A'], { name: 'narwhal' }), await inside.node(['A'])];
      await inside.relationship('KNOWS', a, b);
      await mine.store.savePositions(scope, [{ nodeId: a.id, x: 1, y: 2 }]);
      return { store: mine.store, ownerId, defaultId, scope, inside, a };
    }

    /** What the graph engine and the catalogue have to do with an erasure, in the order of the steps. */
    async function erase(store: Person['store'], scope: ProjectScope): Promise<void> {
      if (!(await store.beginErasing(scope))) return;
      await store.eraseGraph(scope);
      await store.forgetErased(scope);
    }

    const names = async (store: Person['store'], ownerId: Person['scope']['ownerId'], which: 'active' | 'all') =>
      (await store.projects(ownerId, which)).items.map(({ name, state }) => `${name} ${state}`);

    it('changes what is said of one, each time from the version that it was read in', async () => {
      const { store, scope } = await withProject();
      const { version } = await store.project(scope);
      const changed = await store.updateProject(scope, version, { name: 'Balene', description: 'In the sea' });
      expect(changed).toMatchObject({ name: 'Balene', description: 'In the sea', version: version + 1 });
      expect(await refusalOf(store.updateProject(scope, version, { name: 'Late' }))).toBe('VERSION_CONFLICT');
      expect(await store.updateProject(scope, null, { name: 'Balene' })).toEqual(changed);
      expect(await refusalOf(store.updateProject(scope, null, { name: ' ' }))).toBe('VALIDATION_FAILED');
    });

    it('reads an archived one, and changes nothing in it', async () => {
      const { store, ownerId, scope, inside, a } = await withProject();
      const archived = await store.setProjectState(scope, { state: 'archived' });
      expect(archived).toMatchObject({ state: 'archived', nodesTotal: 2, archivedAt: expect.any(String) as unknown });
      expect(await names(store, ownerId, 'active')).toEqual([' active']);
      expect(await names(store, ownerId, 'all')).toEqual([' active', 'Whales archived']);
      expect((await inside.nodes()).total).toBe(2);
      expect((await inside.found('narwhal')).nodes).toHaveLength(1);
      expect(await store.project(scope)).toEqual(archived);
      const writes = [
        () => inside.node(['B']),
        () => inside.set(a, { name: 'x' }),
        () => inside.remove(a),
        () => inside.patch([]),
        () => inside.undo(),
        () => inside.import([]),
        () => store.savePositions(scope, [{ nodeId: a.id, x: 3, y: 4 }]),
      ];
      for (const write of writes) expect(await refusalOf(write()), String(write)).toBe('PROJECT_ARCHIVED');
      expect(await store.setProjectState(scope, { state: 'archived' })).toEqual(archived);
      expect(await store.setProjectState(scope, { state: 'active' })).toMatchObject({ state: 'active' });
      expect((await inside.node(['B'])).labels).toEqual(['B']);
    });

    it('answers nothing of a deleted one, and gives it back whole', async () => {
      const { store, ownerId, scope, inside, a } = await withProject();
      const before = [await inside.all(), await inside.changes()];
      const deleted = await store.setProjectState(scope, { state: 'deleted', erasedAt: ERASED_AT });
      expect(deleted).toMatchObject({ state: 'deleted', erasedAt: ERASED_AT, isDefault: false });
      expect(await names(store, ownerId, 'all')).toEqual([' active', 'Whales deleted']);
      const calls = [
        () => store.project(scope),
        () => inside.nodes(),
        () => inside.read(a.id),
        () => inside.node(['B']),
        () => inside.undo(),
        () => inside.import([]),
        () => store.renameProject(scope, 'x'),
        () => store.createProject(ownerId, 'Again', scope.projectId),
      ];
      for (const call of calls) expect(await refusalOf(call()), String(call)).toBe('PROJECT_NOT_FOUND');
      // Asked again, it is deleted no later.
      const again = await store.setProjectState(scope, { state: 'deleted', erasedAt: '2200-01-01T00:00:00.000Z' });
      expect(again).toEqual(deleted);
      expect(await store.setProjectState(scope, { state: 'active' })).toMatchObject({ state: 'active', nodesTotal: 2 });
      expect([await inside.all(), await inside.changes()]).toEqual(before);
    });

    it('always has a default one that is worked with', async () => {
      const { store, ownerId, defaultId, scope } = await withProject();
      const ofDefault = { ownerId, projectId: defaultId };
      expect(await store.setProjectState(ofDefault, { state: 'archived' })).toMatchObject({ isDefault: false });
      expect(await store.ensureDefaultProject(ownerId)).toBe(scope.projectId);
      await store.setProjectState(scope, { state: 'deleted', erasedAt: ERASED_AT });
      const fresh = await store.ensureDefaultProject(ownerId);
      expect([defaultId, scope.projectId]).not.toContain(fresh);
      const back = await store.setProjectState(scope, { state: 'active' });
      expect(back.isDefault).toBe(false);
      const { items } = await store.projects(ownerId, 'all');
      expect(items.filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual([fresh]);
    });

    it('erases one that was deleted and no other, and gives its place to nobody', async () => {
      const { store, ownerId, scope, inside } = await withProject();
      await erase(store, scope);
      expect((await inside.nodes()).total).toBe(2);
      await store.setProjectState(scope, { state: 'deleted', erasedAt: ERASED_AT });
      await erase(store, scope);
      expect(await names(store, ownerId, 'all')).toEqual([' active']);
      expect(await refusalOf(store.setProjectState(scope, { state: 'active' }))).toBe('PROJECT_NOT_FOUND');
      await erase(store, scope);
      const next = new Person(store, { ownerId, projectId: (await store.createProject(ownerId, 'Next')).id });
      expect((await next.nodes()).total).toBe(0);
      expect((await next.changes()).total).toBe(0);
      expect((await next.found('narwhal')).nodes).toEqual([]);
    });

    it("refuses to touch another person's", async () => {
      const { store, scope } = await withProject();
      const other = new Person(store);
      const foreign = { ...other.scope, projectId: scope.projectId as ProjectId };
      await store.ensureDefaultProject(foreign.ownerId);
      expect(await refusalOf(store.project(foreign))).toBe('PROJECT_NOT_FOUND');
      expect(await refusalOf(store.updateProject(foreign, null, { name: 'x' }))).toBe('PROJECT_NOT_FOUND');
      expect(await refusalOf(store.setProjectState(foreign, { state: 'archived' }))).toBe('PROJECT_NOT_FOUND');
      await erase(store, foreign);
      expect((await store.project(scope)).nodesTotal).toBe(2);
    });
  });
