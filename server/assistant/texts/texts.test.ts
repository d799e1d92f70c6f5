import { describe, expect, test } from 'vitest';

import en from './en.json' with { type: 'json' };
import ro from './ro.json' with { type: 'json' };
import { Wording } from './Wording.js';

const base = (key: string) => key.replace(/_(?:one|few|other)$/u, '');
const params = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/gu)].map(([, name]) => name).sort();
const ROMANIAN: Readonly<Record<string, string>> = ro;

describe('the sentences of the assistant', () => {
  test('are the same in both languages, with every plural form', () => {
    expect([...new Set(Object.keys(ro).map(base))]).toEqual([...new Set(Object.keys(en).map(base))]);
    for (const [key, text] of Object.entries(en)) expect(params(ROMANIAN[key] ?? ''), key).toEqual(params(text));
    for (const key of Object.keys(en).filter((one) => one.endsWith('_one')))
      expect(ROMANIAN[`${base(key)}_few`], key).toBeTruthy();
  });

  test('write numbers, days and lists as the language does', () => {
    expect([new Wording('en').number(551695.5), new Wording('ro').number(551695.5)]).toEqual([
      '551,695.5',
      '551.695,5',
    ]);
    expect([new Wording('en').day('1997-12-19'), new Wording('ro').day('1997-12-19')]).toEqual([
      'December 19, 1997',
      '19 decembrie 1997',
    ]);
    expect(new Wording('ro').list(['a', 'b', 'c'])).toBe('a, b și c');
  });

  test('never let text of the graph become a link, a picture or markup', () => {
    const said = new Wording('en').plain('![x](https://a.example/p.png) <b>*bold*</b> `code`');
    expect(said).toBe(
      '!\\[x\\](https://a.example/p.png) \\<b\\>\\*bold\\*\\</b\\> \\`code\\`'.replace('!\\[', '\\!\\['),
    );
  });
});
