import { describe, expect, it } from 'vitest';

import { linkedParts } from './links.js';

const hrefs = (text: string) => linkedParts(text).flatMap(({ href }) => href ?? []);

describe('addresses in a text', () => {
  it('can be opened, without the stop or the bracket behind them', () => {
    expect(linkedParts('Vezi https://ro.wikipedia.org/wiki/Brașov, apoi altele.')).toEqual([
      { text: 'Vezi ' },
      { text: 'https://ro.wikipedia.org/wiki/Brașov', href: 'https://ro.wikipedia.org/wiki/Bra%C8%99ov' },
      { text: ', apoi altele.' },
    ]);
    expect(hrefs('(see http://example.org/a_(b)).')).toEqual(['http://example.org/a_(b)']);
    expect(hrefs('[http://example.org]')).toEqual(['http://example.org/']);
  });

  it('are those of the web alone: nothing that runs, and nothing that hides where it leads', () => {
    for (const text of [
      'javascript:alert(1)',
      'data:text/html,x',
      'ftp://example.org',
      'http://',
      'https://bank.example@evil.example/',
      '//example.org',
      'www.example.org',
    ])
      expect(hrefs(text)).toEqual([]);
  });

  it('leave the text whole', () => {
    for (const text of ['', 'fără', 'http://a.b http://c.d', 'x https://a.b/?q=1&r=2#s…', 'https://@'])
      expect(
        linkedParts(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
  });
});
