import { describe, expect, it } from 'vitest';

import { type GraphNode } from '../../../../server/contract/elements.js';
import { type NodesQuery, type RelationshipsQuery } from '../../../../server/contract/pages.js';
import { type Person } from './Person.js';
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
  });
