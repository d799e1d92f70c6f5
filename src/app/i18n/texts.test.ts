import i18next from 'i18next';
import { expect, test } from 'vitest';

import { loadTexts } from './texts';

test('a page that comes with its texts has nothing else drawn anew; what is shown already and comes late is', async () => {
  const instance = i18next.createInstance();
  await instance.init({ lng: 'en', resources: {} });
  const told: string[] = [];
  instance.store.on('added', (language: string, area: string) => told.push(`${language} ${area}`));
  Object.assign(instance, { reportNamespaces: { getUsedNamespaces: () => ['common', 'canvas'] } });
  await loadTexts(instance, 'en', 'history');
  expect(told).toEqual([]);
  expect(instance.hasResourceBundle('en', 'history')).toBe(true);
  await loadTexts(instance, 'en', 'canvas');
  // What a language lacks is shown in English, once that has come.
  await loadTexts(instance, 'ro', 'canvas');
  await loadTexts(instance, 'en', 'canvas');
  expect(told).toEqual(['en canvas', 'ro canvas']);
});
