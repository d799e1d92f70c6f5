import { expect, it } from 'vitest';

import { FAQ } from '../../../server/assistant/faq/faq';
import { PAGES } from '../../app/pages';
import { LINK_TITLES } from './linkTitles';

it('names every page that an answer leads to as the page itself does', () => {
  // The home page is headed by what Harta promises, which names no place to go to.
  const pages: Record<string, { title: string }> = { ...PAGES, '/': { title: 'homePage' } };
  const links = [...new Set(FAQ.en.map(({ link }) => link))];
  expect(links.map((link) => LINK_TITLES[link])).toEqual(links.map((link) => pages[link]?.title));
  expect(Object.keys(LINK_TITLES).sort()).toEqual(links.sort());
});
