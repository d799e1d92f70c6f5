import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { FAQ_CATEGORIES } from '../../contract/faq.js';
import { FAQ } from './faq.js';

const LANGUAGES = ['en', 'ro'] as const;
/** Read as text: the list of pages is the browser's, and importing it would bring every screen along. */
const PAGES = new Set(
  [...readFileSync('src/app/pages.ts', 'utf8').matchAll(/^ {2}'(\/[^']*)':/gmu)].map(([, path]) => path),
);
/** Names of the interface that an answer may put in bold, as they stand in the locale files, keys and words aside. */
const interfaceTexts = (language: string) =>
  [
    'account',
    'auth',
    'canvas',
    'chat',
    'common',
    'data',
    'files',
    'history',
    'notifications',
    'project',
    'shell',
    'teaching',
  ]
    .map((area) => readFileSync(`locales/${language}/${area}.json`, 'utf8'))
    .join('\n');

describe('the questions about using Harta', () => {
  test('are at least 45, the same in both languages, in the same order and category', () => {
    expect(FAQ.en.length).toBeGreaterThanOrEqual(45);
    const same = LANGUAGES.map((language) => FAQ[language].map(({ key, category, link }) => ({ key, category, link })));
    expect(same[1]).toEqual(same[0]);
    expect(new Set(FAQ.en.map(({ key }) => key)).size).toBe(FAQ.en.length);
  });

  test('use every category of the list and no other', () => {
    expect([...new Set(FAQ.en.map(({ category }) => category))]).toEqual([...FAQ_CATEGORIES]);
  });

  test('lead to pages that exist', () => {
    expect(PAGES.size).toBeGreaterThan(20);
    expect(FAQ.en.map(({ link }) => link).filter((link) => !PAGES.has(link))).toEqual([]);
  });

  test.each(LANGUAGES)(
    'use of Markdown what the help center shows: bold, emphasis and code, in one paragraph: %s',
    (language) => {
      for (const { key, answer } of FAQ[language]) {
        const plain = answer.replace(/\*\*.+?\*\*|\*[^*]+\*|`[^`]+`/gu, '');
        expect(plain, key).not.toMatch(/[*`\n<>[\]]|^[#-]/u);
      }
    },
  );

  test.each(LANGUAGES)('have other wordings, all different, and an answer: %s', (language) => {
    const wordings = FAQ[language].flatMap(({ question, alternatives }) => [question, ...alternatives]);
    expect(new Set(wordings.map((text) => text.toLowerCase())).size).toBe(wordings.length);
    for (const { key, alternatives, answer } of FAQ[language]) {
      expect(alternatives.length, key).toBeGreaterThanOrEqual(2);
      expect(alternatives.length, key).toBeLessThanOrEqual(4);
      expect(answer.length, key).toBeGreaterThan(40);
    }
  });

  test.each(LANGUAGES)('name buttons and pages as the interface does: %s', (language) => {
    const texts = interfaceTexts(language).toLowerCase();
    const isKey = (text: string) => /^(?:[A-Z0-9?/+-]|Del|Esc|Ctrl\+.*)$/u.test(text);
    // A mark of emphasis, a column of a CSV file, or a provider's button that the interface puts together.
    const isOwnWord = (text: string) =>
      /^(?:source|target|type|before|înainte|nod(?:e|urile|ul)?s?|relationships?|relați[ae]|relațiile|labels?|etichet(?:ele|ă)|types?|tip(?:uri)?|propert(?:y|ies)|proprietăți)$/u.test(
        text,
      ) || /^(?:Continue with|Continuă cu) /u.test(text);
    const bold = FAQ[language].flatMap(({ key, answer }) =>
      [...answer.matchAll(/\*\*(.+?)\*\*/gu)].map(([, text = '']) => ({ key, text })),
    );
    const unknown = bold.filter(({ text }) => !isKey(text) && !isOwnWord(text) && !texts.includes(text.toLowerCase()));
    expect(unknown).toEqual([]);
  });

  test('are in Romanian with commas below, never cedillas', () => {
    expect(JSON.stringify(FAQ.ro)).not.toMatch(/[şţŞŢ]/u);
    expect(JSON.stringify(FAQ.ro)).toMatch(/[șț]/u);
  });
});
