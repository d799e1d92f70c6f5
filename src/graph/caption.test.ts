import { describe, expect, test } from 'vitest';

import { captionOf, shorten } from './caption';

describe('the caption of a node', () => {
  test('is its name before anything else', () => {
    expect(captionOf({ labels: ['Country'], properties: { code: 'RO', name: 'România' } })).toBe('România');
  });
  test('is its title when it has no name, even when an earlier property is text', () => {
    expect(captionOf({ labels: ['Book'], properties: { isbn: '978', title: 'Ion' } })).toBe('Ion');
  });
  test('is the first text when nothing is called a name', () => {
    expect(captionOf({ labels: ['Word'], properties: { length: 3, text: 'dor' } })).toBe('dor');
  });
  test('is the label when there is no text at all, and an empty name does not count', () => {
    expect(captionOf({ labels: ['Point'], properties: { name: '  ', x: 3 } })).toBe('Point');
  });
  test('may be a number when the name is one', () => {
    expect(captionOf({ labels: ['Year'], properties: { name: 1989 } })).toBe('1989');
  });
});

test('a long text is cut by letters, not in the middle of one', () => {
  expect(shorten('😀😀😀😀', 3)).toBe('😀😀…');
  expect(shorten('abc', 3)).toBe('abc');
});
