import { expect, test } from 'vitest';

import { fasterOf, isSoftwareCard, readChoice } from './choice';

test('the card draws only where it is clearly faster', () => {
  expect(fasterOf(100, 20)).toBe('webgl');
  expect(fasterOf(100, 90)).toBe('software');
  expect(fasterOf(20, 100)).toBe('software');
});

test('what draws by the processor under the name of a card is no card', () => {
  const swiftShader = 'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)';
  for (const card of [swiftShader, 'llvmpipe (LLVM 15.0.7, 256 bits)', 'Microsoft Basic Render Driver'])
    expect(isSoftwareCard(card)).toBe(true);
  for (const card of ['ANGLE (Intel, Mesa Intel(R) UHD Graphics 620 (KBL GT2), OpenGL 4.6)', 'Apple M1'])
    expect(isSoftwareCard(card)).toBe(false);
});

test('a choice is read as it was kept, and anything else is none', () => {
  const choice = { renderer: 'webgl', card: 'Apple M1', software: 80, webgl: 9, elements: 3000 } as const;
  expect(readChoice(JSON.stringify(choice))).toEqual(choice);
  for (const text of [null, '', 'webgl', '{}', '7', '{"renderer":"webgl"}', '{"renderer":"paper","card":""}'])
    expect(readChoice(text)).toBeUndefined();
});
