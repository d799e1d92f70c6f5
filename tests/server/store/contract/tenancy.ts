import { describe, expect, it } from 'vitest';

import { type ProjectId } from '../../../../server/contract/ids.js';
import { newNodeId, Person } from './Person.js';
import { refusalOf } from './recount.js';

export const describeTenancy = (person: () => Person) =>
  describe('whose it is', () => {
    it('gives nobody else a node, a relationship, a list, a search hit or a way to change them', async () => {
      const mine = person();
      const [a, b] = [await mine.node(['Secret'], { name: 'hidden' }), await mine.node(['Secret'])];
      const r = await mine.relationship('KNOWS', a, b, { note: 'hidden' });
      const other = new Person(mine.store);
      const { store, scope } = other;
      const hand = { source: 'hand' } as const;
      expect(await refusalOf(store.node(scope, a.id))).toBe('NODE_NOT_FOUND');
      expect(await refusalOf(store.relationship(scope, r.id))).toBe('RELATIONSHIP_NOT_FOUND');
      expect(await refusalOf(other.set(a, { name: 'taken' }))).toBe('NODE_NOT_FOUND');
      expect(await refusalOf(other.remove(a))).toBe('NODE_NOT_FOUND');
      const ends = { first: a.id, second: b.id };
      expect(await refusalOf(store.deleteRelationship(scope, r.id, ends, hand))).toBe('RELATIONSHIP_NOT_FOUND');
      expect(await refusalOf(store.neighbourhood(scope, a.id, { hops: 1, limit: 10 }))).toBe('NODE_NOT_FOUND');
      expect(await refusalOf(store.shortestPath(scope, { from: a.id, to: b.id, maxHops: 3 }))).toBe('NODE_NOT_FOUND');
      expect(await refusalOf(store.elementChanges(scope, 'node', a.id))).toBe('NODE_NOT_FOUND');
      expect(await refusalOf(store.elementChanges(scope, 'relationship', r.id))).toBe('RELATIONSHIP_NOT_FOUND');
      for (const of of ['node', 'relationship'] as const)
        expect((await store.propertyUse(scope, { of })).items).toEqual([]);
      expect((await other.nodes({ sort: 'property', property: 'name', offset: 0 })).total).toBe(0);
      const own = await other.node(['Own']);
      expect(await refusalOf(other.relationship('TO', own, a))).toBe('NODE_NOT_FOUND');
      expect((await other.nodes()).items).toEqual([own]);
      expect((await other.relationships()).total).toBe(0);
      expect(await other.found('hidden')).toEqual({ nodes: [], relationships: [], more: false });
      expect(await store.savePositions(scope, [{ nodeId: a.id, x: 1, y: 1 }])).toBe(0);
      expect(await mine.read(a.id)).toMatchObject({ properties: { name: 'hidden' }, version: 1 });
    });

    it("refuses another person's project everywhere", async () => {
      const mine = person();
      const projectId = await mine.projectId();
      const other = new Person(mine.store, { ownerId: new Person(mine.store).scope.ownerId, projectId });
      await other.store.ensureDefaultProject(other.scope.ownerId);
      expect(await refusalOf(other.nodes())).toBe('PROJECT_NOT_FOUND');
      expect(await refusalOf(other.node(['A']))).toBe('PROJECT_NOT_FOUND');
      expect(await refusalOf(other.undo())).toBe('PROJECT_NOT_FOUND');
      expect(await refusalOf(other.store.renameProject({ ...other.scope, projectId }, 'x'))).toBe('PROJECT_NOT_FOUND');
    });

    it('lets two persons use the same id', async () => {
      const [one, two] = [person(), new Person(person().store)];
      const id = newNodeId();
      for (const each of [one, two]) {
        await each.store.createNode(each.scope, { id, labels: ['Same'] }, { source: 'hand' });
      }
      await one.remove(await one.read(id));
      expect((await two.read(id)).labels).toEqual(['Same']);
    });

    it('keeps the projects of one person apart, search included', async () => {
      const first = person();
      const made = await first.store.createProject(first.scope.ownerId, 'Second');
      const second = new Person(first.store, { ownerId: first.scope.ownerId, projectId: made.id });
      await first.node(['A'], { name: 'walrus' });
      await second.node(['B'], { name: 'walrus' });
      expect((await first.found('walrus')).nodes.map(({ labels }) => labels)).toEqual([['A']]);
      expect((await second.nodes({ text: 'walrus' })).items.map(({ labels }) => labels)).toEqual([['B']]);
      expect(await first.store.totals(first.scope)).toMatchObject({ nodes: 1, labels: 1 });
      expect((await first.changes()).total).toBe(1);
    });

    it('makes one default project, also when asked many times at once', async () => {
      const { store, scope } = person();
      const ids = await Promise.all(Array.from({ length: 8 }, () => store.ensureDefaultProject(scope.ownerId)));
      expect(new Set(ids).size).toBe(1);
      const list = await store.projects(scope.ownerId);
      expect(list).toMatchObject({ total: 1, items: [{ id: ids[0], isDefault: true, nodesTotal: 0 }] });
    });

    it('names and renames projects', async () => {
      const { store, scope } = person();
      const { id } = await store.createProject(scope.ownerId, 'Whales');
      const renamed = await store.renameProject({ ...scope, projectId: id as ProjectId }, 'Balene');
      expect(renamed).toMatchObject({ id, name: 'Balene', isDefault: false });
      expect((await store.projects(scope.ownerId)).items.map(({ name }) => name)).toEqual(['', 'Balene']);
      expect(await refusalOf(store.createProject(scope.ownerId, '  '))).toBe('VALIDATION_FAILED');
    });

    it('removes all of a person and nothing of another', async () => {
      const [mine, other] = [person(), new Person(person().store)];
      await mine.node(['A']);
      const kept = await other.node(['B']);
      await mine.store.dropGraphs(mine.scope.ownerId);
      await mine.store.dropProjects(mine.scope.ownerId);
      expect(await mine.store.totals(mine.scope)).toEqual({ nodes: 0, relationships: 0, labels: 0, types: 0 });
      expect((await mine.changes()).total).toBe(0);
      expect((await other.nodes()).items).toEqual([kept]);
      expect((await mine.node(['C'])).labels).toEqual(['C']);
    });
  });
