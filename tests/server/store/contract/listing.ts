import { describe, expect, it } from 'vitest';

import { type GraphNode } from '../../../../server/contract/elements.js';
import { type NodesQuery, type RelationshipsQuery } from '../../../../server/contract/pages.js';
import { type ProjectId } from '../../../../server/contract/ids.js';
import { newNodeId, newOwner, Person } from './Person.js';
import { refusalOf } from './recount.js';

async function nodesByPages(person: Person, query: Partial<NodesQuery>, between?: () => Promise<unknown>) {
  const items: GraphNode[] = [];
  let token: string | undefined = '1';
  let total = 0;
  while (token !== undefined) {
    const page = await person.nodes({ ...query, pageSize: 7, pageToken: token });
    items.push(...page.items);
    ({ nextPageToken: token, total } = page);
    await between?.();
  }
  return { items, total };
}

async function fill(person: Person, count: number): Promise<GraphNode[]> {
  const names = ['Zoë', 'ana', 'Ștefan', 'stan', 'Éva', 'Țuțu', 'bob'];
  const nodes: GraphNode[] = [];
  for (let index = 0; index < count; index += 1) {
    const labels = index % 3 === 0 ? ['Third', 'All'] : ['All'];
    nodes.push(await person.node(labels, { name: `${names[index % names.length]} ${index}` }));
  }
  for (let index = 1; index < count; index += 1) {
    await person.relationship(index % 2 === 0 ? 'EVEN' : 'ODD', nodes[0] as GraphNode, nodes[index] as GraphNode, {
      note: `road ${index % 5}`,
    });
  }
  return nodes;
}

