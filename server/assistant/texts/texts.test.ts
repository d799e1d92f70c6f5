import { describe, expect, test } from 'vitest';

import { type GraphNode } from '../../contract/elements.js';
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

  test.each([
    ['en', '1,234', '238,397'],
    ['ro', '1.234', '238.397'],
  ] as const)(
    'group what is counted or measured, and write years and ids as they are (%s)',
    (language, counted, area) => {
      const wording = new Wording(language);
      const node = {
        id: 'n',
        labels: ['Country'],
        properties: { founded: 2010, 'area (km²)': 238_397, postalCode: 90_210, id: 12_345, years: [1989, 2010] },
        propertyKinds: {},
      } as unknown as GraphNode; // of a node only these are read
      const said = (property: string) => wording.valueOf(node, property);
      expect(wording.number(1234)).toBe(counted);
      expect(said('area (km²)')).toBe(area);
      expect([said('founded'), said('postalCode'), said('id')]).toEqual(['2010', '90210', '12345']);
      expect(said('years')).toBe(language === 'en' ? '1989 and 2010' : '1989 și 2010');
    },
  );

  test('say of a property only what its node has, whatever it is called', () => {
    const node = {
      id: 'n',
      labels: ['Car'],
      properties: { constructor: 'Dacia' },
      propertyKinds: {},
    } as unknown as GraphNode;
    const said = (property: string) => new Wording('en').valueOf(node, property);
    expect([said('constructor'), said('toString')]).toEqual(['Dacia', new Wording('en').t('unknownValue')]);
  });

  test('call a node by the caption that was chosen for its label, in the words of the language', () => {
    const node = {
      ...{ labels: ['Book'], properties: { name: 'Ion', sold: 12_500, printed: '1920-11-03', by: '*L. R.*' } },
      propertyKinds: { printed: 'date' as const },
    };
    const called = (caption: string, language: 'en' | 'ro' = 'ro') =>
      new Wording(language)
        .naming({ captions: new Map([['Book', caption]]), types: new Map(), labels: new Map() })
        .name(node);
    expect(called('{name}: {sold}')).toBe('Ion: 12.500');
    expect(called('{name}, {printed}', 'en')).toBe('Ion, November 3, 1920');
    expect(called('{by} [{isbn}]')).toBe('\\*L. R.\\*');
    expect(called('{isbn}')).toBe('Ion');
    expect(new Wording('en').naming({ captions: new Map(), types: new Map(), labels: new Map() }).name(node)).toBe(
      'Ion',
    );
  });

  test('call a type by the words that were chosen for it in their language, and by those of its name otherwise', () => {
    const wording = new Wording('ro').naming({
      captions: new Map(),
      types: new Map([
        ['FLIES_TO', { en: 'flies over to', ro: 'zboară la' }],
        ['PLAYS', { en: 'is on stage as' }],
      ]),
      labels: new Map(),
    });
    const said = ['FLIES_TO', 'PLAYS', 'worksAt'].map((type) => wording.type(type));
    expect(said).toEqual(['zboară la', 'plays', 'works at']);
  });

  test('never let text of the graph become a link, a picture or markup', () => {
    const said = new Wording('en').plain('![x](https://a.example/p.png) <b>*bold*</b> `code`');
    expect(said).toBe(
      '!\\[x\\](https://a.example/p.png) \\<b\\>\\*bold\\*\\</b\\> \\`code\\`'.replace('!\\[', '\\!\\['),
    );
  });
});
