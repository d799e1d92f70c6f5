import { type Cell, type CellKind } from './cells.js';
import { type CellStyle } from './days.js';
import { type NamePair } from '../caption/personNames.js';
import { type ColumnPair, type ColumnUse } from './mapping.js';
import { type TimeKind } from './times.js';

/** What a table of a file is: rows that mean whatever they mean, or nodes or relationships that the format tells apart. */
type TablePart = 'rows' | 'nodes' | 'relationships';

/** A column of a table with what its sample shows. */
export interface Column {
  readonly name: string;
  /** What most of its cells are. */
  readonly kind: CellKind;
  readonly style: CellStyle;
  /** What stands beside each number, such as a sign of money. */
  readonly unit?: string | undefined;
  /** Words of it that say that there is nothing; cells with them count as empty. */
  readonly missing?: readonly string[] | undefined;
  /** True where cells hold several values, as lists or with a separator between. */
  readonly isList: boolean;
  readonly separator: string;
  /** Cells of the sample that are not empty, and how many different values there are in them. */
  readonly filled: number;
  readonly distinct: number;
  /** Some different values, the first first. */
  readonly values: readonly string[];
  /** While a mapping is proposed: all that stands in it of what the columns of all tables show. */
  readonly known?: ReadonlySet<string> | undefined;
  /** Columns of other tables that have its values, the one that has most first; absent where none has any. */
  readonly links?: readonly ColumnLink[] | undefined;
  /** For one that stands in no file, but for two columns of it together. */
  readonly joined?: JoinedNames | undefined;
}

/** A column that has values of another one. */
export interface ColumnLink {
  readonly table: string;
  readonly by: string;
  /** Share of the different values that stand there. */
  readonly rate: number;
}

/** The columns of a given and a family name that stand for one of whole names, and in which order other columns say them. */
export interface JoinedNames extends NamePair {
  readonly order: readonly string[];
}

/** What the rows of a table are a part of, as lines are of an order. */
export interface PartOf {
  /** The table that has the whole things. */
  readonly table: string;
  /** The column by which they are known there, and that which names them here. */
  readonly key: string;
  readonly column: string;
}

/** A column that the file itself declares to hold the keys of another table. */
export interface Reference extends PartOf {
  /** The columns that it is put together of, where several name a row of the other table. */
  readonly of?: readonly string[] | undefined;
}

/** Columns that name rows of another table only together, as a year and a team do a season. */
export interface JointReference {
  readonly table: string;
  readonly pairs: readonly ColumnPair[];
  /** Share of the rows that lead to one there. */
  readonly rate: number;
}

/** What a table says of its rows by one of the ways in which they may be read. */
interface RowsRead {
  readonly label: string;
  readonly keys: readonly string[];
  readonly caption: string;
  /** What becomes of the column of things. */
  readonly use: ColumnUse;
}

/** What shows that rows say how things were at times, and what either way of reading them makes of it. */
export interface RowsInTime {
  /** The column that says of what. */
  readonly thing: string;
  readonly things: number;
  /** The column that says when; empty where headings of columns do. */
  readonly time: string;
  readonly kind: TimeKind;
  readonly times: number;
  readonly observations: number;
  readonly observed: RowsRead;
  readonly standing: RowsRead;
}

/** A table of a file, with a sample of its rows. */
export interface Table {
  /** Unique among the tables of an import: the name of the file or sheet. */
  readonly name: string;
  readonly file: string;
  readonly part: TablePart;
  readonly partOf?: PartOf | undefined;
  /** What its columns refer to by keys; present where the file declares such of any of its tables. */
  readonly references?: readonly Reference[] | undefined;
  /** What its rows refer to by several columns together. */
  readonly jointReferences?: readonly JointReference[] | undefined;
  /** Whether it has no headings, and its columns are called by what they hold. */
  readonly isHeadless?: boolean | undefined;
  /** Whether nothing shows that it is a table at all. */
  readonly isDoubtful?: boolean | undefined;
  /** Possible names of a row, the likeliest first; absent if the person is not asked. */
  readonly labels?: readonly string[] | undefined;
  readonly columns: readonly Column[];
  /** The first rows, their cells in the order of the columns. */
  readonly rows: readonly (readonly Cell[])[];
  /** Rows that the profile was made of. */
  readonly sampled: number;
  /** Whether there are more. */
  readonly isCutShort?: boolean | undefined;
  /** Present where its rows may be read as observations. */
  readonly inTime?: RowsInTime | undefined;
  /** For nodes that have a place in the file: how much it is to be stretched; 1 where it fits the canvas as it is. */
  readonly scale?: number | undefined;
  /** For nodes that the format tells apart: whether any has a place. */
  readonly isPlaced?: boolean | undefined;
  /** For nodes and relationships that the format tells apart: the share that says its label or type itself. */
  readonly named?: number | undefined;
}
