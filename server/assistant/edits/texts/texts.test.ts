import { describe, expect, test } from 'vitest';

import { REASONS } from '../EditRejection.js';
import en from './en.json' with { type: 'json' };
import ro from './ro.json' with { type: 'json' };
import { EDIT_TEXTS } from './EditTexts.js';

const base = (key: string) => key.replace(/_(?:zero|one|few|other)$/u, '');
const params = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/gu)].map(([, name]) => name);
const ROMANIAN: Readonly<Record<string, string>> = ro;

describe('the sentences about edits', () => {
  test('are the same in both languages, with every plural form', () => {
    expect([...new Set(Object.keys(ro).map(base))]).toEqual([...new Set(Object.keys(en).map(base))]);
    for (const [key, text] of Object.entries(en)) {
      const needed = new Set(params(ROMANIAN[key] ?? ''));
      expect(params(text), key).toEqual(expect.arrayContaining([...needed].filter((name) => name !== 'total')));
    }
    for (const key of Object.keys(en).filter((one) => one.endsWith('_one')))
      expect(ROMANIAN[`${base(key)}_few`], key).toBeTruthy();
  });

  test('tell every rejection but that a text is no edit', () => {
    for (const reason of REASONS.filter((one) => one !== 'misfit'))
      expect(Object.keys(en)).toContain(`doubt_${reason}`);
  });

  test('write numbers, years, days and quotations as the language does', () => {
    const { en: english, ro: romanian } = EDIT_TEXTS;
    expect([english.value(286598), romanian.value(286598)]).toEqual(['286,598', '286.598']);
    expect([english.value(1815), romanian.value(1815)]).toEqual(['1815', '1815']);
    expect([english.value('1949-05-23', 'date'), romanian.value('1949-05-23', 'date')]).toEqual([
      'May 23, 1949',
      '23 mai 1949',
    ]);
    expect([english.value('Lyon'), romanian.value('Lyon')]).toEqual(['“Lyon”', '„Lyon”']);
    expect(romanian.t('deleteNode', { count: 20, total: '20', node: 'X', labels: 'Y' })).toBe(
      'Șterge X (Y) împreună cu 20 de relații',
    );
  });
});
