import { describe, expect, it } from 'vitest';

import { initialsOf } from './initials';

describe('the initials on the avatar', () => {
  it.each([
    ['first and last name', 'Ana Pop', 'x@example.org', 'AP'],
    ['only the outer ones of many names', 'Ion Luca  Caragiale', null, 'IC'],
    ['one name', 'ștefan', null, 'Ș'],
    ['a letter outside the basic plane stays whole', '𝒜da', null, '𝒜'],
    ['without a name, the e-mail address', '  ', 'maria@example.org', 'M'],
    ['nothing known', null, null, '?'],
  ])('%s', (_, name, email, initials) => {
    expect(initialsOf(name, email)).toBe(initials);
  });
});
