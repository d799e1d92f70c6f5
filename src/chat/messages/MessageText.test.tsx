// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';

import { MessageText } from './MessageText';

afterEach(cleanup);

const show = (text: string) =>
  render(
    <MemoryRouter>
      <MessageText text={text} />
    </MemoryRouter>,
  ).container;

test('raw HTML in a message makes no element and does nothing', () => {
  const place = show('Before <img src="x" onerror="globalThis.hit = true"> <b>after</b>\n\n<script>hit = 1</script>');
  expect(place.querySelector('img, script, b')).toBeNull();
  expect(globalThis).not.toHaveProperty('hit');
  expect(place.textContent).toMatch(/Before.*after/);
});

test('a picture in a message is its words: nothing is fetched from elsewhere', () => {
  const place = show('![A map](https://tracker.example/map.png)');
  expect(place.querySelector('img')).toBeNull();
  expect(place.textContent).toBe('A map');
});

test('a link leads into the product, or to a page of the web that learns nothing of who followed it', () => {
  show('[Here](/dashboard/data-overview) and [there](https://page.example/there)');
  expect(screen.getByRole('link', { name: 'Here' }).getAttribute('href')).toBe('/dashboard/data-overview');
  const outward = screen.getByRole('link', { name: 'there' });
  expect(outward.getAttribute('href')).toBe('https://page.example/there');
  expect(outward.getAttribute('rel')).toBe('noopener noreferrer nofollow');
  expect(outward.getAttribute('target')).toBe('_blank');
});

test.each([
  ['a bare address', 'See https://bare.example/page'],
  ['a script', '[trap](javascript:alert(1))'],
  ['an address of another host written as a path', '[trap](//other.example/page)'],
  ['a mail address', 'Write to who@bare.example'],
])('%s is not linked', (_, text) => {
  show(text);
  expect(screen.queryByRole('link')).toBeNull();
});

test('tables, lists and headings are shown as such, the headings below those of the page', () => {
  show('# Top\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n- [x] done\n- two');
  expect(screen.getByRole('heading', { name: 'Top', level: 4 })).toBeDefined();
  expect(screen.getByRole('cell', { name: '2' })).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('checkbox')).toBeNull();
});
