import { describe, expect, it } from 'vitest';

import { offersFor, withOffer } from './cellOffers';
import { type CellContent } from './gridCells';

const NAMES = ['Firmă', 'Oraș', 'Persoană', 'Județ'];
const labels: CellContent = { part: 'labels', name: 'labels', kind: 'textList', value: ['Firmă'] };
const type: CellContent = { part: 'type', name: 'type', kind: 'text', value: 'KNOWS' };

describe('names that a cell offers', () => {
  it('are all that do not stand there, before anything is typed', () => {
    expect(offersFor(labels, NAMES, 'Firmă')).toEqual(['Oraș', 'Persoană', 'Județ']);
    expect(offersFor(type, ['KNOWS', 'LIVES_IN'], 'KNOWS')).toEqual(['LIVES_IN']);
  });

  it('are those that hold what is typed, with or without its marks', () => {
    expect(offersFor(labels, NAMES, 'ORAS')).toEqual(['Oraș']);
    expect(offersFor(labels, NAMES, 'Firmă; pers')).toEqual(['Persoană']);
    expect(offersFor(type, ['KNOWS', 'LIVES_IN'], 'li')).toEqual(['LIVES_IN']);
  });

  it('are none for a property', () => {
    expect(offersFor({ part: 'property', name: 'oraș', kind: 'text', value: 'Iași' }, NAMES, '')).toEqual([]);
  });

  it('are put where they were being typed: labels are added to, a type gives way', () => {
    expect(withOffer(labels, 'Firmă', 'Oraș')).toBe('Firmă; Oraș');
    expect(withOffer(labels, 'Firmă; or', 'Oraș')).toBe('Firmă; Oraș');
    expect(withOffer(labels, 'jud', 'Județ')).toBe('Județ');
    expect(withOffer(labels, 'Firmă; Oraș; ', 'Județ')).toBe('Firmă; Oraș; Județ');
    expect(withOffer(type, 'KNOWS', 'LIVES_IN')).toBe('LIVES_IN');
  });
});
