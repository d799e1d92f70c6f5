import { describe, expect, test } from 'vitest';

import { type Language } from '../../language/lexicon/files.js';
import { requestOf } from './clauses.js';
import { textOf } from './words.js';

const clauses = (text: string, language: Language) =>
  requestOf(text, language)?.clauses.map(({ verb, words }) => `${verb}: ${textOf(words, text)}`);

describe('a text is a request when it begins with a command', () => {
  test.each([
    ['Delete Romania.', 'en', ['delete: Romania']],
    ['please add a river called Danube, thanks', 'en', ['add: a river called Danube']],
    ['I would like to rename Cuba to Kuba', 'en', ['rename: Cuba to Kuba']],
    ['Add X and connect it to Y as Z', 'en', ['add: X', 'connect: it to Y as Z']],
    ['Add X. Then delete Y; please rename Z to W', 'en', ['add: X', 'delete: Y', 'rename: Z to W']],
    ['Add a film called "Kill and delete it"', 'en', ['add: a film called "Kill and delete it"']],
    ['te rog adaugă că plouă', 'ro', ['add: că plouă']],
    ['Ai putea să ștergi România, te rog?', 'ro', ['delete: România']],
    ['Vreau să leg A de B', 'ro', ['connect: A de B']],
    ['Redenumește A în B și schimbă-i capitala în C', 'ro', ['rename: A în B', 'change: i capitala în C']],
    ['Șterge România', 'en', ['delete: România']],
  ] as const)('“%s”', (text, language, expected) => {
    expect(clauses(text, language)).toEqual(expected);
  });

  test.each([
    ['Delete Romania?', 'en'],
    ['How do I delete a node?', 'en'],
    ['What was added?', 'en'],
    ['"Delete Romania"', 'en'],
    ['The file says: delete Romania', 'en'],
    ['Change', 'en'],
    ['Delete', 'en'],
    ['Da, șterge', 'ro'],
    ['Da. Pânza se vede.', 'ro'],
    ['Cum șterg un nod?', 'ro'],
    ['Ce s-a șters?', 'ro'],
    ['șterg România', 'ro'],
  ] as const)('“%s” is none', (text, language) => {
    expect(clauses(text, language)).toBeUndefined();
  });

  test('the language of its verb is that of the request', () => {
    expect(requestOf('sterge Cuba', 'en')?.language).toBe('ro');
    expect(requestOf('delete Cuba', 'ro')?.language).toBe('en');
  });
});
