import { expect, test } from 'vitest';

import { proposedWords } from './typeWords.js';

test('a type that nobody gave words is said by those of its name, and what an import called it as the language of the reader says it', () => {
  expect(proposedWords('FLIES_TO', 'en')).toBe('flies to');
  expect(proposedWords('HAS_GENRE', 'en')).toBe('has genre');
  expect(proposedWords('HAS_ARMATOR', 'ro')).toBe('are armator');
  expect(proposedWords('hasGenre', 'ro')).toBe('has genre');
});
