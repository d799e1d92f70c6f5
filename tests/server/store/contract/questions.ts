import { setTimeout as pause } from 'node:timers/promises';

import { describe, expect, it } from 'vitest';

import { type Query } from '../../../../domain/query/Query.js';
import { type GraphNode } from '../../../../server/contract/elements.js';
import { type ChangeDetail, type Filter, type Selection } from '../../../../server/graph/selection.js';
import { type Person } from './Person.js';

const PATIENT = { milliseconds: 10_000 };

const named = (nodes: readonly GraphNode[]) => nodes.map(({ properties }) => properties['name']);

/** This moment, in a millisecond in which nothing was changed yet. */
async function laterThanAllBefore(): Promise<string> {
  await pause(2);
  return new Date().toISOString();
}

/** Three towns in two lands, a river without a length, and what joins them. */
async function grow(person: Person) {
  const [north, south] = [
    await person.node(['Land'], { name: 'North' }),
    await person.node(['Land'], { name: 'South' }),
  ];
  const county = await person.node(['County'], { name: 'Middle' });
  const towns = {
    big: await person.node(
      ['Town'],
      { name: 'Big', people: 900, port: true, founded: '1850-05-01' },
      { founded: 'date' },
    ),
    small: await person.node(
      ['Town'],
      { name: 'Small', people: 20, port: false, founded: '1999-12-31' },
      { founded: 'date' },
    ),
    odd: await person.node(['Town'], { name: 'Odd', people: 'many', 'a "quoted" name': 1 }),
  };
  await person.relationship('IN', towns.big, north);
  await person.relationship('IN', towns.small, county);
  await person.relationship('IN', county, south);
  await person.relationship('ROAD', towns.big, towns.small);
  await person.relationship('ROAD', towns.small, towns.odd);
  await person.relationship('RAIL', towns.big, towns.odd);
  return { north, south, county, ...towns };
}

