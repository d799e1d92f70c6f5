import { type Statement } from '../Syntax.js';
import { tokensOf } from '../tokens.js';
import { Cursor } from './Cursor.js';
import { Expressions } from './expressions.js';
import { readPattern } from './patterns.js';
import { readStatement } from './statement.js';

/** Reads one statement. Throws `CypherError`, which names what is not expected, and its place. */
export function readCypher(source: string): Statement {
  const cursor = new Cursor(source, tokensOf(source));
  const statement = readStatement(cursor, new Expressions(cursor, { pattern: readPattern, statement: readStatement }));
  if (statement.clauses.at(-1)?.kind !== 'return') cursor.unexpected();
  cursor.takeSign(';');
  if (cursor.peek().kind !== 'end') cursor.unexpected();
  return statement;
}
