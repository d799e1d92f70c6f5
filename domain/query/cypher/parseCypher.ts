import { type Query } from '../Query.js';
import { queryFault } from '../validate.js';
import { CypherError, type CypherFault } from './Fault.js';
import { Clauses } from './mapping/Clauses.js';
import { type CypherNote } from './mapping/Conditions.js';
import { refuse } from './reading/Cursor.js';
import { readCypher } from './reading/readCypher.js';
import { attempt } from './rows/attempt.js';
import { type ReadRows, readRows } from './rows/readRows.js';
import { type CypherPlan, readingsIn, type RowPlan } from './rows/RowPlan.js';
import { type Statement, type Union } from './Syntax.js';

export type ParsedCypher =
  | { readonly ok: true; readonly value: CypherPlan }
  | { readonly ok: false; readonly error: CypherFault };

/** What may be refused of one query and yet be made of rows. */
const OF_ONE_QUERY = ['unsupported', 'rows', 'repeats', 'unknown'];

/** Queries that rows may be made of. */
const MOST_QUERIES = 60;

/** What is asked where rows are made of nothing in the graph. */
const NOTHING: Query = { kind: 'measure', of: { kind: 'constant', value: 1 } };

/** Reads statements by one query each, and where that is refused by rows. */
class Script {
  readonly notes: CypherNote[] = [];

  constructor(readonly source: string) {}

  read({ statements, joints, isOnce }: Union): ReadRows {
    const parts = statements.map(this.#statement);
    const [first, ...others] = parts as [ReadRows, ...ReadRows[]];
    const names = first.columns.join();
    const other = joints.find((_, at) => others[at]?.columns.join() !== names);
    if (other !== undefined) refuse('unsupported', other, 'UNION');
    if (others.length === 0) return first;
    const all: RowPlan = { kind: 'appended', parts: parts.map(({ plan }) => plan) };
    const cells = first.columns.map((_, at) => ({ kind: 'column' as const, at }));
    const layout = { cells, isDistinct: true, order: [], skip: 0, limit: undefined, where: undefined };
    return { columns: first.columns, plan: isOnce ? { kind: 'laid', of: all, layout } : all };
  }

  #statement = (statement: Statement): ReadRows => {
    try {
      const { notes, ...reading } = new Clauses(this.source).read(statement);
      this.notes.push(...notes);
      const asked: RowPlan = { kind: 'asked', reading: { ...reading, notes } };
      const columns = reading.columns.map(({ name }) => name);
      // Whether groups are those of Cypher is seen when they are there.
      const { keys, pairs } = reading.beside;
      const rows = keys === undefined && pairs === undefined ? undefined : attempt(() => this.#rows(statement));
      return { columns, plan: rows === undefined ? asked : { kind: 'either', first: asked, second: rows.plan } };
    } catch (error) {
      if (!(error instanceof CypherError) || !OF_ONE_QUERY.includes(error.fault.refusal)) throw error;
      return this.#byRows(statement, error);
    }
  };

  #rows = (statement: Statement): ReadRows =>
    readRows({ source: this.source, notes: this.notes }, statement, this.#statement);

  /** By rows; what is refused there as well is refused as it was of one query, but for what only rows say. */
  #byRows(statement: Statement, refused: CypherError): ReadRows {
    const isOfRows = statement.clauses.some(({ kind }) => kind === 'unwind');
    try {
      return this.#rows(statement);
    } catch (error) {
      throw error instanceof CypherError && !isOfRows ? refused : error;
    }
  }
}

/** Runs what may refuse Cypher, and gives its fault instead of throwing it. */
export function parseCypher(source: string): ParsedCypher {
  try {
    const union = readCypher(source);
    const script = new Script(source);
    const { columns, plan } = script.read(union);
    const readings = readingsIn(plan);
    const at = union.statements[0]?.at;
    if (readings.length > MOST_QUERIES && at !== undefined) refuse('deep', at, 'UNION');
    const fault = readings.map(({ query }) => queryFault(query)).find((one) => one !== undefined);
    if (fault !== undefined && at !== undefined) refuse('deep', at, 'MATCH');
    const [first] = readings;
    return { ok: true, value: { query: first?.query ?? NOTHING, columns, rows: plan, notes: notesOf(script.notes) } };
  } catch (error) {
    if (error instanceof CypherError) return { ok: false, error: error.fault };
    throw error;
  }
}

/** Each note once, however often its place was read. */
const notesOf = (notes: readonly CypherNote[]): readonly CypherNote[] => [
  ...new Map(notes.map((note) => [`${note.line}:${note.column}`, note])).values(),
];
