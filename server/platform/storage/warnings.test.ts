import { expect, test, vi } from 'vitest';

import { withoutWarning } from './warnings.js';

test('only the warning that is named is dropped, and only while the work runs', () => {
  const emitted = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
  const usual = process.emitWarning;
  const result = withoutWarning('SQLite is an experimental feature', () => {
    process.emitWarning('SQLite is an experimental feature and might change at any time', 'ExperimentalWarning');
    process.emitWarning('The disk is nearly full', { code: 'HARTA_DISK' });
    process.emitWarning(new Error('Something else'));
    return 7;
  });
  expect(result).toBe(7);
  expect(process.emitWarning).toBe(usual);
  process.emitWarning('SQLite is an experimental feature', 'ExperimentalWarning');
  expect(emitted.mock.calls.map(([warning]) => String(warning))).toEqual([
    'The disk is nearly full',
    'Error: Something else',
    'SQLite is an experimental feature',
  ]);
  emitted.mockRestore();
});

test('the process warns as ever after work that fails', () => {
  const usual = process.emitWarning;
  expect(() =>
    withoutWarning('Anything', () => {
      throw new Error('no module');
    }),
  ).toThrow('no module');
  expect(process.emitWarning).toBe(usual);
});
