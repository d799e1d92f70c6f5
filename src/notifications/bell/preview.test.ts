import { describe, expect, test } from 'vitest';

import { preview } from './preview';

describe('the preview of a notification', () => {
  test('is the whole text up to 50 characters', () => expect(preview('a'.repeat(50))).toBe('a'.repeat(50)));
  test('is 50 characters and an ellipsis beyond', () => expect(preview('a'.repeat(51))).toBe(`${'a'.repeat(50)}…`));
  test('never cuts a letter from its marks', () => {
    const marked = 's\u0326';
    expect(preview(marked.repeat(51))).toBe(`${marked.repeat(50)}…`);
  });
  test('counts an emoji of several parts as one', () => {
    const family = '👩‍👩‍👧';
    expect(preview(family.repeat(50))).toBe(family.repeat(50));
    expect(preview(family.repeat(60))).toBe(`${family.repeat(50)}…`);
  });
});
