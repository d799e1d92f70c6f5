import { describe, expect, test } from 'vitest';

import { fileNameIn } from './saveAnswer';

describe('the name of a downloaded file', () => {
  test.each([
    ['is the quoted one', 'attachment; filename="my graph.json"', 'my graph.json'],
    ['is the bare one', 'attachment; filename=graph.json', 'graph.json'],
    ['keeps Romanian letters', `attachment; filename="Tari.json"; filename*=UTF-8''%C8%9A%C4%83ri.json`, 'Țări.json'],
    ['falls back when the encoding is broken', `attachment; filename="a.csv"; filename*=UTF-8''%E0%A4%A`, 'a.csv'],
    ['keeps escaped quotes', 'attachment; filename="a \\"b\\".csv"', 'a "b".csv'],
    ['is unknown without a header', null, undefined],
    ['is unknown when it is empty', 'attachment; filename=""', undefined],
  ] as const)('%s', (_, header, expected) => expect(fileNameIn(header)).toBe(expected));
});
