import { type Standing } from './HeldOutCase.js';
import { ninthGraphs } from './ninthGraphs.js';
import { ninthTables } from './ninthTables.js';

/** What somebody who knows the files would draw of them: written down before anything read them. */
export interface GraphVerdict {
  /** What there is of each label, by what each thing is called; other labels may be there too. Diacritics of labels do not count. */
  readonly things: Readonly<Record<string, readonly string[]>>;
  /** How many relationships go from one label to another, as `Ship to Port`. */
  readonly ties: Readonly<Record<string, number>>;
  /** The types that are there, where the file says them. */
  readonly types?: readonly string[];
  /** Where things stand by their file. */
  readonly standing?: readonly Standing[];
  readonly isDownwards?: boolean;
  /** The properties of which one should colour the things of a single label; empty where none should. */
  readonly coloured?: readonly string[];
  /** Values that something must have. */
  readonly says?: Readonly<Record<string, unknown>>;
}

/** Files of a field of ten headings, with what is to be drawn of them. */
export interface GraphCase {
  readonly name: string;
  readonly files: Readonly<Record<string, string | Uint8Array>>;
  readonly is: GraphVerdict;
}

/** The ninth set: every kind of file that is read, each of a field of ten headings that no other set has. Written before it was run. */
export const ninthCases = async (): Promise<readonly GraphCase[]> => [...(await ninthTables()), ...ninthGraphs()];
