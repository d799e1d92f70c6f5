import { createInstance } from 'i18next';
import { expect, test } from 'vitest';

import english from '../../../locales/en/canvas.json';
import romanian from '../../../locales/ro/canvas.json';
import { alikeText } from './alikeText';
import { type Saying } from './saying';

const texts = createInstance();
await texts.init({
  resources: { en: { canvas: english }, ro: { canvas: romanian } },
  defaultNS: 'canvas',
  interpolation: { escapeValue: false },
});

type Alike = Parameters<typeof alikeText>[0];
const said = (language: 'en' | 'ro', what: Partial<Record<keyof Alike, unknown>>) =>
  alikeText(
    {
      ...{ operation: 'update', kind: 'node', total: 12, name: 'Tram', nameBefore: null, start: null, end: null },
      ...{ labelsAdded: [], labelsRemoved: [], changed: [], before: {}, after: {}, beforeKinds: {}, afterKinds: {} },
      ...what,
    } as Alike,
    { t: texts.getFixedT(language, 'canvas'), language, valueText: String } as unknown as Saying,
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

test('nothing, where nothing is said', () => {
  expect(said('en', {})).toBeUndefined();
});
