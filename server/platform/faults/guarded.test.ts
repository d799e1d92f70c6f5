import { afterEach, expect, test, vi } from 'vitest';

import { isReported, reported, warn, withoutWarning } from './guarded.js';

afterEach(() => vi.restoreAllMocks());

test('a failure whose cause is on the terminal already is not told there again, and every other one is', () => {
  const warned = vi.spyOn(process, 'emitWarning').mockReturnValue();
  const known = reported(new Error('the database is away'));
  expect([isReported(known), isReported(new Error('the database is away')), isReported('text')]).toEqual([
    true,
    false,
    false,
  ]);
  warn('Jobs could not be read', known);
  expect(warned).not.toHaveBeenCalled();
  warn('Jobs could not be read', new Error('a fault of ours'));
  expect(warned).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Jobs could not be read: Error: a fault'));
});

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
