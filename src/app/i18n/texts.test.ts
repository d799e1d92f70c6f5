import i18next from 'i18next';
import { expect, test, vi } from 'vitest';

import { hasTexts, loadTexts } from './texts';

test('texts that hundreds of places miss at once are added once, so that a page is drawn anew once for each area', async () => {
  const instance = i18next.createInstance();
  await instance.init({ lng: 'ro', resources: {} });
  const added = vi.fn<(language: string, area: string) => void>();
  instance.store.on('added', added);
  await Promise.all(Array.from({ length: 300 }, () => loadTexts(instance, 'en', 'palette')));
  expect(hasTexts(instance, 'en', 'palette')).toBe(true);
  expect(added.mock.calls.map(([language, area]) => `${language}/${area}`)).toEqual(['en/palette']);
});

test('texts that are there are not added again', async () => {
  const instance = i18next.createInstance();
  await instance.init({ lng: 'ro', resources: {} });
  await loadTexts(instance, 'en', 'palette');
  const added = vi.fn<() => void>();
  instance.store.on('added', added);
  await loadTexts(instance, 'en', 'palette');
  expect(added).not.toHaveBeenCalled();
});
