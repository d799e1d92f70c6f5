import { expect, it } from 'vitest';

import { plainText } from './plainText';

it('an answer is heard as its words', () => {
  expect(plainText('**Dacia** (`Company`): [site](https://example.com)\n\n- one\n- *two*')).toBe(
    'Dacia ( Company ): site one two',
  );
});

it('a table is heard as its cells', () => {
  expect(plainText('| a | b |\n|---|---|\n| 1 | 2 |')).toBe('a b 1 2');
});

it('a name with an underscore is heard as it stands', () => {
  expect(plainText('_Romania_ is PART_OF Europe')).toBe('Romania is PART_OF Europe');
});
