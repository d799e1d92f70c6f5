import { setTimeout as pause } from 'node:timers/promises';

import { describe, expect, it } from 'vitest';

import {
  type Comparison,
  type NodeSet,
  type Predicate,
  type Query,
  type QueryValue,
} from '../../../../domain/query/Query.js';
import { type GraphNode } from '../../../../server/contract/elements.js';
import { type ChangeDetail, type Mentions } from '../../../../server/graph/asked.js';
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
    const found = async (of: NodeSet, that: Predicate) => {
      const { store, scope } = person();
      const { nodes } = await store.query(scope, { kind: 'nodes', set: { kind: 'where', of, that } }, PATIENT);
      return nodes;
    };
    const TOWNS: NodeSet = { kind: 'label', label: 'Town' };

    it('finds by values of their own kind only, also by names with quotes', async () => {
      await grow(person());
      const those = async (property: string, is: Comparison, value: QueryValue) =>
        named(await found(TOWNS, { kind: 'compare', property, is, value }));
      expect(await those('people', '>', 10)).toEqual(['Big', 'Small']);
      expect(await those('people', '<', 900)).toEqual(['Small']);
      expect(await those('port', '=', true)).toEqual(['Big']);
      expect(await those('founded', '≥', '1900-01-01')).toEqual(['Small']);
      expect(await those('a "quoted" name', '=', 1)).toEqual(['Odd']);
      expect(await those('people', '=', '900')).toEqual([]);
    });

    it('finds one value among many that hold the same words', async () => {
      const values = ['Iași', 'Iasi', 'iași', '"Iași"', 'Iași *', 'a Iași', '***', 'Ș', 5, -5, '5', 2.5, 1e21, 0.1];
      const operations = [...values, ...Array.from({ length: 80 }, (_, at) => `other ${at}`)].map((value) => ({
        op: 'createNode' as const,
        labels: ['Town'],
        properties: { value },
      }));
      await person().patch(operations);
      for (const value of values) {
        const that = { kind: 'compare', property: 'value', is: '=', value } as const;
        for (const of of [TOWNS, { kind: 'all' } as const])
          expect((await found(of, that)).map(({ properties }) => properties['value'])).toEqual([value]);
        expect(await found({ kind: 'label', label: 'None' }, that)).toEqual([]);
      }
    });

    it('tells what the graph is made of', async () => {
      await grow(person());
      const { store, scope } = person();
      const shape = await store.schema(scope);
      const town = shape.labels.find(({ label }) => label === 'Town');
      expect(town).toMatchObject({ total: 3 });
      expect(town?.properties).toContainEqual({ name: 'founded', kind: 'date' });
      expect(town?.properties).toContainEqual({ name: 'port', kind: 'boolean' });
      expect(shape.types).toContainEqual({ type: 'ROAD', total: 2, properties: expect.any(Array) });
      expect(shape.links).toContainEqual({ start: 'Town', type: 'IN', end: 'County' });
      expect(shape.links).not.toContainEqual({ start: 'County', type: 'IN', end: 'Town' });
    });

    it('looks up by captions, beginnings, words and nearly written captions at once', async () => {
      const names = ['Ana', 'Anabela Pop', 'Ana Pop', 'Stere', 'Ștere Ana', 'Sterie', 'Steriana Z', 'Bob'];
      for (const name of names) await person().node(['P'], { name, town: name === 'Bob' ? 'Vârful Câmpului' : 'Iași' });
      const { store, scope } = person();
      const NONE = { captions: [], beginnings: [], words: [], near: [] };
      const found = async (asked: Partial<Mentions>) =>
        (await store.lookup(scope, { ...NONE, ...asked })).map(({ properties }) => properties['name']).sort();
      expect(await found({})).toEqual([]);
      expect(await found({ captions: ['ana', 'nobody', 'stere'] })).toEqual(['Ana', 'Stere']);
      expect(await found({ beginnings: ['anab', 'bo'] })).toEqual(['Anabela Pop', 'Bob']);
      expect(await found({ words: ['pop', 'varful campului'] })).toEqual(['Ana Pop', 'Anabela Pop', 'Bob']);
      expect(await found({ near: [{ beginning: 'ste', least: 5, most: 6 }] })).toEqual(['Stere', 'Sterie']);
      const near = [{ beginning: 'steri', least: 1, most: 6 }];
      const all = await found({ captions: ['ana'], beginnings: ['anab'], words: ['campului'], near });
      expect(all).toEqual(['Ana', 'Anabela Pop', 'Bob', 'Sterie']);
    });

    it('tells what the graph is made of as it stands after every change, undone and done again', async () => {
      await grow(person());
      const { store, scope } = person();
      const towns = async () => {
        const { labels } = await store.schema(scope);
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

    it('finds whom words may mean, and never another person’s', async () => {
      await grow(person());
      const { store, scope } = person();
      const none = { captions: [], beginnings: [], words: [], near: [] };
      const ask = async (mentions: Partial<Parameters<typeof store.lookup>[1]>, of = scope) =>
        named(await store.lookup(of, { ...none, ...mentions })).sort();
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
