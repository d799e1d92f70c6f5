import { describe, expect, test } from 'vitest';

import { aroundMatch, matchedProperties } from './matched';

const ana = { name: 'Ana Pop', city: 'Cluj-Napoca', born: 1990, likes: ['chess', 'Țuică'] };
const by = (text: string) => matchedProperties(ana, text, 'Ana Pop Person');

describe('what somebody was found by', () => {
  test.each([
    ['Cluj', ['city']],
    ['napo', ['city']],
    ['tuica', ['likes']],
    ['1990', ['born']],
    ['ana cluj', ['city']],
    ['chess cluj', ['likes', 'city']],
  ])('is said where it is not the name: %s', (text, expected) => {
    expect([...by(text)].toSorted()).toEqual(expected.toSorted());
  });

  test.each(['Ana', 'pop ana', 'person', '', '  ', '-'])(
    'is not said where it is the name or the label: “%s”',
    (text) => {
      expect(by(text)).toEqual([]);
    },
  );

  test('is nothing while words are typed that were not looked for yet', () => {
    expect(by('clujx')).toEqual([]);
  });
});

describe('a long text', () => {
  const text = 'Came with her brother in spring, stayed for the harvest and left for Galați before the first snow fell';

  test('is shown from a little before what was found', () => {
    expect(aroundMatch(text, 'galati')).toBe('… and left for Galați before the first snow fell');
  });

  test('is shown from its beginning where that was found there, or nothing was', () => {
    expect(aroundMatch(text, 'brother')).toBe(text);
    expect(aroundMatch(text, 'winter')).toBe(text);
  });
});
