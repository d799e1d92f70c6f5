import { type ExampleIssueCode } from '../../../../contract/trainExamples.js';

/** Parts of an example as a file has them, not checked yet. */
export interface RawExample {
  readonly question: unknown;
  readonly answer: unknown;
  readonly language: unknown;
  readonly tags: unknown;
}

/** What is wrong, and the place or value in English. */
export interface Fault {
  readonly fault: ExampleIssueCode;
  readonly detail: string;
}

/** One row of a file: an example or what is wrong with it. */
export interface FoundRow {
  readonly row: number;
  readonly found: RawExample | Fault;
}

/** Whether something is wrong rather than there. */
export const isFault = (found: object): found is Fault => 'fault' in found;

/** The one row of a file that cannot be read further than here. */
export const faultAt = (row: number, fault: ExampleIssueCode, detail: string): FoundRow => ({
  row,
  found: { fault, detail },
});
