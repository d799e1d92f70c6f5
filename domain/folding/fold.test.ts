import { describe, expect, it } from 'vitest';

import { fold, foldedWords } from './fold.js';

describe('folding text', () => {
  it('makes comma-below, cedilla and plain letters one', () => {
    expect(fold('ȘȚ')).toBe('st');
    expect(fold('şţ')).toBe('st');
    expect(fold('Iași, Târgu Mureș')).toBe('iasi, targu mures');
  });

  it('makes composed and decomposed accents one', () => {
    expect(fold('Zoë')).toBe(fold('Zoe\u0308'));
    expect(fold('ĂÂÎăâî')).toBe('aaiaai');
  });

  it('opens letters that Unicode keeps whole', () => {
    expect(fold('Łódź, Straße, Ærø')).toBe('lodz, strasse, aero');
  });

  it('cuts words at everything that is no letter or digit', () => {
    expect(foldedWords(`O'Neill-Smith "3.14" NEAR(a*)`)).toEqual(['o', 'neill', 'smith', '3', '14', 'near', 'a']);
    expect(foldedWords('*** "" -')).toEqual([]);
  });
});
