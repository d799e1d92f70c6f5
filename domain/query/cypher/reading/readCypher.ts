import { type Statement, type Union } from '../Syntax.js';
import { type Token, tokensOf } from '../tokens.js';
import { Cursor, refuse } from './Cursor.js';
import { Expressions } from './expressions.js';
import { readPattern } from './patterns.js';
import { readStatement } from './statement.js';

/** Words and signs that a text may have: a query has far fewer forms, and what is nested is gone through within itself. */
const MOST_TOKENS = 4000;

/** Reads a statement, or several that UNION joins. Throws `CypherError`, which names what is not expected, and its place. */
export function readCypher(source: string): Union {
  const tokens = tokensOf(source);
  const beyond = tokens[MOST_TOKENS];
  if (beyond !== undefined) refuse('deep', beyond, beyond.text);
  const cursor = new Cursor(source, tokens);
  const expressions = new Expressions(cursor, { pattern: readPattern, statement: readStatement });
  const read = (): Statement => {
    const statement = readStatement(cursor, expressions);
    return statement.clauses.at(-1)?.kind === 'return' ? statement : cursor.unexpected();
  };
  const statements = [read()];
  const isOnce = cursor.isWord('UNION') && !cursor.isWord('ALL', 1);
  const joints: Token[] = [];
  while (cursor.isWord('UNION')) {
    const at = cursor.next();
    joints.push(at);
    // Rows are there once or as often as they come: Cypher does not mix the two.
    if (cursor.takeWords('ALL') === isOnce) refuse('unsupported', at, 'UNION … UNION ALL');
    statements.push(read());
  }
  cursor.takeSign(';');
  if (cursor.peek().kind !== 'end') cursor.unexpected();
  return { statements, joints, isOnce };
}
