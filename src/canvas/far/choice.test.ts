import { expect, test } from 'vitest';

import { betterOf, isSoftwareCard, readChoice } from './choice';

test('the card draws only where it is clearly faster and its picture is the same', () => {
  expect(betterOf(100, 20, 0.001)).toBe('webgl');
  expect(betterOf(100, 90, 0.001)).toBe('software');
  expect(betterOf(20, 100, 0)).toBe('software');
  expect(betterOf(100, 20, 0.1)).toBe('software');
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
