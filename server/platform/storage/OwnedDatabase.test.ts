import { describe, expect, it } from 'vitest';

import { OwnedDatabase, UnownedStatementError } from './OwnedDatabase.js';

const open = () => {
  const db = new OwnedDatabase(':memory:', new Set(['thing']));
  db.execute('CREATE TABLE thing (owner INTEGER, name TEXT); CREATE TABLE word (name TEXT)');
  return db;
};

describe('a database of owned rows', () => {
  it.each([
    'SELECT * FROM thing',
    'SELECT * FROM THING WHERE owner = 1',
    'SELECT * FROM word JOIN thing t ON t.name = word.name',
    'UPDATE thing SET name = 1',
    'DELETE FROM "thing"',
    'SELECT * FROM thing WHERE owner = :owners',
  ])('refuses %s: it does not say whose', (sql) => {
    expect(() => open().all(sql, {})).toThrow(UnownedStatementError);
  });

  it('binds by name, the same name as often as it stands there', () => {
    const db = open();
    db.run('INSERT INTO thing (owner, name) VALUES (:owner, :name)', { owner: 1, name: 'one' });
    db.run('INSERT INTO thing (owner, name) VALUES (:owner, :name)', { owner: 2, name: 'two' });
    const sql = 'SELECT name FROM thing WHERE owner = :owner AND :owner = owner AND name LIKE :name';
    expect(db.all(sql, { name: '%', owner: 2 })).toEqual([{ name: 'two' }]);
    expect(db.all('SELECT name FROM word', {})).toEqual([]);
  });

  it('refuses a parameter without a value', () => {
    expect(() => open().all('SELECT * FROM thing WHERE owner = :owner', {})).toThrow('No value for :owner');
  });

  it('writes all or nothing', () => {
    const db = open();
    const half = () =>
      db.write(() => {
        db.run('INSERT INTO thing (owner, name) VALUES (:owner, :name)', { owner: 1, name: 'one' });
        throw new Error('stop');
      });
    expect(half).toThrow('stop');
    expect(db.all('SELECT * FROM thing WHERE owner = :owner', { owner: 1 })).toEqual([]);
  });
});
