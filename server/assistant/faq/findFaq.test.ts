import { describe, expect, test } from 'vitest';

import { FAQ } from './faq.js';
import { findFaq } from './findFaq.js';

const first = (language: 'en' | 'ro', text: string) => findFaq(language, text)[0]?.key;

describe('looking for a question about using Harta', () => {
  test.each(['', '   ', '?!'])('without words gives all of them, by category: "%s"', (text) => {
    expect(findFaq('en', text)).toEqual(FAQ.en);
    expect(findFaq('ro', text)).toEqual(FAQ.ro);
  });

  test.each(['en', 'ro'] as const)(
    'every question and every other wording finds its own entry first: %s',
    (language) => {
      const wordings = FAQ[language].flatMap(({ key, question, alternatives }) =>
        [question, ...alternatives].map((text) => ({ key, text })),
      );
      const others = wordings.filter(({ key, text }) => first(language, text) !== key);
      expect(others).toEqual([]);
    },
  );

  test.each([
    ['en', 'undo', 'undo'],
    ['en', 'SHORTCUTS', 'shortcuts'],
    ['en', 'dark mo', 'theme'],
    ['en', 'excel', 'importCsv'],
    ['en', 'passwd forgot password', 'forgotPassword'],
    ['en', 'backups', 'backup'],
    ['en', 'lasso', 'lasso'],
    ['en', 'path', 'paths'],
    ['en', 'style', 'looks'],
    ['en', 'rule', 'styleRules'],
    ['en', 'mapping', 'mapping'],
    ['en', 'duplicates', 'merge'],
    ['en', 'pin', 'pin'],
    ['en', 'saved view', 'savedViews'],
    ['ro', 'lasou', 'lasso'],
    ['ro', 'drum', 'paths'],
    ['ro', 'stil', 'looks'],
    ['ro', 'regula', 'styleRules'],
    ['ro', 'potrivirea coloanelor', 'mapping'],
    ['ro', 'dubluri', 'merge'],
    ['ro', 'fixez', 'pin'],
    ['ro', 'vizualizare', 'savedViews'],
    ['ro', 'timisoara', 'diacritics'],
    ['ro', 'TIMIŞOARA', 'diacritics'],
    ['ro', 'tema intunecata', 'theme'],
    ['ro', 'clopotel', 'bell'],
    ['ro', 'scurtaturi', 'shortcuts'],
    ['ro', 'sterg notific', 'deleteNotifications'],
  ] as const)('%s "%s" finds %s first', (language, text, key) => {
    expect(first(language, text)).toBe(key);
  });

  test('an entry with all words comes alone before those that have some', () => {
    const found = findFaq('en', 'mailbox local').map(({ key }) => key);
    expect(found[0]).toBe('mailbox');
    for (const { question, alternatives, answer } of findFaq('en', 'mailbox local'))
      expect(`${question} ${alternatives.join(' ')} ${answer}`.toLowerCase()).toMatch(
        /local.*mailbox|mailbox.*local/su,
      );
  });

  test('a word that is nowhere does not hide what the other words tell', () => {
    expect(first('en', 'import pdf')).toMatch(/^import/u);
  });

  test.each([
    ['en', 'zebra'],
    ['en', 'how do I cook a zebra in marmalade'],
    ['ro', 'zebră'],
    ['ro', 'cum gătesc o zebră cu dulceață'],
  ] as const)('what Harta is not about finds nothing: %s "%s"', (language, text) => {
    expect(findFaq(language, text)).toEqual([]);
  });
});
