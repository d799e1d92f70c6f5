// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { type ReactNode } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';

import { texts as en } from '../../locales/en/index';
import { texts as ro } from '../../locales/ro/index';
import { ISSUES } from '../../server/graph/formats/issues';
import { bytesText, detailFor, useCountsText, useFormatText, useIssueText } from './importText';

const i18n = i18next.createInstance();
const wrapper = ({ children }: { children: ReactNode }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
const read = <T,>(hook: () => T): T => renderHook(hook, { wrapper }).result.current;
const issue = (code: string) => ({ file: 'a.csv', code, detail: 'Not a number: "x"', fatal: true });

beforeAll(async () => {
  await i18n.use(initReactI18next).init({ lng: 'en', fallbackLng: false, resources: { en, ro } });
});

describe.each(['en', 'ro'])('in %s', (language) => {
  beforeAll(async () => void (await i18n.changeLanguage(language)));
  test.each(Object.keys(ISSUES))('%s is said in words', (code) => {
    expect(read(useIssueText)(issue(code))).toMatch(/\.$/);
  });
  test('a code that only a newer backend knows is left to the detail', () => {
    expect(read(useIssueText)(issue('NEW_CODE'))).toBeUndefined();
  });
  test.each(['csv', 'cytoscape', 'harta', 'graphml', 'graphology', undefined])('the format %s has a name', (format) => {
    expect(read(useFormatText)(format)).not.toBe(format);
  });
});

describe('what a detail adds to the words', () => {
  const empty = { ...issue('EMPTY_FILE'), detail: 'The file is empty' };
  test.each([
    ['en', issue('BAD_NUMBER'), true, 'Not a number: "x"'],
    ['ro', issue('BAD_NUMBER'), true, '"x"'],
    ['ro', { ...issue('SAME_KEY'), detail: 'The first row with the key "a \\"b\\"" is kept' }, true, '"a \\"b\\""'],
    ['ro', empty, true, ''],
    ['ro', { ...empty, code: 'NEW_CODE' }, false, 'The file is empty'],
  ] as const)('in %s', (language, told, isSaid, expected) => {
    expect(detailFor(told, language, isSaid)).toBe(expected);
  });
});

describe('nodes and relationships are counted', () => {
  test.each([
    ['en', 1, 2, '1 node and 2 relationships'],
    ['en', 100_000, 1, '100,000 nodes and 1 relationship'],
    ['ro', 1, 2, '1 nod și 2 relații'],
    ['ro', 20, 500_000, '20 de noduri și 500.000 de relații'],
  ] as const)('in %s', async (language, nodes, relationships, expected) => {
    await i18n.changeLanguage(language);
    expect(read(useCountsText)(nodes, relationships)).toBe(expected);
  });
});

describe('a size in words', () => {
  test.each([
    [0, 'en', '0 bytes'],
    [999, 'en', '999 bytes'],
    [1400, 'en', '1.4 kB'],
    [48_211_000, 'en', '48.2 MB'],
    [48_211_000, 'ro', '48,2 MB'],
    [5_000_000_000_000, 'en', '5,000 GB'],
  ] as const)('%d in %s is %s', (bytes, language, expected) => {
    expect(bytesText(bytes, language).replace(/\s/g, ' ')).toBe(expected);
  });
});
