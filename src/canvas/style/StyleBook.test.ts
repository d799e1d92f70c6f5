import { describe, expect, test } from 'vitest';

import { type GraphNode, type GraphRelationship } from '../../../domain/elements/elements';
import { HUES } from '../../../domain/styles/hues';
import { type StoredStyle, type Style } from '../../../domain/styles/style';
import { summarised } from '../../../domain/styles/summary';
import { GraphModel } from '../../graph/GraphModel';
import { LabelColours } from './palette';
import { StyleBook } from './StyleBook';

const stamps = { propertyKinds: {}, version: 1, createdAt: '', updatedAt: '' };
const node = (id: string, labels: string[], properties: GraphNode['properties'], degree = 1): GraphNode => ({
  ...{ id, labels, properties, degree },
  ...stamps,
});
const relationship = (
  id: string,
  type: string,
  properties: GraphRelationship['properties'] = {},
): GraphRelationship => ({
  ...{ id, type, properties, startNodeId: 'n0', endNodeId: 'n1' },
  ...stamps,
});

const STATES = ['done', 'open', 'late'];
const tasks = Array.from({ length: 9 }, (_, at) =>
  node(`n${at}`, ['Task'], { name: `T${at}`, state: STATES[at % 3] ?? '', cost: at * 100 }),
);

function bookOf(nodes: readonly GraphNode[], relationships: readonly GraphRelationship[] = []) {
  const model = new GraphModel();
  model.replace({ nodes, relationships, nodesTotal: nodes.length, relationshipsTotal: 0, labels: [], types: [] });
  return { book: new StyleBook(new LabelColours()).reading(model), model };
}
const chosen = (style: Style, name = 'Task', kind: StoredStyle['kind'] = 'label'): StoredStyle[] => [
  { kind, name, version: 1, style },
];
const colours = (book: StyleBook, nodes = tasks) => nodes.map((one) => book.node(one, 'light').colour);

describe('what nobody has chosen', () => {
  test('is coloured by its category where there is one label, each value as all others of it', () => {
    const { book } = bookOf(tasks);
    expect(new Set(colours(book)).size).toBe(3);
    expect(colours(book)[0]).toBe(colours(book)[3]);
    expect(
      book.valueColour({ kind: 'label', name: 'Task' }, book.styleOf({ kind: 'label', name: 'Task' }), 'done', 'light'),
    ).toBe(colours(book)[0]);
  });
  test('is coloured by its labels as soon as there are two', () => {
    const { book, model } = bookOf(tasks);
    const person = node('p', ['Person'], { name: 'Ana' });
    model.show({ nodes: [person], relationships: [] });
    const wiser = book.learning({ nodes: [person], relationships: [] }, model);
    expect(wiser.isAlike(book)).toBe(false);
    expect(new Set(colours(wiser)).size).toBe(1);
    expect(wiser.node(person, 'light').colour).not.toBe(colours(wiser)[0]);
    expect(wiser.learning({ nodes: [{ ...person, id: 'q' }], relationships: [] }, model)).toBe(wiser);
  });
  test('looks as in all of the project where only a part of it is drawn', () => {
    const labels = ['Country', 'Kind', 'Observatory', 'Telescope'];
    const all = Array.from({ length: 24 }, (_, at) => node(`a${at}`, [labels[at % 4] ?? ''], { name: `N${at}` }));
    const { book: whole } = bookOf(all);
    const part = all.filter(({ labels: [label] }) => label === 'Telescope' || label === 'Observatory').toReversed();
    const { book, model } = bookOf([]);
    model.show({ nodes: part, relationships: [] });
    expect(colours(book.knowingWhole(summarised(all, [])).reading(model), part)).toEqual(colours(whole, part));
    const { book: alone } = bookOf(tasks);
    model.replace({ nodes: [], relationships: [], nodesTotal: 0, relationshipsTotal: 0, labels: [], types: [] });
    model.show({ nodes: tasks.slice(1, 3), relationships: [] });
    const partly = book.knowingWhole(summarised(tasks, [])).reading(model);
    expect(new Set(colours(partly, tasks.slice(1, 3)))).toEqual(new Set(colours(alone, tasks.slice(1, 3))));
  });
  test('is named by what names it', () => {
    const stations = Array.from({ length: 5 }, (_, at) =>
      node(`s${at}`, ['Stop'], { id: 1131523 + at, station_name: `Gara ${at}` }),
    );
    expect(bookOf(stations).book.caption(stations[2]!)).toBe('Gara 2');
  });
});

