import { createInstance } from 'i18next';
import { describe, expect, test } from 'vitest';

import english from '../../../locales/en/changes.json';
import romanian from '../../../locales/ro/changes.json';
import { asSentence, changeText, type Summarised } from './changeText';
import { type Saying } from './saying';

const texts = createInstance();
await texts.init({
  resources: { en: { changes: english }, ro: { changes: romanian } },
  defaultNS: 'changes',
  interpolation: { escapeValue: false },
});
const saying = (language: 'en' | 'ro') =>
  ({
    t: texts.getFixedT(language, 'changes'),
    language,
    valueText: String,
    testText: (test: string) => ({ atLeast: 'is at least', is: 'is' })[test] ?? test,
  }) as unknown as Saying;

const NO_COUNTS = {
  nodesCreated: 0,
  nodesUpdated: 0,
  nodesDeleted: 0,
  relationshipsCreated: 0,
  relationshipsUpdated: 0,
  relationshipsDeleted: 0,
};
const element = (said: Partial<Record<keyof Summarised, unknown>>): Summarised =>
  ({
    operation: 'update',
    kind: 'node',
    id: 'n',
    caption: 'Ana',
    captionBefore: null,
    labels: ['Person'],
    labelsAdded: [],
    labelsRemoved: [],
    start: null,
    end: null,
    changed: [],
    before: {},
    after: {},
    beforeKinds: {},
    afterKinds: {},
    propertiesLeftOut: 0,
    ...said,
  }) as Summarised;
type Count = { operation: string; kind: string; name: string; total: number };
const said = (
  language: 'en' | 'ro',
  counts: Partial<typeof NO_COUNTS>,
  elements: readonly Summarised[],
  byName: readonly Count[] = [],
  isBesideLinks = false,
) =>
  changeText(
    { counts: { ...NO_COUNTS, ...counts }, summary: { elements, byName } } as unknown as Parameters<
      typeof changeText
    >[0],
    saying(language),
    isBesideLinks,
  );
const BY_NAME = [
  { operation: 'create', kind: 'relationship', name: 'LIES_IN', total: 1500 },
  { operation: 'create', kind: 'node', name: 'Country', total: 1000 },
  { operation: 'create', kind: 'node', name: 'City', total: 600 },
];

const updated = { nodesUpdated: 1 };
const ends = { start: { id: 'a', caption: 'Ana' }, end: { id: 'b', caption: 'Dan' } };

