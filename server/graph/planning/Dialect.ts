import { type Comparison, type QueryValue, type TextTest } from '../../../domain/query/Query.js';

/** What a parameter of a statement may be. */
export type ParameterValue = string | number | boolean | null | readonly string[];

/** Makes a value a parameter of the statement that is being put together. */
export type Bind = (value: QueryValue) => string;

/** The kinds of single values. */
export type ValueKind = 'string' | 'number' | 'boolean';

/** Relationships `r` from which those that a step leads along are taken. */
export interface RelationshipSource {
  /** The table with its alias. */
  readonly table: string;
  readonly where: string;
}

/** A property of an element. */
export interface PropertySql {
  /** Whether the element has it. */
  readonly isThere: string;
  /** What the element is ranked by: its number or text, or nothing. */
  readonly ranked: string;
  /** The members of a list, or the one value, as a table `j`. */
  readonly members: string;
  /** Whether the value, or a member of the list, is of this kind and passes; never nothing. */
  any(kind: ValueKind, test: (value: string) => string): string;
}

/** A property of a row that is a node or relationship itself. */
export interface RowPropertySql extends PropertySql {
  /** Whether the value is this one, or a member of the list is. */
  equals(value: QueryValue): string;
  /** Whether the text, or a member of the list, passes without case and diacritics. */
  anyText(test: (text: string) => string): string;
  /** Whether the value, or a member of the list, says yes, or no. */
  says(is: 'yes' | 'no'): string;
}

/** Numbers and texts in one column, numbers before texts; nothing where an element has none. */
interface WorthWords {
  readonly nothing: string;
  number(number: string): string;
  text(text: string): string;
  isKnown(worth: string): string;
  isNumber(worth: string): string;
  /** The number of a worth that is one. */
  numberOf(worth: string): string;
  /** The aggregates of numbers; nothing for none. */
  sum(numbers: string): string;
  mean(numbers: string): string;
  minus(worth: string, less: string): string;
  /** How two worths compare; never nothing. */
  relate(one: string, is: Comparison, other: string): string;
  /** A worth as an answer has it. */
  answer(worth: string): string;
  /** A member of a list as the key of a group, and whether it is true or false. */
  readonly memberKey: string;
  readonly memberTruth: string;
}

/**
 * The words by which the SQL of one engine differs from that of another. Everything else of a statement is the same for all. Computed measures
 * are functions of the same names in each: `part_of_time`, `interval_of`, `time_between`, `arithmetic_of`.
 */
export interface Dialect {
  readonly yes: string;
  readonly no: string;
  /** Joins node `alias` by its row number or id to what stands before it; of which graph it is has to be asked besides. */
  joinNode(alias: string, by: 'seq' | 'id', value: string): string;
  /** Whether a query of one row finds any. */
  exists(query: string): string;
  indexed(index: string): string;
  /** A query as a table without a name. */
  derived(query: string): string;
  /** A value as a parameter of this name. */
  bound(parameter: string, value: QueryValue): { readonly sql: string; readonly value: ParameterValue };
  /** A whole number as a parameter of this name. */
  whole(parameter: string): string;
  /** Texts as the value of a parameter, and as a table whose column is `value`. */
  texts(values: readonly string[]): ParameterValue;
  listed(parameter: string): string;
  /** A condition that ends a statement over its time; empty where the engine ends it. */
  inTime(alias: string): string;
  /** Whether `among` hashes its rows once a statement: of many rows that costs less than to look each up by the index. */
  readonly isHashing: boolean;
  /** Whether a column lies in a query of row numbers. */
  among(column: string, rows: string): string;
  /** Relationships `r` from the rows of a query of row numbers. */
  from(rows: string, source: (condition: string) => RelationshipSource): string;
  /** Rows `m` of a table, each with the relationships `r` from it. */
  fromEach(table: string, source: (condition: string) => RelationshipSource): string;
  /** The column of properties that is asked. */
  readonly properties: string;
  readonly noProperties: string;
  property(bind: Bind, properties: string, name: string): PropertySql;
  rowProperty(bind: Bind, row: string, name: string): RowPropertySql;
  readonly textTests: Readonly<Record<TextTest, (text: string, wanted: string) => string>>;
  readonly worth: WorthWords;
}