describe('what was chosen', () => {
  test('for all puts away the colours of categories', () => {
    const book = bookOf(tasks).book.choosing(chosen({ colour: 'teal' }));
    expect(new Set(colours(book))).toEqual(new Set([HUES.teal.light]));
    expect(book.node(tasks[0]!, 'dark').colour).toBe(HUES.teal.dark);
  });
  test('by a rule stands over the rest', () => {
    const book = bookOf(tasks).book.choosing(
      chosen({
        colour: 'teal',
        rules: [{ property: 'state', test: 'is', value: 'LATE', colour: 'red', shape: 'star' }],
      }),
    );
    expect(colours(book).filter((colour) => colour === HUES.red.light)).toHaveLength(3);
    expect(book.node(tasks[2]!, 'light').shape).toBe('star');
    expect(book.node(tasks[0]!, 'light').shape).toBe('circle');
  });
  test('by a number makes the most the widest and the last of the scale', () => {
    const book = bookOf(tasks).book.choosing(
      chosen({ sizeFrom: 'number', sizeBy: 'cost', colourBy: 'cost', colourScale: 'gradient' }),
    );
    const widths = tasks.map((one) => book.node(one, 'light').width);
    expect(widths).toEqual([...widths].sort((a, b) => a - b));
    expect(new Set(colours(book)).size).toBe(9);
  });
  test('a rule says how large, whatever makes all others larger or smaller', () => {
    const { book } = bookOf(tasks, [relationship('a', 'PAYS', { sum: 1 }), relationship('b', 'PAYS', { sum: 9 })]);
    const rules = [{ property: 'state', test: 'is', value: 'late', size: 5 }] as const;
    for (const sizeFrom of ['number', 'relationships', 'fixed'] as const) {
      const sized = book.choosing(chosen({ sizeFrom, sizeBy: 'cost', size: 1, rules }));
      const late = [tasks[2]!, tasks[5]!].map((one) => sized.node(one, 'light').width);
      expect(late[0]).toBeCloseTo(68.4);
      expect(late[1]).toBe(late[0]);
    }
    const wide = [{ property: 'sum', test: 'atLeast', value: '5', size: 4, line: 'dashed' }] as const;
    const paid = book.choosing(chosen({ sizeFrom: 'number', sizeBy: 'sum', rules: wide }, 'PAYS', 'type'));
    const ruled = paid.relationship(relationship('b', 'PAYS', { sum: 9 }), 'light');
    expect(ruled).toMatchObject({ width: 4, line: 'dashed' });
  });
  test('for a value stays whatever else there is', () => {
    const book = bookOf(tasks).book.choosing(
      chosen({ colourBy: 'state', colourScale: 'category', colours: [{ value: 'late', colour: 'red' }] }),
    );
    expect(colours(book)[2]).toBe(HUES.red.light);
    expect(colours(book)[1]).not.toBe(HUES.red.light);
  });
  test('of several labels of a node is that of the one that has a style', () => {
    const both = node('b', ['Task', 'Urgent'], { name: 'B' });
    const book = bookOf([...tasks, both]).book.choosing(chosen({ colour: 'red' }, 'Urgent'));
    expect(book.node(both, 'light').colour).toBe(HUES.red.light);
  });
  test('is written as the person says it', () => {
    const book = bookOf(tasks).book.saying((element, property) => `<${String(element.properties[property])}>`, 'en');
    expect(book.choosing(chosen({ caption: '{name}, {cost}' })).caption(tasks[1]!)).toBe('<T1>, <100>');
    expect(book.choosing(chosen({ caption: '' })).caption(tasks[1]!)).toBe('');
  });
});

describe('relationships', () => {
  const some = [relationship('a', 'KNOWS'), relationship('b', 'KNOWS'), relationship('c', 'PAYS', { sum: 10 })];

  test('of a few types are told apart by colour and by dash', () => {
    const { book } = bookOf(tasks, some);
    const [knows, , pays] = some.map((one) => book.relationship(one, 'light'));
    expect([knows?.line, pays?.line]).toEqual(['solid', 'dashed']);
    expect(knows?.colour).not.toBe(pays?.colour);
  });
  test('look as was chosen for their type', () => {
    const book = bookOf(tasks, some).book.choosing(
      chosen({ line: 'dotted', arrow: 'none', size: 5, caption: '{sum} lei' }, 'PAYS', 'type'),
    );
    expect(book.relationship(some[2]!, 'light')).toMatchObject({
      line: 'dotted',
      arrow: 'none',
      width: 6,
      caption: '10 lei',
    });
  });
});

describe('a property that is called as something that every object has', () => {
  const plain = { sizeFrom: 'number', sizeBy: 'none', colourBy: 'none', pictureBy: 'none', caption: '{none}' } as const;
  test.each(['__proto__', 'constructor', 'toString'])('%s is missing where no element has it', (name) => {
    const book = bookOf(tasks).book.choosing(chosen(plain));
    const without = tasks.map((one) => book.node(one, 'light'));
    for (const colourScale of ['category', 'gradient'] as const) {
      const named = book.choosing(
        chosen({ ...plain, sizeBy: name, colourBy: name, colourScale, pictureBy: name, caption: `{${name}}` }),
      );
      expect(tasks.map((one) => named.node(one, 'light'))).toEqual(without);
    }
  });
  test('says and colours what an element does have', () => {
    const states = tasks.map((one) => ({ ...one, properties: { constructor: one.properties['state'] ?? '' } }));
    const book = bookOf(states).book.choosing(chosen({ colourBy: 'constructor', caption: '{constructor}' }));
    const look = book.node(node('n', ['Task'], { constructor: 'late' }), 'light');
    expect(look.caption).toBe('late');
    expect(look.colour).not.toBe(HUES.grey.light);
  });
});

describe('a view that is worn', () => {
  const colourOf = (book: StyleBook) => book.styleOf({ kind: 'label', name: 'Task' }).colour;
  const blue = bookOf(tasks).book.choosing([...chosen({ colour: 'blue' }), ...chosen({ colour: 'red' }, 'Other')]);
  const worn = blue.wearing([{ kind: 'label', name: 'Task', style: { colour: 'teal' } }]);

  test('shows its looks in place of the project’s until it is taken off', () => {
    expect(colourOf(worn)).toBe('teal');
    expect(worn.chosen.map(({ name }) => name)).toEqual(['Task']);
    const bare = worn.wearing(null);
    expect(colourOf(bare)).toBe('blue');
    expect(bare.styleOf({ kind: 'label', name: 'Other' }).colour).toBe('red');
  });
  test('shows what is chosen meanwhile', () => {
    const red = worn.choosing([{ kind: 'label', name: 'Task', version: 2, style: { colour: 'red' } }]);
    expect(colourOf(red)).toBe('red');
  });
});
