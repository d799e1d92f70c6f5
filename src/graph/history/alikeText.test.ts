import { createInstance } from 'i18next';
import { expect, test } from 'vitest';

import english from '../../../locales/en/changes.json';
import romanian from '../../../locales/ro/changes.json';
import { alikeText } from './alikeText';
import { type Saying } from './saying';

const texts = createInstance();
await texts.init({
  resources: { en: { changes: english }, ro: { changes: romanian } },
  defaultNS: 'changes',
  interpolation: { escapeValue: false },
});

type Alike = Parameters<typeof alikeText>[0];
const said = (language: 'en' | 'ro', what: Partial<Record<keyof Alike, unknown>>, names: readonly string[] = []) =>
  alikeText(
    {
      ...{ operation: 'update', kind: 'node', total: 12, name: 'Tram', nameBefore: null, start: null, end: null },
      ...{ labelsAdded: [], labelsRemoved: [], changed: [], before: {}, after: {}, beforeKinds: {}, afterKinds: {} },
      ...what,
    } as Alike,
    names,
    { t: texts.getFixedT(language, 'changes'), language, valueText: String } as unknown as Saying,
  );

test('a property that many were given, which they held before, or which went', () => {
  const late = { changed: ['status'], after: { status: 'late' } };
  expect(said('en', late)).toBe('set status to “late” on 12 Tram nodes');
  expect(said('en', { ...late, before: { status: 'on time' } })).toBe(
    'changed status from “on time” to “late” on 12 Tram nodes',
  );
  expect(said('en', { changed: ['status'], name: '' })).toBe('removed status from 12 nodes');
  expect(said('ro', { ...late, total: 20 })).toBe('stabilirea proprietății status la „late” pentru 20 de noduri Tram');
});

test('labels that many were given or that were taken from them', () => {
  expect(said('en', { labelsAdded: ['Late'], total: 5 })).toBe('added the label Late to 5 Tram nodes');
  expect(said('en', { labelsRemoved: ['X'], name: '', total: 5 })).toBe('removed the label X from 5 nodes');
  expect(said('ro', { labelsRemoved: ['X'], name: '', total: 5 })).toBe('eliminarea etichetei X de la 5 noduri');
});

test('several things that were done to each', () => {
  expect(said('en', { labelsAdded: ['Late'], changed: ['status', 'note'], after: { status: 'late' } })).toBe(
    'changed 12 Tram nodes: label Late added; status set to late; note removed',
  );
});

test('relationships that were made towards one node, and whose type was changed', () => {
  const end = { id: 'd', caption: 'Depot' };
  const ties = { operation: 'create', kind: 'relationship', name: 'PARKED_AT' };
  expect(said('en', { ...ties, end })).toBe('created 12 PARKED_AT relationships to “Depot”');
  expect(said('en', { ...ties, operation: 'delete' })).toBe('deleted 12 PARKED_AT relationships');
  expect(said('ro', { ...ties, end, total: 20 })).toBe('crearea a 20 de relații PARKED_AT la „Depot”');
  expect(said('en', { kind: 'relationship', name: 'LOVES', nameBefore: 'KNOWS', total: 3 })).toBe(
    'changed the type of 3 relationships from KNOWS to LOVES',
  );
});

test('relationships that were hung on another node, and that were turned round', () => {
  const ties = { kind: 'relationship', name: 'LIVES_IN', total: 5 };
  const [end, endBefore] = [
    { id: 'c', caption: 'Cluj' },
    { id: 't', caption: 'Turda' },
  ];
  expect(said('en', { ...ties, ends: 'end', end })).toBe('re-attached 5 LIVES_IN relationships to end at “Cluj”');
  expect(said('en', { ...ties, ends: 'end', end, endBefore })).toBe(
    're-attached 5 LIVES_IN relationships to end at “Cluj” instead of “Turda”',
  );
  expect(said('ro', { ...ties, ends: 'start', start: end })).toBe(
    'mutarea a 5 relații LIVES_IN, care pornesc acum de la „Cluj”',
  );
  expect(said('en', { ...ties, ends: 'turned' })).toBe('reversed 5 LIVES_IN relationships');
});

test('nodes by their first names, with the relationships that went or came with them', () => {
  const people = { operation: 'delete', name: 'Person', total: 3 };
  const names = ['Ana', 'Ion', 'Maria'];
  expect(said('en', { ...people, along: 14 }, names)).toBe(
    'deleted 3 Person nodes (“Ana”, “Ion”, and “Maria”) and their 14 relationships',
  );
  expect(said('ro', { ...people, along: 1 }, names)).toBe(
    'ștergerea a 3 noduri Person („Ana”, „Ion” și „Maria”), împreună cu 1 relație a lor',
  );
  expect(said('en', { ...people, operation: 'create', total: 40, name: '' }, names)).toBe(
    'created 40 nodes (“Ana”, “Ion”, “Maria”, and 37 more)',
  );
});

test('the fourth of four by its name, for to count it takes as much room', () => {
  const four = { operation: 'delete', name: 'Town', total: 4 };
  expect(said('en', four, ['A', 'B', 'C', 'D'])).toBe('deleted 4 Town nodes (“A”, “B”, “C”, and “D”)');
  expect(said('en', { ...four, total: 5 }, ['A', 'B', 'C', 'D', 'E'])).toContain('“C”, and 2 more');
});

test('nodes that became one with another', () => {
  const into = { id: 'a', caption: 'Ana' };
  const merged = { operation: 'delete', name: 'Person', total: 2, into };
  expect(said('en', { ...merged, along: 5 }, ['Ana M.', 'Ana Maria'])).toBe(
    'merged 2 Person nodes (“Ana M.” and “Ana Maria”) into “Ana”, which took over 5 relationships',
  );
  expect(said('ro', merged)).toBe('unirea a 2 noduri Person cu „Ana”');
});

test('nothing, where nothing is said', () => {
  expect(said('en', {})).toBeUndefined();
});
