import { describe, expect, it } from 'vitest';

import { present } from './present.js';

const answer = {
  __typename: 'GraphNode',
  id: 'a',
  position: null,
  provenance: { __typename: 'Provenance', source: 'import', reference: null },
  properties: { name: 'Iași', born: 0, open: false, empty: '' },
  items: [{ __typename: 'Item', link: null, text: 'x' }],
};

describe('an answer of GraphQL in the dialect of the other wires', () => {
  it('has nothing where GraphQL has null, at every depth', () => {
    expect(present(answer)).toEqual({
      id: 'a',
      provenance: { source: 'import' },
      properties: { name: 'Iași', born: 0, open: false, empty: '' },
      items: [{ text: 'x' }],
    });
  });

  it('is the same object each time, so that a list is not drawn anew for it', () => {
    expect(present(answer)).toBe(present(answer));
    expect(present(answer).items[0]).toBe(present(answer.items[0]));
  });

  it('leaves null and plain values as they are', () => {
    expect([present(null), present(undefined), present(3)]).toEqual([null, undefined, 3]);
  });
});
