import { describe, expect, test } from 'vitest';

import { NOTIFICATION_KINDS } from '../../contract/notifications.js';
import { draftOf } from './draftOf.js';
import { KINDS, type News } from './kinds.js';
import en from './texts/en.json' with { type: 'json' };
import ro from './texts/ro.json' with { type: 'json' };

const imported = (nodes: number, relationships: number) =>
  draftOf({ kind: 'importFinished', files: 'a.csv', nodes, relationships }).messages;

describe('what a person is told', () => {
  test.each([
    [0, '0 nodes', '0 noduri'],
    [1, '1 node', '1 nod'],
    [2, '2 nodes', '2 noduri'],
    [19, '19 nodes', '19 noduri'],
    [20, '20 nodes', '20 de noduri'],
    [101, '101 nodes', '101 noduri'],
    [1_234_567, '1,234,567 nodes', '1.234.567 de noduri'],
  ])('counts %i in the form and with the signs of the language', (count, english, romanian) => {
    const { en: inEnglish, ro: inRomanian } = imported(count, 1);
    expect(inEnglish).toContain(`(${english}, 1 relationship)`);
    expect(inRomanian).toContain(`(${romanian}, 1 relație)`);
  });

  test('tells a refusal apart from a failure', () => {
    const refused = draftOf({ kind: 'importFailed', files: 'a.csv', problems: 21 });
    expect(refused.messages.en).toBe('Import rejected: a.csv (21 problems found). Nothing was written to the graph.');
    expect(refused.messages.ro).toBe('Import respins: a.csv (21 de probleme găsite). Nu s-a scris nimic în graf.');
    expect(draftOf({ kind: 'importFailed', files: 'a.csv' }).messages.en).toMatch(/^Import failed: a\.csv\./);
  });

  test('takes names as they are, whatever stands in them', () => {
    const file = '<b>{{nodes}} $t(newDevice) & "x".json';
    expect(draftOf({ kind: 'exportFinished', file }).messages.en).toBe(`Export finished: ${file}.`);
  });

  test('is made of facts that are kept, so that it can be rendered anew', () => {
    const news: News = { kind: 'importFinished', files: 'a.csv', nodes: 3, relationships: 4 };
    const { kind, params, link } = draftOf(news);
    expect({ kind, ...params }).toEqual(news);
    expect(link).toBe('/dashboard/data-overview');
  });

  test('has ids in the order of its making', () => {
    const uids = Array.from({ length: 500 }, () => draftOf({ kind: 'exportFinished', file: 'a' }).uid);
    expect(uids).toEqual(uids.toSorted());
    expect(new Set(uids).size).toBe(500);
  });

  test('has a text for every kind, and the same texts in both languages', () => {
    const base = (texts: object) => [...new Set(Object.keys(texts).map((key) => key.replace(/_(one|few|other)$/, '')))];
    expect(base(ro)).toEqual(base(en));
    expect(base(ro.count)).toEqual(base(en.count));
    for (const kind of NOTIFICATION_KINDS) {
      expect(Object.keys(en)).toContain(kind);
      expect(KINDS[kind].link).toMatch(/^\/dashboard\//);
    }
    // Cedillas are not Romanian.
    expect(JSON.stringify(ro)).not.toMatch(/[şţŞŢ]/);
    const forms = Object.keys(ro.count).length / base(ro.count).length;
    expect(forms).toBe(3);
  });
});
