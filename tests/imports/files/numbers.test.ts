import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { readAll, valuesOf } from './readAll.js';

describe('a number that would not be the same as one', () => {
  test('is kept as it is written: whole numbers beyond 2^53, as ids and in any column', async () => {
    const read = await readAll({
      'posts.csv':
        'post_id,text,in_reply_to\n810000000000000001,one,\n810000000000000002,two,810000000000000001\n810000000000000003,three,810000000000000002\n',
    });
    expect(valuesOf(read.nodes, 'post_id')).toEqual(['810000000000000001', '810000000000000002', '810000000000000003']);
    expect(read.relationships).toHaveLength(2);
    const cards = await readAll({
      'pay.csv': 'who,card,sum\nAda,9876543210987651,10\nVera,9876543210987653,20\nHoria,12,5\n',
    });
    expect(valuesOf(cards.nodes, 'card')).toEqual(['9876543210987651', '9876543210987653', '12']);
    expect(valuesOf(cards.nodes, 'sum')).toEqual([10, 20, 5]);
  });

  test.each([
    ['records', 'posts.json', '[{"id":810000000000000001,"up":5},{"id":810000000000000002,"up":6}]'],
    ['lines', 'posts.jsonl', '{"id":810000000000000001,"up":5}\n{"id":810000000000000002,"up":6}\n'],
    ['keys of records', 'posts.json', '{"a":{"id":810000000000000001,"up":5},"b":{"id":810000000000000002,"up":6}}'],
    ['a tree', 'tree.json', '{"id":810000000000000001,"up":5,"children":[{"id":810000000000000002,"up":6}]}'],
  ])('is kept in JSON as it is written: %s', async (_, name, text) => {
    const read = await readAll({ [name]: text });
    expect(valuesOf(read.nodes, 'id')).toEqual(['810000000000000001', '810000000000000002']);
    expect(valuesOf(read.nodes, 'up')).toEqual([5, 6]);
  });

  test('is kept in graphs of JSON: ids of nodes, ends and relationships', async () => {
    const graph = {
      nodes: [810000000000000001n, 810000000000000002n].map((id) => ({ id })),
      links: [{ id: 910000000000000007n, source: 810000000000000001n, target: 810000000000000002n }],
    };
    const text = JSON.stringify(graph, (_, value: unknown) => (typeof value === 'bigint' ? `#${value}` : value));
    const read = await readAll({ 'posts.json': text.replaceAll(/"#(\d+)"/g, '$1') });
    expect(valuesOf(read.nodes, 'externalId')).toEqual(['810000000000000001', '810000000000000002']);
    expect(valuesOf(read.relationships, 'externalId')).toEqual(['910000000000000007']);
  });

  test('is kept in tables of the import tool, and told where a number was promised', async () => {
    const read = await readAll({ 'n.csv': ':ID,big:long,:LABEL\na,9007199254740993,Post\nb,12,Post\n' });
    expect(valuesOf(read.nodes, 'big')).toEqual(['9007199254740993', 12]);
    expect(read.issues).toMatchObject([{ code: 'KEPT_AS_TEXT', row: 2, column: 'big:long' }]);
  });

  test('keeps its zeros and its plus', async () => {
    const read = await readAll({
      'people.csv':
        'name,phone,mobile,area,delta\nAda,+40722123456,0722 123 456,01234,+5\nVera,+40733123456,722 123 457,52345,-3\nHoria,+40744123456,722 123 458,60001,12\n',
    });
    expect(valuesOf(read.nodes, 'phone')).toEqual(['+40722123456', '+40733123456', '+40744123456']);
    expect(valuesOf(read.nodes, 'mobile')).toEqual(['0722 123 456', '722 123 457', '722 123 458']);
    expect(valuesOf(read.nodes, 'area')).toEqual(['01234', '52345', '60001']);
    expect(valuesOf(read.nodes, 'delta')).toEqual([5, -3, 12]);
  });

  test('is one where it is written with a point and nothing behind it that counts', async () => {
    const read = await readAll({ 'e.csv': 'Source,Target,Weight\nA,B,1.0\nB,C,2.5\nC,A,10.0\n' });
    expect(valuesOf(read.relationships, 'Weight')).toEqual([1, 2.5, 10]);
  });

  test('is never another number than the file says', async () => {
    const digits = fc.stringMatching(/^[1-9]\d{0,24}$/);
    await fc.assert(
      fc.asyncProperty(fc.array(digits, { minLength: 2, maxLength: 6 }), async (numbers) => {
        const rows = numbers.map((each, at) => `n${at},${each}\n`).join('');
        const json = `[${numbers.map((each, at) => `{"name":"n${at}","v":${each}}`).join()}]`;
        for (const read of [await readAll({ 't.csv': `name,v\n${rows}` }), await readAll({ 't.json': json })])
          expect(valuesOf(read.nodes, 'v').map(String)).toEqual(numbers);
      }),
      { numRuns: 40 },
    );
  });
});
