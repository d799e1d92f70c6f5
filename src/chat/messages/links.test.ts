import { describe, expect, it } from 'vitest';

import { linkTarget } from './links';

describe('a link in an answer', () => {
  it.each([
    ['leads into the product', '/dashboard/data-overview', 'the overview', 'product'],
    ['leads to a page of the web', 'https://example.com/a', 'a page', 'web'],
    ['is only text when it is a bare address', 'http://example.com', 'http://example.com', null],
    ['is only text when it is a bare host', 'http://www.example.com', 'www.example.com', null],
    ['is only text when it is a bare mail address', 'mailto:a@example.com', 'a@example.com', null],
    ['is only text when it would write a mail', 'mailto:a@example.com', 'write', null],
    ['is only text when it would run a script', 'javascript:alert(1)', 'press', null],
    ['is only text when it names another host like a path', '//example.com', 'press', null],
    ['is only text when it names another host with a backslash', '/\\example.com', 'press', null],
    ['is only text when it leads nowhere', undefined, 'press', null],
  ])('%s', (_, address, words, kind) => {
    expect(linkTarget(address, words)?.kind ?? null).toBe(kind);
  });
});
