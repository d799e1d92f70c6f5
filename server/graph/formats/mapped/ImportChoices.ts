import { type Language } from '../../../../domain/language/languages.js';
import { type Mapping, type SheetReading } from '../../../../domain/imports/mapping.js';
import { type Table } from '../../../../domain/imports/table.js';
import { type ReadingOptions } from '../tables/TableFile.js';

/** How the files of an import are read, by the names of the files; of a file that is not named it is guessed. */
export type OptionsByFile = Readonly<Record<string, ReadingOptions>>;

/** What was recognised in files: their tables, and how those that are text are read. */
export interface Recognised {
  readonly tables: readonly Table[];
  readonly options: OptionsByFile;
  /** How the sheets of workbooks are read. */
  readonly sheets?: readonly SheetReading[];
  /** The language in which columns without headings are named; English without a word. */
  readonly language?: Language;
}

/** What a person has decided about an import, or was proposed and left so. */
export interface ImportChoices {
  readonly recognised: Recognised;
  readonly mapping: Mapping;
  /** What was proposed, by which is known what a person chose. */
  readonly proposed?: Mapping;
  /** What was met in the project when it was shown, as a digest. */
  readonly seen?: string;
}

/** Whether a person can say what becomes of rows. */
export const hasRows = (choices: ImportChoices | undefined): boolean =>
  choices?.recognised.tables.some(({ part }) => part === 'rows') === true;

/** A mapping that was used for tables of these names and this shape. */
export interface UsedMapping {
  readonly shape: string;
  readonly tables: readonly string[];
  readonly mapping: Mapping;
  /** What had been proposed for them. */
  readonly proposed?: Mapping;
}

/** One that is kept. */
export interface KeptMapping extends UsedMapping {
  readonly usedAt: string;
}