export const describeQuestions = (person: () => Person) =>
  describe('questions', () => {
    const select = async (where: readonly Filter[], rest: Partial<Selection> = {}) => {
      const { store, scope } = person();
      return await store.select(scope, { label: 'Town', where, limit: 10, ...rest });
    };

    it('selects by values of their own kind only, and counts all that it finds', async () => {
      await grow(person());
      const over: Filter = { kind: 'compare', property: 'people', test: '>', value: 10 };
      expect(named((await select([over])).nodes)).toEqual(['Big', 'Small']);
      expect(await select([over], { limit: 1 })).toMatchObject({ total: 2, nodes: [{ labels: ['Town'] }] });
      expect(named((await select([{ ...over, test: '<', value: 900 }])).nodes)).toEqual(['Small']);
      expect(named((await select([{ ...over, property: 'port', test: '=', value: true }])).nodes)).toEqual(['Big']);
      expect(named((await select([{ ...over, property: 'founded', test: '>=', value: '1900-01-01' }])).nodes)).toEqual([
        'Small',
      ]);
      expect(named((await select([{ ...over, property: 'a "quoted" name', test: '=', value: 1 }])).nodes)).toEqual([
        'Odd',
      ]);
      expect((await select([{ ...over, property: 'people', test: '=', value: '900' }])).total).toBe(0);
    });

    it('selects one value among many that hold the same words', async () => {
      const values = ['Iași', 'Iasi', 'iași', '"Iași"', 'Iași *', 'a Iași', '***', 'Ș', 5, -5, '5', 2.5, 1e21, 0.1];
      const operations = [...values, ...Array.from({ length: 80 }, (_, at) => `other ${at}`)].map((value) => ({
        op: 'createNode' as const,
        labels: ['Town'],
        properties: { value },
      }));
      await person().patch(operations);
      const { store, scope } = person();
      for (const value of values) {
        const where: Filter[] = [{ kind: 'compare', property: 'value', test: '=', value }];
        const found = [
          await select(where),
          await store.select(scope, { where, limit: 10 }),
          await select([...where, { kind: 'has', property: 'value' }], { rank: { measure: { by: 'degree' } } }),
        ];
        for (const { total, nodes } of found) {
          expect([total, nodes.map(({ properties }) => properties['value'])]).toEqual([1, [value]]);
        }
        expect(await store.select(scope, { label: 'None', where, limit: 10 })).toMatchObject({ total: 0, nodes: [] });
      }
    });

    it('selects by and, or, not, and by having a value', async () => {
      await grow(person());
      const port: Filter = { kind: 'has', property: 'port' };
      const many: Filter = { kind: 'compare', property: 'people', test: '>', value: 100 };
      expect(named((await select([port])).nodes)).toEqual(['Big', 'Small']);
      expect(named((await select([{ kind: 'not', of: port }])).nodes)).toEqual(['Odd']);
      expect(named((await select([port, { kind: 'not', of: many }])).nodes)).toEqual(['Small']);
      expect(named((await select([{ kind: 'any', of: [many, { kind: 'not', of: port }] }])).nodes)).toEqual([
        'Big',
        'Odd',
      ]);
      expect(named((await select([{ kind: 'all', of: [many, { kind: 'not', of: port }] }])).nodes)).toEqual([]);
    });

    it('selects by what is one step or two away, in the direction that is asked', async () => {
      const { north, south, small } = await grow(person());
      const inLand = (way: 'out' | 'in' | 'both', to: GraphNode): Filter => ({
        kind: 'linked',
        steps: [{ types: ['IN'], way }],
        to: [to.id],
      });
      const road: Filter = { kind: 'linked', steps: [{ types: ['ROAD'], way: 'both' }], to: [small.id] };
      const out = { types: ['IN'], way: 'out' } as const;
      expect(named((await select([inLand('out', north)])).nodes)).toEqual(['Big']);
      expect(named((await select([inLand('in', north)])).nodes)).toEqual([]);
      expect(named((await select([{ kind: 'linked', steps: [out, out], to: [south.id] }])).nodes)).toEqual(['Small']);
      expect(named((await select([road])).nodes)).toEqual(['Big', 'Odd']);
      expect(named((await select([road, { kind: 'among', ids: [small.id] }])).nodes)).toEqual([]);
    });

    it('sums up the numbers of a property that it ranks by, beyond the page that it gives', async () => {
      await grow(person());
      const byProperty = (property: string) =>
        select([], { rank: { measure: { by: 'property', property } }, limit: 1 });
      expect(await byProperty('people')).toMatchObject({ total: 3, sum: { value: 920, count: 2 } });
      expect(await byProperty('a "quoted" name')).toMatchObject({ total: 1, sum: { value: 1, count: 1 } });
      expect((await byProperty('founded')).sum).toEqual({ value: 0, count: 0 });
      expect((await byProperty('nowhere')).sum).toEqual({ value: 0, count: 0 });
      expect((await select([], { rank: { measure: { by: 'degree' } } })).sum).toBeUndefined();
      expect((await select([])).sum).toBeUndefined();
    });

    it('ranks by a property, by all relationships, or by how many are one step away', async () => {
      await grow(person());
      const rank = async (measure: NonNullable<Selection['rank']>['measure'], least = false) => {
        const { nodes, values } = await select([{ kind: 'has', property: 'name' }], { rank: { measure, least } });
        return nodes.map(({ properties }, index) => [properties['name'], values[index]]);
      };
      expect(await rank({ by: 'degree' })).toEqual([
        ['Big', 3],
        ['Small', 3],
        ['Odd', 2],
      ]);
      expect(await rank({ by: 'linked', step: { types: ['ROAD', 'RAIL'], way: 'out' } }, true)).toEqual([
        ['Odd', 0],
        ['Small', 1],
        ['Big', 2],
      ]);
      expect(await rank({ by: 'property', property: 'founded' })).toEqual([
        ['Small', '1999-12-31'],
        ['Big', '1850-05-01'],
      ]);
    });

    it('tells what the graph is made of', async () => {
      await grow(person());
      const { store, scope } = person();
      const shape = await store.shape(scope);
      const town = shape.labels.find(({ label }) => label === 'Town');
      expect(town).toMatchObject({ total: 3 });
      expect(town?.properties).toContainEqual({ name: 'founded', kind: 'date' });
      expect(town?.properties).toContainEqual({ name: 'port', kind: 'boolean' });
      expect(shape.types).toContainEqual({ type: 'ROAD', total: 2, properties: expect.any(Array) });
      expect(shape.links).toContainEqual({ start: 'Town', type: 'IN', end: 'County' });
      expect(shape.links).not.toContainEqual({ start: 'County', type: 'IN', end: 'Town' });
    });

    it('tells what the graph is made of as it stands after every change, undone and done again', async () => {
      await grow(person());
      const { store, scope } = person();
      const towns = async () => {
        const { labels } = await store.shape(scope);
        const town = labels.find(({ label }) => label === 'Town');
        return [town?.total, town?.properties.some(({ name }) => name === 'mayor')];
      };
      expect(await towns()).toEqual([3, false]);
      await person().node(['Town'], { name: 'New', mayor: 'Ana' });
      expect(await towns()).toEqual([4, true]);
      await person().undo();
      expect(await towns()).toEqual([3, false]);
      await store.redo(scope);
      expect(await towns()).toEqual([4, true]);
    });

    it('selects and ranks among some nodes only, whatever their labels, also by names with quotes', async () => {
      const { big, small, odd } = await grow(person());
      const { store, scope } = person();
      const among: Filter = { kind: 'among', ids: [odd.id, big.id, odd.id] };
      const { total, nodes } = await store.select(scope, { where: [among], limit: 10 });
      expect([total, named(nodes)]).toEqual([2, ['Big', 'Odd']]);
      const quoted = { by: 'property', property: 'a "quoted" name' } as const;
      const all: Filter = { kind: 'among', ids: [big.id, small.id, odd.id] };
      const ranked = await store.select(scope, { where: [all], rank: { measure: quoted }, limit: 10 });
      expect([ranked.total, named(ranked.nodes), ranked.values]).toEqual([1, ['Odd'], [1]]);
      const has: Filter = { kind: 'has', property: 'a "quoted" name' };
      expect(named((await store.select(scope, { where: [all, has], limit: 10 })).nodes)).toEqual(['Odd']);
    });

    it('finds whom words may mean, and never another person’s', async () => {
      await grow(person());
      const { store, scope } = person();
      const none = { captions: [], beginnings: [], words: [], near: [] };
      const ask = async (mentions: Partial<Parameters<typeof store.mentioned>[1]>, of = scope) =>
        named(await store.mentioned(of, { ...none, ...mentions })).sort();
      expect(await ask({ captions: ['big', 'bigger'] })).toEqual(['Big']);
      expect(await ask({ beginnings: ['s'] })).toEqual(['Small', 'South']);
      expect(await ask({ words: ['many', 'm"any'] })).toEqual(['Odd']);
      expect(await ask({ near: [{ beginning: 's', least: 4, most: 5 }] })).toEqual(['Small', 'South']);
      expect(await ask({ near: [{ beginning: 's', least: 6, most: 9 }] })).toEqual([]);
      const stranger = { ownerId: `${scope.ownerId}-other` as typeof scope.ownerId };
      expect(await ask({ captions: ['big'], beginnings: ['s'], words: ['many'] }, stranger)).toEqual([]);
    });

    it('finds what holds any of some words or beginnings, and never another person’s', async () => {
      const { big, small } = await grow(person());
      const { store, scope } = person();
      await person().relationship('LOOKS_LIKE', big, small, { since: 'Easter' });
      const ask = async (asked: Partial<Parameters<typeof store.withAnyWord>[1]>, of = scope) => {
        const { nodes, relationships } = await store.withAnyWord(of, { words: [], beginnings: [], limit: 9, ...asked });
        return [...named(nodes).sort(), ...relationships.map(({ type }) => type)];
      };
      expect(await ask({ words: ['big', 'small', 'sm"all', 'nowhere'] })).toEqual(['Big', 'Small']);
      expect(await ask({ beginnings: ['east'] })).toEqual(['LOOKS_LIKE']);
      expect(await ask({ words: ['big', 'small'], limit: 1 })).toHaveLength(1);
      expect(await ask({})).toEqual([]);
      const stranger = { ownerId: `${scope.ownerId}-other` as typeof scope.ownerId };
      expect(await ask({ words: ['big'], beginnings: ['east'] }, stranger)).toEqual([]);
    });

    it('answers a query for changes since a time, of one kind, or of some nodes', async () => {
      const ana = await person().node(['Person'], { name: 'Ana' });
      const ion = await person().node(['Person'], { name: 'Ion' });
      await person().store.deleteNode(person().scope, ion.id, { source: 'hand' });
      const asked = async (query: Omit<Extract<Query, { kind: 'changes' }>, 'kind'>) => {
        const { result } = await person().store.query(person().scope, { kind: 'changes', ...query }, PATIENT);
        const changes = (result.kind === 'changes' ? (result.changes ?? []) : []) as ChangeDetail[];
        return changes.flatMap(({ elements }) => elements.map(({ op, id }) => [op, id]));
      };
      const of = { kind: 'nodes', ids: [ana.id] } as const;
      expect(await asked({ op: 'delete' })).toEqual([['delete', ion.id]]);
      expect(await asked({ of })).toEqual([['create', ana.id]]);
      expect(await asked({ of, op: 'delete' })).toEqual([]);
      expect(await asked({ since: '2999-01-01T00:00:00.000Z' })).toEqual([]);
      expect(await asked({ since: '2000-01-01T00:00:00.000Z' })).toHaveLength(3);
    });

    it('tells what changed in a time, with names before and after, without what is undone', async () => {
      const { big, small } = await grow(person());
      const { store, scope } = person();
      const since = await laterThanAllBefore();
      await person().set(big, { name: 'Bigger' });
      await person().remove(small);
      await person().node(['Town'], { name: 'Undone' });
      await person().undo();
      const changes = await store.changeDetails(scope, { since });
      const said = changes.flatMap(({ elements }) => elements.filter(({ of }) => of === 'node'));
      expect(said).toMatchObject([
        { op: 'delete', caption: 'Small', labels: ['Town'] },
        { op: 'update', caption: 'Bigger', before: 'Big', properties: ['name'] },
      ]);
      expect(changes[0]?.total).toBe(4);
      expect(await store.changeDetails(scope, { since: '2000-01-01', until: '2000-01-02' })).toEqual([]);
    });

    it('tells which nodes a file brought', async () => {
      const since = new Date().toISOString();
      const { store, scope } = person();
      const id = '01J00000000000000000000001' as GraphNode['id'];
      await person().import([
        { nodes: [{ id, labels: ['Town'], properties: { name: 'Filed' }, propertyKinds: {} }], relationships: [] },
      ]);
      const [change] = await store.changeDetails(scope, { since });
      expect(change).toMatchObject({
        source: 'import',
        reference: 'file.csv',
        total: 1,
        elements: [{ op: 'create', caption: 'Filed' }],
      });
    });

    it('does not answer a query that nobody waits for any more, and answers the next', async () => {
      await grow(person());
      const { store, scope } = person();
      const towns: Query = { kind: 'count', set: { kind: 'label', label: 'Town' } };
      const gone = { ...PATIENT, signal: AbortSignal.abort() };
      await expect(store.query(scope, towns, gone)).rejects.toMatchObject({ code: 'QUERY_TOO_COSTLY' });
      const { signal } = new AbortController();
      const { result } = await store.query(scope, towns, { ...PATIENT, signal });
      expect(result).toEqual({ kind: 'count', total: 3 });
    });

    it('finds a shortest path along some types only', async () => {
      const { big, odd, small } = await grow(person());
      const { store, scope } = person();
      const path = async (types?: readonly string[]) => {
        const query = { from: big.id, to: odd.id, maxHops: 5, ...(types === undefined ? {} : { types }) };
        return await store.shortestPath(scope, query);
      };
      expect((await path()).relationships.map(({ type }) => type)).toEqual(['RAIL']);
      expect((await path(['ROAD'])).nodes.map(({ id }) => id)).toEqual([big.id, small.id, odd.id]);
      expect((await path(['IN'])).found).toBe(false);
    });
  });
