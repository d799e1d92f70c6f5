// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { LinkedText } from './LinkedText';

afterEach(cleanup);

const links = {
  terms: (words: string) => <a href="/terms">{words}</a>,
  privacy: (words: string) => <a href="/privacy">{words}</a>,
};
const shown = (text: string) => render(<LinkedText text={text} links={links} />).container;
const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('words between tags are links, and the sentence reads as it is written', () => {
  const place = shown('You accept the <terms>terms</terms> and the <privacy>privacy policy</privacy>.');
  expect(target('terms')).toBe('/terms');
  expect(target('privacy policy')).toBe('/privacy');
  expect(place.textContent).toBe('You accept the terms and the privacy policy.');
});

it('a sentence may begin and end with a link', () => {
  expect(shown('<terms>terms</terms><privacy>policy</privacy>').textContent).toBe('termspolicy');
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

it('without tags, or with one that nobody knows, the words are shown as they are', () => {
  expect(shown('No link here').innerHTML).toBe('No link here');
  expect(shown('a <b>bold</b> word').textContent).toBe('a bold word');
});
