import { describe, expect, test } from 'vitest';

import { captionKey } from '../../server/graph/content.js';
import { captionOf as onServer } from '../../domain/caption/caption.js';
import { captionOf as onPages } from '../../domain/caption/caption.js';

type Value = string | number | boolean | string[];

interface Case {
  readonly says: string;
  readonly labels?: readonly string[];
  readonly properties: Readonly<Record<string, Value>>;
  readonly caption: string;
}

/** What nodes are called, and why. */
const CASES: readonly Case[] = [
  { says: 'its name before any other text', properties: { code: 'RO', name: 'România' }, caption: 'România' },
  { says: 'its name in capitals', properties: { code: 'RO', NAME: 'România' }, caption: 'România' },
  { says: 'its Romanian name', properties: { cod: 'B', denumire: 'București' }, caption: 'București' },
  { says: 'its Romanian label, written without marks', properties: { cod: 'B', eticheta: 'Oraș' }, caption: 'Oraș' },
  { says: 'its full name', properties: { email: 'ana@x.ro', fullname: 'Ana Pop' }, caption: 'Ana Pop' },
  {
    says: 'its full name, written in two words',
    properties: { email: 'ana@x.ro', 'Full name': 'A P' },
    caption: 'A P',
  },
  { says: 'its full name, joined by a line', properties: { email: 'ana@x.ro', full_name: 'Ana' }, caption: 'Ana' },
  { says: 'its display name in camel case', properties: { a: 'x', displayName: 'Ana' }, caption: 'Ana' },
  { says: 'the most telling of several', properties: { title: 'Dr.', nume: 'Pop', name: 'Ana' }, caption: 'Ana' },
  { says: 'its title although another text is first', properties: { isbn: '978', title: 'Ion' }, caption: 'Ion' },
  { says: 'its name when that is a number', labels: ['Year'], properties: { name: 1989 }, caption: '1989' },
  { says: 'its name when that is zero', labels: ['Year'], properties: { name: 0 }, caption: '0' },
  { says: 'its name without the blanks around it', properties: { name: '  Olt ' }, caption: 'Olt' },
  { says: 'another name when the first is blank', properties: { name: ' ', titlu: 'Ion' }, caption: 'Ion' },
  { says: 'its first text when nothing names it', properties: { length: 3, text: 'dor', b: 'c' }, caption: 'dor' },
  { says: 'its label when it holds only numbers', labels: ['Point', 'Place'], properties: { x: 3 }, caption: 'Point' },
  { says: 'its label when its name is no text', labels: ['Flag'], properties: { name: true }, caption: 'Flag' },
  { says: 'its label when its names are a list', labels: ['Flag'], properties: { name: ['a'] }, caption: 'Flag' },
  { says: 'its label when it holds nothing', labels: ['Point'], properties: {}, caption: 'Point' },
];

describe.each([
  ['the canvas', onPages],
  ['search and answers', onServer],
])('%s: a node is called', (_where, captionOf) => {
  test.each(CASES)('$says', ({ labels = ['Thing'], properties, caption }) => {
    expect(captionOf({ labels: [...labels], properties })).toBe(caption);
  });
});

test('lists are sorted by what is seen, without case and marks', () => {
  expect(captionKey({ labels: ['City'], properties: { DENUMIRE: 'Țara Oașului' } }, new Map())).toBe('tara oasului');
  expect(captionKey({ labels: ['Point'], properties: { x: 1 } }, new Map())).toBe('point');
});
