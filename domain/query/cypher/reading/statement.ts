import { type Clause, type Item, type Pattern, type Projection, type Statement } from '../Syntax.js';
import { type Cursor, refuse } from './Cursor.js';
import { type Expressions } from './expressions.js';
import { readPattern } from './patterns.js';

/** Clauses that change the graph or its schema, or who may use it. */
const WRITES = [
  'CREATE',
  'MERGE',
  'DELETE',
  'DETACH',
  'SET',
  'REMOVE',
  'DROP',
  'ALTER',
  'LOAD',
  'FOREACH',
  'GRANT',
  'REVOKE',
  'DENY',
  'START',
  'STOP',
  'INSERT',
] as const;
/** Clauses that read what no query says. */
const UNREAD = ['CALL', 'USE', 'SHOW', 'USING', 'EXPLAIN', 'PROFILE', 'FINISH', 'OFFSET'] as const;

function readPatterns(cursor: Cursor, expressions: Expressions): Pattern[] {
  const patterns = [readPattern(cursor, expressions)];
  while (cursor.takeSign(',')) patterns.push(readPattern(cursor, expressions));
  return patterns;
}

const readWhere = (cursor: Cursor, expressions: Expressions) =>
  cursor.takeWords('WHERE') ? expressions.read() : undefined;

function readItem(cursor: Cursor, expressions: Expressions): Item {
  const from = cursor.peek();
  const of = expressions.read();
  const text = cursor.textFrom(from);
  return cursor.takeWords('AS') ? { of, name: cursor.needName(), isNamed: true } : { of, name: text, isNamed: false };
}

function readProjection(cursor: Cursor, expressions: Expressions, kind: Projection['kind']): Projection {
  const at = cursor.next();
  const distinct = cursor.takeWords('DISTINCT');
  const star = cursor.takeSign('*');
  const items: Item[] = [];
  while (star ? cursor.takeSign(',') : items.length === 0 || cursor.takeSign(','))
    items.push(readItem(cursor, expressions));
  const order: Projection['order'][number][] = [];
  if (cursor.takeWords('ORDER BY')) {
    do {
      const of = expressions.read();
      const descending = cursor.takeWords('DESC') || cursor.takeWords('DESCENDING');
      if (!descending && !cursor.takeWords('ASC')) cursor.takeWords('ASCENDING');
      order.push({ of, descending });
    } while (cursor.takeSign(','));
  }
  const skip = cursor.takeWords('SKIP') || cursor.takeWords('OFFSET') ? cursor.needInteger() : undefined;
  const limit = cursor.takeWords('LIMIT') ? cursor.needInteger() : undefined;
  const where = kind === 'with' ? readWhere(cursor, expressions) : undefined;
  return { kind, at, distinct, star, items, order, skip, limit, where };
}

function readClause(cursor: Cursor, expressions: Expressions): Clause | undefined {
  const at = cursor.peek();
  if (cursor.takeWords('OPTIONAL MATCH') || cursor.takeWords('MATCH')) {
    const optional = at.text.toUpperCase() === 'OPTIONAL';
    const patterns = readPatterns(cursor, expressions);
    return { kind: 'match', at, optional, patterns, where: readWhere(cursor, expressions) };
  }
  if (cursor.takeWords('UNWIND')) {
    const of = expressions.read();
    cursor.needWords('AS');
    return { kind: 'unwind', at, of, name: cursor.needName() };
  }
  if (cursor.isWord('WITH')) return readProjection(cursor, expressions, 'with');
  if (cursor.isWord('RETURN')) return readProjection(cursor, expressions, 'return');
  const word = at.kind === 'word' ? at.text.toUpperCase() : '';
  if (WRITES.some((one) => one === word)) refuse('write', at, word);
  if (UNREAD.some((one) => one === word)) refuse('unsupported', at, word);
  return undefined;
}

/** Clauses one after the other; the body of a subquery may be a pattern alone. */
export function readStatement(cursor: Cursor, expressions: Expressions): Statement {
  const at = cursor.peek();
  const clauses: Clause[] = [];
  if (cursor.isSign('(')) {
    const patterns = readPatterns(cursor, expressions);
    clauses.push({ kind: 'match', at, optional: false, patterns, where: readWhere(cursor, expressions) });
  }
  for (let one = readClause(cursor, expressions); one !== undefined; one = readClause(cursor, expressions))
    clauses.push(one);
  return { at, clauses };
}
