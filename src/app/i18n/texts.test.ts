import i18next from 'i18next';
import { expect, test } from 'vitest';

import { loadTexts } from './texts';

/** An instance on a page that shows texts of some areas, and what it tells of areas that are added. */
async function showing(lng: string, areas: readonly string[]) {
  const instance = i18next.createInstance();
  await instance.init({ lng, resources: {} });
  const told: string[] = [];
  instance.store.on('added', (language: string, area: string) => told.push(`${language} ${area}`));
  Object.assign(instance, { reportNamespaces: { getUsedNamespaces: () => areas } });
  return { instance, told };
}

test('a page that comes with its texts has nothing else drawn anew; what is shown already and comes late is', async () => {
  const { instance, told } = await showing('en', ['common', 'canvas']);
  await loadTexts(instance, 'en', 'history');
  expect(told).toEqual([]);
  expect(instance.hasResourceBundle('en', 'history')).toBe(true);
  await loadTexts(instance, 'en', 'canvas');
  // What a language lacks is shown in English, once that has come.
  await loadTexts(instance, 'ro', 'canvas');
  await loadTexts(instance, 'en', 'canvas');
  expect(told).toEqual(['en canvas', 'ro canvas']);
});

test('texts that hundreds of places miss at once are added once, so that the page is drawn anew once', async () => {
  const { instance, told } = await showing('ro', ['palette']);
  await Promise.all(Array.from({ length: 300 }, () => loadTexts(instance, 'en', 'palette')));
  expect(told).toEqual(['en palette']);
});
