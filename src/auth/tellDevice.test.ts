// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

import { recordDevice } from './accountCalls';
import { tellDevice, tellOwedDevice } from './tellDevice';

vi.mock('./accountCalls', () => ({ recordDevice: vi.fn() }));
const recorded = vi.mocked(recordDevice);
const isNew = { isNew: true };

beforeEach(() => {
  localStorage.clear();
  recorded.mockReset();
});

test('a sign-in that was told is not told again by the next page', async () => {
  recorded.mockResolvedValue(isNew);
  await tellDevice();
  tellOwedDevice();
  expect(recorded).toHaveBeenCalledTimes(1);
});

test('a sign-in whose page was left at once is told by the next page, and only once', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  recorded.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(isNew);
  await tellDevice();
  tellOwedDevice();
  tellOwedDevice();
  await vi.waitFor(() => expect(localStorage.getItem('device-untold')).toBe(''));
  tellOwedDevice();
  expect(recorded).toHaveBeenCalledTimes(2);
});

test('where nobody has just signed in, nothing is told', () => {
  tellOwedDevice();
  expect(recorded).not.toHaveBeenCalled();
});
