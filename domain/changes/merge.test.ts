import { describe, expect, it } from 'vitest';

import { mergeEdit } from './merge.js';

const content = (properties: Record<string, number | string>, labels = ['A']) => ({
  labels,
  properties,
  propertyKinds: {},
});

describe('merging an update into a newer version', () => {
  it('takes what nobody else touched', () => {
    const merge = mergeEdit(content({ x: 1, y: 1 }), content({ x: 2, y: 1 }), { setProperties: { y: 5, z: 6 } });
    expect(merge).toMatchObject({ ok: true, content: { properties: { x: 2, y: 5, z: 6 } } });
  });

  it('names every property that both changed, a removal included', () => {
    const merge = mergeEdit(content({ x: 1, y: 1 }), content({ x: 2 }), {
      setProperties: { y: 5 },
      removeProperties: ['x'],
    });
    expect(merge).toEqual({ ok: false, fields: ['properties/x', 'properties/y'] });
  });

  it('takes a change to the same value, and a change that was taken back meanwhile', () => {
    expect(mergeEdit(content({ x: 1 }), content({ x: 2 }), { setProperties: { x: 2 } }).ok).toBe(true);
    expect(mergeEdit(content({ x: 1 }), content({ x: 1 }), { setProperties: { x: 3 } }).ok).toBe(true);
  });

  it('adds and removes labels beside those of others, but never takes the last', () => {
    const both = mergeEdit(content({}, ['A', 'B']), content({}, ['A', 'C']), {
      addLabels: ['D'],
      removeLabels: ['A'],
    });
    expect(both).toMatchObject({ ok: true, content: { labels: ['C', 'D'] } });
    expect(mergeEdit(content({}, ['A', 'B']), content({}, ['A']), { removeLabels: ['A'] })).toEqual({
      ok: false,
      fields: ['labels'],
    });
  });

  it('keeps the kind of a date, and gives a list without values one', () => {
    const born = { labels: ['A'], properties: { born: '2000-01-01' }, propertyKinds: { born: 'date' as const } };
    const merge = mergeEdit(born, born, { setProperties: { born: '2001-01-01', none: [] } });
    expect(merge).toMatchObject({ content: { propertyKinds: { born: 'date', none: 'textList' } } });
  });
});
