import { expect, test } from 'vitest';

import { type GraphNode } from '../../../domain/elements/elements';
import { LabelColours } from '../style/palette';
import { StyleBook } from '../style/StyleBook';
import { hitsOf } from './hitsOf';

const stop: GraphNode = {
  ...{ id: 'a', labels: ['Place', 'Stop'], properties: { name: '1131523', station_name: 'Gara de Nord' }, degree: 1 },
  ...{ propertyKinds: {}, version: 1, createdAt: '', updatedAt: '' },
};
/** What somebody types, with properties said in signs. */
const asked = (text: string) => ({
  text,
  say: ({ properties }: { readonly properties: Readonly<Record<string, unknown>> }, property: string) =>
    `<${String(properties[property])}>`,
});
const found = { nodes: [stop], relationships: [], more: false };

test('what was found is called as on the canvas, and stands under the label whose look it wears', () => {
  const book = new StyleBook(new LabelColours());
  expect(hitsOf(found, book, asked(''))[0]).toMatchObject({ caption: '1131523', label: 'Place' });
  const named = book.choosing([{ kind: 'label', name: 'Stop', version: 1, style: { caption: '{station_name}' } }]);
  expect(hitsOf(found, named, asked(''))[0]).toMatchObject({ caption: 'Gara de Nord', label: 'Stop' });
  expect(book.nameOf(undefined)).toBe('');
});

test('what was found by another property than its name says which, as its reader writes it', () => {
  const book = new StyleBook(new LabelColours());
  const [hit] = hitsOf(found, book, asked('gara'));
  expect(hit).toMatchObject({ caption: '1131523', matched: [{ property: 'station_name', value: '<Gara de Nord>' }] });
  expect(hitsOf(found, book, asked('1131523'))[0]?.matched).toEqual([]);
  expect(hitsOf(found, book, asked('stop'))[0]?.matched).toEqual([]);
});

test('a relationship says the property by which it was found, and what else it holds beside its type', () => {
  const { labels: _labels, degree: _degree, ...stamps } = stop;
  const ends = { type: 'WORKS_AT', startNodeId: 'a', endNodeId: 'b' };
  const works = { ...stamps, ...ends, properties: { role: 'night guard', since: 2019 } };
  const [hit] = hitsOf(
    { ...found, nodes: [], relationships: [works] },
    new StyleBook(new LabelColours()),
    asked('guard'),
  );
  expect(hit).toMatchObject({ detail: '2019', matched: [{ property: 'role', value: '<night guard>' }] });
});
