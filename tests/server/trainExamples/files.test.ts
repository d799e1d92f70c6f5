import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { type ExamplesFormat } from '../../../server/contract/trainExamples.js';
import { startTestServer, type TestServer } from '../api/startTestServer.js';
import { Teacher } from './Teacher.js';

let server: TestServer;
let ana: Teacher;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  ana = new Teacher(server);
});

const example = (question: string, answer: string, language = 'en', tags: string[] = []) => ({
  question,
  answer,
  language,
  tags,
});
/** Texts that a format could damage. */
const HARD = [
  example('What, "exactly"; is\na map?', 'Two\r\nlines, with; all "signs"', 'en', ['a;b', '[c]']),
  example('=1+1', '@SUM(A1)', 'en', ['-x', 'țări']),
  example("'quoted", '\ttab'.trim(), 'en', ['=x', 'y']),
  example('Ce-i asta?', '😀 „hartă” — <b>&amp;</b>', 'ro', []),
  example('{"question":1}', '[]', 'ro', ['"']),
];

describe('a file that was taken out', () => {
  test.each(['json', 'jsonl', 'csv'] as const)('as %s brings the same back', async (format) => {
    for (const { question, answer, language, tags } of HARD)
      await ana.teaches(question, answer, { language: language as 'en', tags });
    const { text, headers } = await ana.takes(format);
    expect(headers['content-disposition']).toContain(`train-examples.${format}`);
    const bob = new Teacher(server);
    expect(await bob.brings(format, text)).toEqual({ found: 5, made: 5, skipped: 0, issues: [], issuesTotal: 0 });
    expect(await bob.taught()).toEqual(HARD);
    expect(await ana.brings(format, text)).toMatchObject({ found: 5, made: 0, skipped: 5 });
    const romanian = await ana.takes(format, { language: 'ro' });
    expect(await new Teacher(server).brings(format, romanian.text)).toMatchObject({ found: 2, made: 2 });
  });

  test('as CSV holds nothing that a spreadsheet runs', async () => {
    for (const { question, answer, tags } of HARD) await ana.teaches(question, answer, { tags });
    const { text } = await ana.takes('csv');
    expect(text.replace('\uFEFF', '').split(/[\r\n]+/)).toContain("'=1+1,'@SUM(A1),en,'-x;țări");
    expect(text).not.toMatch(/(^|[\n,])"?[=+@-]/);
  });

  test('of several slices holds all, oldest first', async () => {
    const rows = Array.from({ length: 450 }, (_, at) => example(`Question ${at}`, `Answer ${at}`));
    expect(await ana.brings('json', JSON.stringify(rows))).toMatchObject({ made: 450 });
    expect((await ana.takes('json')).json()).toEqual(rows);
    const empty = await new Teacher(server).takes('json');
    expect(empty.json()).toEqual([]);
  });
});

describe('a file from elsewhere', () => {
  const chat = (...said: [string, unknown][]) =>
    JSON.stringify({ messages: said.map(([role, content]) => ({ role, content })) });

  test.each<[string, ExamplesFormat, string]>([
    ['chats for fine-tuning', 'jsonl', `${chat(['system', 'Be kind'], ['user', 'Q'], ['assistant', 'A'])}\n\n`],
    ['chats whose content is in parts', 'jsonl', chat(['user', [{ type: 'text', text: 'Q' }]], ['assistant', 'A'])],
    ['prompts and completions', 'jsonl', '{"prompt":"Q","completion":" A"}\r\n'],
    ['a list', 'json', '[{"question":"Q","answer":"A","language":null}]'],
    ['a list in a file that says that it is UTF-8', 'json', '\uFEFF[{"prompt":"Q","completion":"A"}]'],
    ['a table', 'csv', 'Question,Answer,Notes\nQ,A,x\n'],
    ['a table with semicolons and Romanian titles', 'csv', '\uFEFFÎntrebare;Răspuns\r\nQ;A\r\n'],
    ['a table that says its language at length', 'csv', 'answer\tquestion\tlanguage\nA\tQ\ten-GB\n'],
  ])('with %s is understood', async (_what, format, content) => {
    expect(await ana.brings(format, content)).toMatchObject({ made: 1, issues: [] });
    expect(await ana.taught()).toEqual([example('Q', 'A')]);
  });

  test('takes the language that the person said where it says none', async () => {
    await ana.brings('csv', 'question,answer,language\nQ,A,\nP,B,en\n', { language: 'ro' });
    expect((await ana.taught()).map(({ language }) => language)).toEqual(['ro', 'en']);
  });

  test.each<[string, ExamplesFormat, string, [number, string][]]>([
    ['a list that is cut off', 'json', '[{"question":"Q"', [[1, 'BAD_JSON']]],
    ['one value', 'json', '{"question":"Q","answer":"A"}', [[1, 'NOT_A_LIST']]],
    ['nothing', 'json', '[]', [[1, 'NOTHING_FOUND']]],
    ['nothing at all', 'csv', '', [[1, 'NOTHING_FOUND']]],
    ['only titles', 'csv', 'question,answer\n', [[1, 'NOTHING_FOUND']]],
    [
      'lines of which two are wrong',
      'jsonl',
      '{"prompt":"Q","completion":"A"}\nno\n\n{"prompt":"Q"}\n',
      [
        [2, 'BAD_JSON'],
        [4, 'NO_ANSWER'],
      ],
    ],
    ['a talk', 'jsonl', chat(['user', 'Q'], ['assistant', 'A'], ['user', 'P']), [[1, 'SEVERAL_TURNS']]],
    [
      'other things',
      'json',
      '[7,{"name":"x"},{"question":{},"answer":"A"}]',
      [1, 2, 3].map((row) => [row, 'NOT_AN_EXAMPLE']),
    ],
    ['no answers', 'csv', 'question,reply\nQ,A\n', [[1, 'MISSING_COLUMN']]],
    ['a column twice', 'csv', 'question,prompt,answer\nQ,P,A\n', [[1, 'DUPLICATE_COLUMN']]],
    [
      'rows of other widths',
      'csv',
      'question,answer\n"Q\n1",A\nQ2,A,B\nQ3\n',
      [
        [4, 'ROW_LENGTH'],
        [5, 'ROW_LENGTH'],
      ],
    ],
    ['an open quote', 'csv', 'question,answer\nQ,A\n"Q2,B\n', [[3, 'BROKEN_QUOTING']]],
    ['an empty question', 'csv', 'question,answer\n  ,A\n', [[2, 'NO_QUESTION']]],
    ['a long question', 'json', JSON.stringify([example('x'.repeat(2001), 'A')]), [[1, 'QUESTION_TOO_LONG']]],
    ['a long answer', 'json', JSON.stringify([example('Q', 'x'.repeat(10_001))]), [[1, 'ANSWER_TOO_LONG']]],
    ['French', 'csv', 'question,answer,language\nQ,A,fr\n', [[2, 'BAD_LANGUAGE']]],
    ['a tag that is a number of things', 'json', '[{"question":"Q","answer":"A","tags":[{}]}]', [[1, 'BAD_TAGS']]],
  ])('with %s is refused with its rows, and nothing of it is written', async (_what, format, content, wrong) => {
    const { made, issues, issuesTotal } = await ana.brings(format, content);
    expect(issues.map(({ row, code }) => [row, code])).toEqual(wrong);
    expect([made, issuesTotal]).toEqual([0, wrong.length]);
    expect((await ana.page()).total).toBe(0);
  });

  test('with more than ten thousand, or more issues than are listed, says so', async () => {
    const line = '{"prompt":"Q","completion":"A"}\n';
    expect(await ana.brings('jsonl', line.repeat(10_001))).toMatchObject({ made: 0, issues: [{ code: 'TOO_MANY' }] });
    const { issues, issuesTotal } = await ana.brings('jsonl', 'x\n'.repeat(250));
    expect([issues.length, issuesTotal]).toEqual([100, 250]);
    expect((await ana.page()).total).toBe(0);
  });

  test('is only looked at unless it is to be written, and says then what came of it', async () => {
    await ana.teaches('Q1', 'A');
    const content = JSON.stringify([example('q1!', 'a'), example('Q2', 'A'), example('Q2', 'a.'), example('Q1', 'B')]);
    expect(await ana.brings('json', content, { write: false })).toMatchObject({ found: 4, made: 2, skipped: 2 });
    expect((await ana.page()).total).toBe(1);
    expect(await ana.brings('json', content)).toMatchObject({ found: 4, made: 2, skipped: 2 });
    expect(await ana.page()).toMatchObject({ total: 3, flaggedTotal: 2 });
  });

  test('brought twice at once is written once', async () => {
    const content = JSON.stringify(Array.from({ length: 300 }, (_, at) => example(`Q ${at}`, 'A')));
    const answers = await Promise.all(Array.from({ length: 5 }, () => ana.brings('json', content)));
    expect(answers.reduce((sum, { made }) => sum + made, 0)).toBe(300);
    expect((await ana.page()).total).toBe(300);
  });
});
