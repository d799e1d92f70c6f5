import { type Statement } from '../Syntax.js';
import { tokensOf } from '../tokens.js';
import { Cursor, refuse } from './Cursor.js';
import { Expressions } from './expressions.js';
import { readPattern } from './patterns.js';
import { readStatement } from './statement.js';

/** Words and signs that a text may have: a query has far fewer forms, and what is nested is gone through within itself. */
const MOST_TOKENS = 4000;

/** Reads one statement. Throws `CypherError`, which names what is not expected, and its place. */
export function readCypher(source: string): Statement {
  const tokens = tokensOf(source);
  const beyond = tokens[MOST_TOKENS];
  if (beyond !== undefined) refuse('deep', beyond, beyond.text);
  const cursor = new Cursor(source, tokens);
  const statement = readStatement(cursor, new Expressions(cursor, { pattern: readPattern, statement: readStatement }));
  if (statement.clauses.at(-1)?.kind !== 'return') cursor.unexpected();
  cursor.takeSign(';');
  if (cursor.peek().kind !== 'end') cursor.unexpected();
  return statement;
}