export const describeListing = (person: () => Person) =>
  describe('lists', () => {
    it('pages through all nodes once in every order, forwards and backwards', async () => {
      await fill(person(), 30);
      for (const sort of ['id', 'caption', 'updatedAt', 'degree'] as const) {
        const up = await nodesByPages(person(), { sort, order: 'asc' });
        const down = await nodesByPages(person(), { sort, order: 'desc' });
        expect(new Set(up.items.map(({ id }) => id)).size).toBe(30);
        expect(up.total).toBe(30);
        expect(down.items).toEqual([...up.items].reverse());
        if (sort === 'id') expect(up.items.map(({ id }) => id)).toEqual(up.items.map(({ id }) => id).sort());
        if (sort === 'degree') expect(down.items[0]?.degree).toBe(29);
      }
    });

    it('sorts captions without case and accents', async () => {
      for (const name of ['Zoë', 'ana', 'Ștefan', 'stan', 'Éva']) await person().node(['N'], { name });
      const { items } = await person().nodes({ sort: 'caption' });
      expect(items.map(({ properties }) => properties['name'])).toEqual(['ana', 'Éva', 'stan', 'Ștefan', 'Zoë']);
    });

    it('stays complete and disjoint while nodes are added', async () => {
      const before = await fill(person(), 20);
      const seen = await nodesByPages(person(), {}, () => person().node(['Late']));
      const ids = seen.items.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.slice(0, 20)).toEqual(before.map(({ id }) => id));
    });

    it('lists only what a query lists, with words and a label, in every order and by places', async () => {
      await fill(person(), 30);
      const among = (query: unknown) => JSON.stringify(query);
      const odd = among({
        kind: 'nodes',
        set: {
          kind: 'where',
          of: { kind: 'all' },
          that: {
            kind: 'linked',
            step: { types: ['ODD'], direction: 'in' },
            set: { kind: 'all' },
            quantity: { kind: 'some' },
          },
        },
      });
      for (const sort of ['id', 'caption', 'updatedAt', 'degree'] as const) {
        const { items, total } = await nodesByPages(person(), { among: odd, sort });
        expect([items.length, total]).toEqual([15, 15]);
        const all = (await nodesByPages(person(), { sort })).items;
        const ids = new Set(items.map(({ id }) => id));
        expect(items).toEqual(all.filter(({ id }) => ids.has(id)));
      }
      const third = await person().nodes({ among: odd, label: 'Third', sort: 'label', offset: 2, pageSize: 2 });
      expect([third.items.length, third.total]).toEqual([2, 5]);
      expect((await person().nodes({ among: odd, text: 'stefan' })).total).toBe(2);
      const byName = await person().nodes({ among: odd, sort: 'property', property: 'name', offset: 0 });
      expect(byName.total).toBe(15);
      for (const wrong of ['{', among({ kind: 'count', set: { kind: 'all' } }), among({ kind: 'nodes', set: {} })])
        expect(await refusalOf(person().nodes({ among: wrong }))).toBe('QUERY_INVALID');
    });

    it('filters by label, by words, and by both, with the total of the filter', async () => {
      await fill(person(), 30);
      expect((await nodesByPages(person(), { label: 'Third' })).items).toHaveLength(10);
      expect((await person().nodes({ label: 'Third', pageSize: 1 })).total).toBe(10);
      expect((await person().nodes({ text: 'STEFAN' })).total).toBe(4);
      expect((await person().nodes({ text: 'ste', label: 'Third', pageSize: 1 })).total).toBe(1);
      expect(await person().nodes({ label: 'None' })).toEqual({ items: [], total: 0 });
    });

    it('lists relationships by type, node and words, with what their ends are called', async () => {
      const nodes = await fill(person(), 12);
      const count = async (query: Partial<RelationshipsQuery>) => (await person().relationships(query)).total;
      expect(await count({})).toBe(11);
      expect(await count({ type: 'EVEN' })).toBe(5);
      expect(await count({ nodeId: nodes[3]!.id })).toBe(1);
      expect(await count({ nodeId: nodes[0]!.id, type: 'ODD' })).toBe(6);
      expect(await count({ text: 'road 4' })).toBe(2);
      expect(await count({ text: 'road', type: 'ODD', nodeId: nodes[1]!.id })).toBe(1);
      const page = await person().relationships({ nodeId: nodes[3]!.id });
      expect(page.ends.map(({ caption }) => caption).sort()).toEqual(['Zoë 0', 'stan 3']);
    });

    it('pages through relationships in every order', async () => {
      await fill(person(), 20);
      for (const sort of ['id', 'type', 'updatedAt'] as const) {
        for (const order of ['asc', 'desc'] as const) {
          const ids: string[] = [];
          for (let token: string | undefined = '1'; token !== undefined;) {
            const page = await person().relationships({ sort, order, pageSize: 6, pageToken: token });
            ids.push(...page.items.map(({ id }) => id));
            token = page.nextPageToken;
          }
          expect([ids.length, new Set(ids).size]).toEqual([19, 19]);
        }
      }
    });

    it('gives any part of a list at once, the same as going through it page by page', async () => {
      await fill(person(), 30);
      for (const sort of ['id', 'caption', 'updatedAt', 'degree', 'label', 'createdAt'] as const) {
        for (const order of ['asc', 'desc'] as const) {
          const all = await nodesByPages(person(), { sort, order });
          const part = await person().nodes({ sort, order, offset: 11, pageSize: 8 });
          expect(part.items).toEqual(all.items.slice(11, 19));
          expect(part.total).toBe(30);
          const { nextPageToken: pageToken = '' } = part;
          const next = await person().nodes({ sort, order, offset: 11, pageSize: 8, pageToken });
          expect(next.items).toEqual(all.items.slice(19, 27));
        }
      }
      const third = await person().nodes({ label: 'Third', text: 'stan', sort: 'caption', offset: 1 });
      expect(third.total).toBe((await person().nodes({ label: 'Third', text: 'stan' })).total);
      expect(await person().nodes({ offset: 30 })).toEqual({ items: [], total: 30 });
    });

    it('sorts by any property: numbers, texts as they are read, no and yes, and what has none last', async () => {
      const values = ['Țuțora', 10, true, 'tulcea', 9, false, ['b', 'a'], 'Ștei', 'Stei', -1.5, '2024-02-29'];
      for (const value of values) await person().node(['V'], { 'de "sortat"': value, plain: value });
      const without = await person().node(['V']);
      const shown = async (property: string, order: 'asc' | 'desc') =>
        (await person().nodes({ sort: 'property', property, order, label: 'V' })).items.map(
          ({ properties }) => properties[property],
        );
      const up = [-1.5, 9, 10, '2024-02-29', ['b', 'a'], 'Ștei', 'Stei', 'tulcea', 'Țuțora', false, true];
      for (const property of ['plain', 'de "sortat"']) {
        expect(await shown(property, 'asc')).toEqual([...up, undefined]);
        expect(await shown(property, 'desc')).toEqual([...up.toReversed(), undefined]);
      }
      const byPages = await nodesByPages(person(), { sort: 'property', property: 'plain' });
      expect(byPages.items.map(({ id }) => id).at(-1)).toBe(without.id);
      expect(new Set(byPages.items.map(({ id }) => id)).size).toBe(12);
      expect(await refusalOf(person().nodes({ sort: 'property' }))).toBe('VALIDATION_FAILED');
    });

    it('sorts anew after a change, also one that was taken back', async () => {
      const [a, b] = [await person().node(['V'], { x: 1 }), await person().node(['V'], { x: 2 })];
      const order = async () =>
        (await person().nodes({ sort: 'property', property: 'x', offset: 0 })).items.map(({ id }) => id);
      expect(await order()).toEqual([a.id, b.id]);
      await person().set(a, { x: 3 });
      expect(await order()).toEqual([b.id, a.id]);
      await person().undo();
      expect(await order()).toEqual([a.id, b.id]);
      await person().import([
        { nodes: [{ id: newNodeId(), labels: ['V'], properties: { x: 0 }, propertyKinds: {} }], relationships: [] },
      ]);
      expect((await order()).slice(1)).toEqual([a.id, b.id]);
    });

    it('sorts relationships by a property and by what their ends are called', async () => {
      const [ion, ana] = [await person().node(['P'], { name: 'Ion' }), await person().node(['P'], { name: 'Ana' })];
      const one = await person().relationship('KNOWS', ion, ana, { since: 2001 });
      const other = await person().relationship('knows', ana, ion, { since: 1999 });
      const ids = async (query: Partial<RelationshipsQuery>) =>
        (await person().relationships({ offset: 0, ...query })).items.map(({ id }) => id);
      expect(await ids({ sort: 'property', property: 'since' })).toEqual([other.id, one.id]);
      expect(await ids({ sort: 'from' })).toEqual([other.id, one.id]);
      expect(await ids({ sort: 'to' })).toEqual([one.id, other.id]);
      expect(await ids({ sort: 'to', order: 'desc' })).toEqual([other.id, one.id]);
      for (const sort of ['type', 'createdAt'] as const) expect(await ids({ sort })).toEqual([one.id, other.id]);
      const page = await person().relationships({ sort: 'from', pageSize: 1, offset: 1 });
      expect([page.total, page.ends.length]).toEqual([2, 2]);
    });

    it('tells which properties a label or type has, what most have first', async () => {
      const [a, b] = [
        await person().node(['A', 'B'], { născut: '1990-01-02', x: 1 }, { născut: 'date' }),
        await person().node(['A'], { x: 'two' }),
      ];
      await person().node(['A'], { x: 3 });
      await person().relationship('KNOWS', a, b, { since: 1999 });
      const use = async (of: 'node' | 'relationship', name?: string) =>
        await person().store.propertyUse(person().scope, { of, ...(name === undefined ? {} : { name }) });
      expect(await use('node', 'A')).toEqual({
        items: [
          { name: 'x', kind: 'number', total: 3 },
          { name: 'născut', kind: 'date', total: 1 },
        ],
        looked: 3,
        total: 2,
      });
      expect((await use('node', 'B')).items.map(({ name }) => name)).toEqual(['născut', 'x']);
      expect((await use('node')).looked).toBe(3);
      for (const name of [undefined, 'KNOWS'])
        expect((await use('relationship', name)).items).toEqual([{ name: 'since', kind: 'number', total: 1 }]);
      expect(await use('relationship', 'LIKES')).toEqual({ items: [], looked: 0, total: 0 });
    });

    it('refuses a page token of another list, order or person, and one that is none', async () => {
      await fill(person(), 9);
      const token = (await person().nodes({ pageSize: 2 })).nextPageToken ?? '';
      expect(token).toMatch(/^[A-Za-z0-9_-]+$/);
      for (const query of [{ label: 'All' }, { sort: 'caption' as const }, { order: 'desc' as const }]) {
        expect(await refusalOf(person().nodes({ ...query, pageToken: token }))).toBe('PAGE_TOKEN_INVALID');
      }
      expect(await refusalOf(person().relationships({ pageToken: token }))).toBe('PAGE_TOKEN_INVALID');
      expect(await refusalOf(person().changes(5, token))).toBe('PAGE_TOKEN_INVALID');
      for (const bad of ['0', 'x', 'null', 'W10', `${token}x`]) {
        expect(await refusalOf(person().nodes({ pageToken: bad }))).toBe('PAGE_TOKEN_INVALID');
      }
    });

    it('refuses the page token of another person, also in a project of the same id', async () => {
      const { store } = person();
      const id = newNodeId() as string as ProjectId;
      const [one, other] = await Promise.all(
        [newOwner(), newOwner()].map(async (ownerId) => {
          await store.createProject(ownerId, 'Shared name', id);
          const owner = new Person(store, { ownerId, projectId: id });
          await fill(owner, 5);
          return owner;
        }),
      );
      for (const pageOf of [
        (whose: Person, pageToken: string) => whose.nodes({ pageSize: 2, pageToken }),
        (whose: Person, pageToken: string) => whose.nodes({ pageSize: 2, pageToken, sort: 'createdAt' }),
        (whose: Person, pageToken: string) => whose.relationships({ pageSize: 2, pageToken }),
        (whose: Person, pageToken: string) => whose.changes(2, pageToken),
      ]) {
        const { nextPageToken: token = '' } = await pageOf(one!, '1');
        expect((await pageOf(one!, token)).items).not.toEqual([]);
        expect(await refusalOf(pageOf(other!, token))).toBe('PAGE_TOKEN_INVALID');
      }
    });

    it('puts nothing into a page token that depends on where a project is kept', async () => {
      const keys = ({ nextPageToken = '' }: { nextPageToken?: string }): unknown[] =>
        (JSON.parse(Buffer.from(nextPageToken, 'base64url').toString()) as unknown[]).slice(1);
      const { store, scope } = person();
      const [first, second] = await Promise.all(
        ['First', 'Second'].map(async (name) => {
          const { id: projectId } = await store.createProject(scope.ownerId, name);
          const project = new Person(store, { ...scope, projectId });
          await fill(project, 5);
          return project;
        }),
      );
      for (const sort of ['caption', 'degree'] as const) {
        const query = { sort, pageSize: 2 };
        expect(keys(await second!.nodes(query))).toEqual(keys(await first!.nodes(query)));
      }
      const page = await second!.nodes({ sort: 'degree', pageSize: 2 });
      const rest = await second!.nodes({ sort: 'degree', pageSize: 5, pageToken: page.nextPageToken ?? '' });
      expect(new Set([...page.items, ...rest.items].map((node) => node.id)).size).toBe(5);
    });
  });
