import { type Generated } from '../heldout/tables.js';

/** What some thing had at some time, as the file says it: the time as ISO 8601 has it, the property by how it may be called. */
interface Stated {
  readonly of: string;
  readonly at: string;
  readonly called: RegExp;
  readonly value: number;
}

/** Tables that say how things were at times, or that have no headings, with what must come of them. */
export interface TimeCase {
  readonly name: string;
  readonly language: 'en' | 'ro';
  /** Texts by the names of their files; a workbook by its sheets. */
  readonly files: Readonly<Record<string, string | Readonly<Record<string, Generated>>>>;
  /** What the things are, how many there are, and what stays theirs, not that of an observation. */
  readonly things?: {
    readonly label: RegExp;
    readonly count: number;
    readonly keep?: Readonly<Record<string, unknown>>;
  };
  readonly observations?: number;
  readonly states?: readonly Stated[];
  /** Names of the properties of a table without headings. */
  readonly properties?: readonly string[];
  /** Nodes that there are where a table only looks like one of times. */
  readonly rows?: number;
}
