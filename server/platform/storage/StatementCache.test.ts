import { expect, it } from 'vitest';

import { connect } from './driver.js';
import { StatementCache } from './StatementCache.js';

it('a statement in use stays prepared, however many others come; one that was not used for longest goes', () => {
  const connection = connect(':memory:');
  const prepared: string[] = [];
  const cache = new StatementCache(connection, (sql) => prepared.push(sql));
  cache.of('SELECT 1');
  cache.of('SELECT -1');
  for (let other = 2; other < 300; other += 1) {
    cache.of(`SELECT ${other}`);
    cache.of('SELECT 1');
  }
  expect(prepared.filter((sql) => sql === 'SELECT 1')).toHaveLength(1);
  expect(cache.of('SELECT 299').statement.get()).toEqual({ '299': 299 });
  expect(prepared).toHaveLength(300);
  cache.of('SELECT -1');
  expect(prepared.filter((sql) => sql === 'SELECT -1')).toHaveLength(2);
  cache.clear();
  connection.close();
});
