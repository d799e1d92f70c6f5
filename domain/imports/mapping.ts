import { type CellKind } from './cells.js';
import { type CellStyle } from './days.js';
import { type TimeKind } from './times.js';

/** What becomes of a column: a property, nodes of their own, a tie to a row of another table, the labels or the type, or nothing. */
export const COLUMN_USES = ['property', 'node', 'reference', 'labels', 'type', 'nothing'] as const;
export type ColumnUse = (typeof COLUMN_USES)[number];

/** What becomes of a value that refers to no row: it stays a property of its own row, or a node is made of it. */
export const UNLISTED_REFERENCES = ['keep', 'create'] as const;
export type UnlistedReferences = (typeof UNLISTED_REFERENCES)[number];

/** What becomes of one column of a table. */
export interface ColumnMapping {
  readonly column: string;
  readonly use: ColumnUse;
  /** Name of the property; of a node of its own the property that holds the value. */
  readonly property: string;
  readonly kind: CellKind;
  readonly style: CellStyle;
  /** What stands beside each number of the column, such as a sign of money. */
  readonly unit?: string;
  /** Words that are read as nothing, such as NULL. */
  readonly missing?: readonly string[];
  /** What stands between several values in one cell; empty where a cell is one. Lists of the format need none. */
  readonly separator: string;
  /** Label of the nodes that the values become. */
  readonly label: string;
  /** Type of the relationships to them, or to the rows referred to. */
  readonly type: string;
  /** For a reference: the table whose key the values are. */
  readonly table: string;
  /** For a reference: the column of that table that has the values; its key where nothing is said. */
  readonly by?: string;
  /** For a reference: what becomes of values that no row there has; they stay properties where nothing is said. */
  readonly unlisted?: UnlistedReferences;
}

/** What becomes of an end that is no row of the tables it refers to: a node of its own, or the relationship is left out. */
export const UNLISTED_ENDS = ['create', 'skip'] as const;
export type UnlistedEnds = (typeof UNLISTED_ENDS)[number];

/** One end of the relationships that a table becomes. */
export interface EndMapping {
  readonly column: string;
  /** The table whose key the values are; empty where each value becomes a node of `label` with `property`. */
  readonly table: string;
  /** The column of that table that has the values; its key where nothing is said. */
  readonly by?: string;
  /** Further tables that have the value where `table` does not. */
  readonly others?: readonly string[];
  /** What stands between several ends of one cell; none where a cell is one. */
  readonly separator?: string;
  /** Each becomes a node where nothing is said. */
  readonly unlisted?: UnlistedEnds;
  readonly label: string;
  readonly property: string;
}

/** Where nodes stand: in columns of the table, as a map (latitude, longitude) or on a plane. */
export interface PlaceMapping {
  readonly is: 'none' | 'map' | 'plane';
  readonly x: string;
  readonly y: string;
  readonly scale: number;
  /** How far places reach before they are stretched, from left to right and from top to bottom: what lies beyond is held there. */
  readonly within?: readonly number[];
}

/** What rows do where the project holds such things already: each is new, each changes what it meets or is new, each only changes. */
export const TABLE_WRITES = ['create', 'merge', 'update'] as const;
export type TableWrites = (typeof TABLE_WRITES)[number];

/** How rows are read that say how things were at times: as observations of these, or each as it stands. */
export const ROW_READINGS = ['observations', 'asTheyStand'] as const;
export type RowReading = (typeof ROW_READINGS)[number];

/** A column whose heading is a time. */
interface TimeColumnMapping {
  readonly column: string;
  /** The time, as ISO 8601. */
  readonly at: string;
  /** The property of an observation that its cells become. */
  readonly measure: string;
}

/** What columns of times become where rows are read as observations: each time at which a row has anything is a node that leads to what it is of. */
export interface TimesMapping {
  /** The column that says of what they are; empty where each row is a thing of its own. */
  readonly of: string;
  readonly label: string;
  /** Type of the relationship from an observation to the row that it is of. */
  readonly type: string;
  readonly kind: TimeKind;
  /** The property of an observation that holds its time. */
  readonly property: string;
  readonly columns: readonly TimeColumnMapping[];
}

/** A column with the one of another table that has its values. */
export interface ColumnPair {
  readonly column: string;
  readonly by: string;
}

/** A relationship from each row to the row of another table that has the same values in several columns together, as a year and a team name a season. */
export interface JointLink {
  readonly table: string;
  readonly pairs: readonly ColumnPair[];
  readonly type: string;
}

/** What becomes of one table. */
export interface TableMapping {
  readonly table: string;
  readonly becomes: 'nodes' | 'relationships' | 'nothing';
  readonly label: string;
  /** What else one and several rows are called, with a comma between; the words of the file where nothing is said. */
  readonly words?: string;
  readonly type: string;
  /** Columns that tell a row apart; without any each row is a node of its own. */
  readonly keys: readonly string[];
  /** All new where nothing is said. */
  readonly writes?: TableWrites;
  /** Present where rows may be read as observations. */
  readonly rows?: RowReading;
  /** Present where columns are times. */
  readonly times?: TimesMapping;
  /** The column that says what a row is called; empty for none. */
  readonly caption: string;
  /** Columns that stand behind it in what a row is called, with a blank before each: a family name behind a given one. */
  readonly captionWith?: readonly string[];
  readonly start: EndMapping;
  readonly end: EndMapping;
  readonly place: PlaceMapping;
  readonly columns: readonly ColumnMapping[];
  /** Links that several columns say together; the columns stay what they are. */
  readonly jointLinks?: readonly JointLink[];
}

/** What becomes of the tables of an import. */
export interface Mapping {
  readonly tables: readonly TableMapping[];
}

/** How a file of text is read. */
export interface FileReading {
  readonly file: string;
  readonly encoding: string;
  readonly separator: string;
  readonly hasHeadings: boolean;
}

/** How a sheet of a workbook is read. */
export interface SheetReading {
  readonly file: string;
  readonly sheet: string;
  readonly hasHeadings: boolean;
}

/** How files are read: those that are text, and the sheets of workbooks. */
export interface ReadingInput {
  readonly options?: readonly FileReading[];
  readonly sheets?: readonly SheetReading[];
}

/** What a person says of the tables of an import: what becomes of them, or how the files are read, which proposes anew. */
export interface MappingInput extends ReadingInput {
  readonly mapping?: Mapping;
}

/** No end. */
export const NO_END: EndMapping = { column: '', table: '', label: '', property: '' };
/** No places. */
export const NO_PLACE: PlaceMapping = { is: 'none', x: '', y: '', scale: 1 };
