import { queryFault } from '../validate.js';
import { CypherError, type CypherFault } from './Fault.js';
import { Clauses } from './mapping/Clauses.js';
import { refuse } from './reading/Cursor.js';
import { readCypher } from './reading/readCypher.js';
import { type CypherReading } from './Reading.js';

export type ParsedCypher =
  | { readonly ok: true; readonly value: CypherReading }
  | { readonly ok: false; readonly error: CypherFault };

/** Runs what may refuse Cypher, and gives its fault instead of throwing it. */
export function parseCypher(source: string): ParsedCypher {
  try {
    const statement = readCypher(source);
    const value = new Clauses(source).read(statement);
    const fault = queryFault(value.query);
    if (fault !== undefined) refuse('deep', statement.at, 'MATCH');
    return { ok: true, value };
  } catch (error) {
    if (error instanceof CypherError) return { ok: false, error: error.fault };
    throw error;
  }
}
