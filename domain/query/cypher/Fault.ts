import { MOST_LIMIT } from '../Query.js';

/** The longest Cypher that is read. */
export const LONGEST_CYPHER = 20_000;

/** Where something stands in a text, both counted from one. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** Why Cypher is refused. */
export type CypherRefusal =
  | 'syntax'
  /** It ends where more must follow. */
  | 'unfinished'
  /** It would change the graph. */
  | 'write'
  | 'unsupported'
  /** A name that nothing has given. */
  | 'unknown'
  /** A name that stands for something else already. */
  | 'twice'
  /** The same row several times, which a query has once. */
  | 'repeats'
  /** More in a row than the two ends of a relationship. */
  | 'rows'
  /** Several nodes where only of one it can be told. */
  | 'several'
  /** Values that it does not take: a text where a number must be, or nought to divide by. */
  | 'values'
  /** More rows than an answer has. */
  | 'many'
  | 'deep';

/** Refused Cypher: what it is called (`CREATE`, `collect()`, a variable) and where it stands. */
export interface CypherFault extends TextPlace {
  readonly refusal: CypherRefusal;
  readonly name: string;
  /** The same in Cypher that can be answered, where it is known. */
  readonly instead?: string;
}

/** Carries a fault out of the parser. */
export class CypherError extends Error {
  constructor(readonly fault: CypherFault) {
    super(faultText(fault));
  }
}

const REASONS: Readonly<Record<CypherRefusal, (name: string) => string>> = {
  syntax: (name) => `${name} is not expected here`,
  unfinished: () => 'the query ends here, and more must follow',
  write: (name) => `${name} would change the graph: only reading is supported`,
  unsupported: (name) => `${name} is not supported`,
  unknown: (name) => `${name} is not defined`,
  twice: (name) => `${name} stands for something else already`,
  repeats: (name) => `${name} gives the same row several times: ask for it with DISTINCT`,
  rows: (name) => `${name} stands in a row with more than one relationship`,
  several: (name) => `${name} must be one node here, and several match`,
  values: (name) => `${name} does not take the values that are there`,
  many: (name) => `${name} needs more rows than ${MOST_LIMIT}`,
  deep: (name) => `${name} is nested too deeply`,
};

/** What is wrong, for a program: "line 1, column 7: CREATE would change the graph …". */
export const faultText = ({ line, column, refusal, name }: CypherFault): string =>
  `line ${line}, column ${column}: ${REASONS[refusal](name)}`;
