import { expect, it } from 'vitest';

import { FAQ } from '../../../server/faq/faq';
import { PAGES } from '../../app/pages';
import { LINK_TITLES } from './linkTitles';

/** The heading of the home page says what Harta is for; a link to it says where it leads. */
const HOME = { heading: 'home', link: 'homePage' };

it('names every page that an answer leads to as the page itself does, but for the home page', () => {
  const pages: Record<string, { title: string }> = PAGES;
  const links = [...new Set(FAQ.en.map(({ link }) => link))];
  const titleOf = (link: string) => (pages[link]?.title === HOME.heading ? HOME.link : pages[link]?.title);
  expect(links.map((link) => LINK_TITLES[link])).toEqual(links.map(titleOf));
  expect(Object.keys(LINK_TITLES).sort()).toEqual(links.sort());
});