describe('what a change did is said by name', () => {
  test('what of a label or type looks otherwise', () => {
    const styles = [
      { kind: 'label', name: 'Person', changed: ['colour', 'size'] },
      { kind: 'type', name: 'PAYS', changed: ['line'] },
    ];
    const text = (language: 'en' | 'ro') =>
      changeText(
        { counts: NO_COUNTS, summary: { elements: [], byName: [], styles } } as unknown as Parameters<
          typeof changeText
        >[0],
        saying(language),
      );
    expect(text('en')).toBe('changed the colour and size of Person; changed the line of the relationships PAYS');
    expect(text('ro')).toBe('aspectul pentru Person: culoarea și mărimea; aspectul relațiilor PAYS: linia');
  });
  test('a renamed node', () => {
    const renamed = element({ captionBefore: 'Rusia', caption: 'Russia', changed: ['name'] });
    expect(said('en', updated, [renamed])).toBe('renamed “Rusia” to “Russia”');
    expect(said('ro', updated, [renamed])).toBe('redenumire: „Rusia” în „Russia”');
  });
  test('a property from what to what, one that is new, one that went, and how many more', () => {
    const changed = element({
      changed: ['age', 'city', 'note'],
      before: { age: 30, note: 'x' },
      after: { age: 31, city: 'Iași' },
      propertiesLeftOut: 2,
    });
    expect(said('en', updated, [changed])).toBe(
      'changed “Ana”: age from 30 to 31; city set to Iași; note removed (it was x); 2 more properties',
    );
    expect(said('ro', updated, [changed])).toContain('age din 30 în 31');
  });
  test('labels that came and went', () => {
    const relabelled = element({ labelsAdded: ['Poet'], labelsRemoved: ['Person'] });
    expect(said('en', updated, [relabelled])).toBe('changed “Ana”: label Poet added; label Person removed');
  });
  test('a relationship by its type and its ends', () => {
    const made = element({ operation: 'create', kind: 'relationship', caption: 'KNOWS', ...ends });
    expect(said('en', { relationshipsCreated: 1 }, [made])).toBe('created the relationship KNOWS from “Ana” to “Dan”');
    const retyped = element({ kind: 'relationship', caption: 'LOVES', captionBefore: 'KNOWS', ...ends });
    expect(said('en', { relationshipsUpdated: 1 }, [retyped])).toBe(
      'changed LOVES from “Ana” to “Dan”: type from KNOWS to LOVES',
    );
  });
  test('a relationship that was hung on another node, or turned round', () => {
    const moved = { kind: 'relationship', caption: 'KNOWS', ...ends };
    const before = { endBefore: { id: 'c', caption: 'Eva' } };
    expect(said('en', { relationshipsUpdated: 1 }, [element({ ...moved, ...before })])).toBe(
      'changed KNOWS from “Ana” to “Dan”: end node changed from “Eva” to “Dan”',
    );
    const turned = element({ ...moved, startBefore: ends.end, endBefore: ends.start });
    expect(said('en', { relationshipsUpdated: 1 }, [turned])).toBe('reversed KNOWS from “Ana” to “Dan”');
  });
  test('a node that was deleted with its relationships', () => {
    const gone = element({ operation: 'delete' });
    expect(said('en', { nodesDeleted: 1, relationshipsDeleted: 3 }, [gone])).toBe(
      'deleted “Ana” and its 3 relationships',
    );
    expect(said('ro', { nodesDeleted: 1, relationshipsDeleted: 20 }, [gone])).toBe(
      'ștergere: „Ana”, împreună cu 20 de relații',
    );
  });
  const names = ['Brazil', 'Chad', 'Denmark', 'Egypt', 'France'];
  const made = names.map((caption) => element({ operation: 'create', caption, id: caption }));
  const counts = { nodesCreated: 1600, relationshipsCreated: 2 };
  test('an import of many by its counts and its first names: a toast is read at a glance', () => {
    expect(said('en', counts, made, BY_NAME)).toBe(
      '1,600 nodes created, 2 relationships created: “Brazil”, “Chad”, “Denmark” and more',
    );
    expect(said('ro', counts, made, BY_NAME)).toBe(
      '1.600 de noduri create, 2 relații create: „Brazil”, „Chad”, „Denmark” și altele',
    );
    expect(said('en', { nodesCreated: 2 }, made.slice(0, 2), BY_NAME)).toBe('2 nodes created: “Brazil”, “Chad”');
  });
  test('an import of many beside links to its first elements by its kinds, labels before types', () => {
    expect(said('en', counts, made, BY_NAME, true)).toBe(
      '1,600 nodes created, 2 relationships created (1,000 Country, 600 City, 1,500 LIES_IN)',
    );
    expect(said('ro', counts, made, BY_NAME, true)).toContain('(1.000 Country, 600 City, 1.500 LIES_IN)');
  });
  test('a change of which no element is known any more, by its counts', () => {
    expect(said('en', { nodesDeleted: 2 }, [])).toBe('2 nodes deleted');
  });
  test('a node whose name is no longer known', () => {
    expect(said('en', updated, [element({ caption: '', changed: ['x'], after: { x: 1 } })])).toBe(
      'changed a node: x set to 1',
    );
  });
});

test('a phrase begins a sentence with a capital, in either language', () => {
  expect(asSentence('ștergerea', 'ro')).toBe('Ștergerea');
  expect(asSentence('renamed', 'en')).toBe('Renamed');
});
