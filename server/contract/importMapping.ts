import { type Static, Type } from 'typebox';

import { CELL_KINDS } from '../../domain/imports/cells.js';
import { CELL_STYLES } from '../../domain/imports/days.js';
import {
  COLUMN_USES,
  ROW_READINGS,
  TABLE_WRITES,
  UNLISTED_ENDS,
  UNLISTED_REFERENCES,
} from '../../domain/imports/mapping.js';
import { TIME_KINDS } from '../../domain/imports/times.js';
import { GraphNode, GraphRelationship } from './elements.js';
import { MAX_LABEL_LENGTH, MAX_PROPERTY_NAME_LENGTH } from './properties.js';
import { ref, words } from './schema.js';

/** Names of files, tables and columns are the files' own, so they may be long. */
const heading = () => Type.String({ maxLength: 1024 });
const label = () => Type.String({ maxLength: MAX_LABEL_LENGTH });
const property = () => Type.String({ maxLength: MAX_PROPERTY_NAME_LENGTH });
const by = () =>
  Type.Optional(
    Type.String({ maxLength: 1024, description: 'The column of that table that has the values; its key without' }),
  );
const CLOSED = { additionalProperties: false };
/** Most tables of an import, and most columns of one. */
const MOST_TABLES = 64;
const MOST_COLUMNS = 2000;

const kind = () => words(CELL_KINDS, { title: 'CellKind' });
const style = () => words(CELL_STYLES, { title: 'CellStyle' });

const ColumnMapping = Type.Object(
  {
    column: heading(),
    use: words(COLUMN_USES, { title: 'ColumnUse', description: 'What becomes of the column' }),
    property: property(),
    kind: kind(),
    style: style(),
    unit: Type.Optional(
      Type.String({ maxLength: 16, description: 'What stands beside each number, such as a sign of money' }),
    ),
    missing: Type.Optional(
      Type.Array(Type.String({ maxLength: 64 }), {
        maxItems: 100,
        description: 'Words that are read as nothing, such as NULL',
      }),
    ),
    separator: Type.String({
      maxLength: 8,
      description: 'What stands between several values of a cell; empty for one value',
    }),
    label: label(),
    type: label(),
    table: heading(),
    by: by(),
    unlisted: Type.Optional(
      words(UNLISTED_REFERENCES, {
        title: 'UnlistedReferences',
        description: 'What becomes of values that refer to no row: properties of their own row, where nothing is said',
      }),
    ),
  },
  CLOSED,
);
const EndMapping = Type.Object(
  {
    ...{ column: heading(), table: heading(), by: by(), label: label(), property: property() },
    others: Type.Optional(
      Type.Array(heading(), { maxItems: MOST_TABLES, description: 'Further tables that have what `table` does not' }),
    ),
    separator: Type.Optional(Type.String({ maxLength: 8, description: 'What stands between several ends of a cell' })),
    unlisted: Type.Optional(
      words(UNLISTED_ENDS, {
        title: 'UnlistedEnds',
        description: 'What becomes of ends that are no row of these tables: nodes, where nothing is said',
      }),
    ),
  },
  CLOSED,
);
const PlaceMapping = Type.Object(
  {
    is: words(['none', 'map', 'plane'], { title: 'PlaceKind' }),
    x: heading(),
    y: heading(),
    scale: Type.Number(),
    within: Type.Optional(
      Type.Array(Type.Number(), {
        minItems: 4,
        maxItems: 4,
        description:
          'How far places reach before they are stretched: left, right, top, bottom; what lies beyond is held there',
      }),
    ),
  },
  CLOSED,
);

const timeKind = () => words(TIME_KINDS, { title: 'TimeKind' });

const TimesMapping = Type.Object(
  {
    of: Type.String({
      maxLength: 1024,
      description: 'The column that says of what observations are; empty where each row is a thing of its own',
    }),
    ...{ label: label(), type: label(), kind: timeKind(), property: property() },
    columns: Type.Array(
      Type.Object(
        {
          column: heading(),
          at: Type.String({ maxLength: 32, description: 'The time, as ISO 8601; of a quarter 2020-Q1' }),
          measure: property(),
        },
        CLOSED,
      ),
      { maxItems: MOST_COLUMNS },
    ),
  },
  { description: 'What columns of times become where rows are read as observations', ...CLOSED },
);

/** Most columns of a link by several of them, and most such links of a table. */
const MOST_PAIRS = 4;
const MOST_JOINT_LINKS = 32;

const columnPairs = () =>
  Type.Array(
    Type.Object(
      {
        column: heading(),
        by: Type.String({ maxLength: 1024, description: 'The column of the other table that has its values' }),
      },
      CLOSED,
    ),
    { minItems: 1, maxItems: MOST_PAIRS },
  );

const JointLink = Type.Object({ table: heading(), pairs: columnPairs(), type: label() }, CLOSED);

const TableMapping = Type.Object(
  {
    table: heading(),
    becomes: words(['nodes', 'relationships', 'nothing'], { title: 'TableUse' }),
    label: label(),
    words: Type.Optional(
      Type.String({ maxLength: 128, description: 'What else one and several rows are called, with a comma between' }),
    ),
    type: label(),
    keys: Type.Array(heading(), { maxItems: 8, description: 'Columns that tell a row apart' }),
    writes: Type.Optional(
      words(TABLE_WRITES, {
        title: 'TableWrites',
        description: 'What rows do with what the project holds by their key',
      }),
    ),
    rows: Type.Optional(
      words(ROW_READINGS, {
        title: 'RowReading',
        description: 'How rows are read that say how things were at times',
      }),
    ),
    times: Type.Optional(TimesMapping),
    caption: heading(),
    captionWith: Type.Optional(
      Type.Array(heading(), {
        maxItems: 4,
        description: 'Columns that stand behind the caption in what a row is called, as a family name does',
      }),
    ),
    start: EndMapping,
    end: EndMapping,
    place: PlaceMapping,
    columns: Type.Array(ColumnMapping, { maxItems: MOST_COLUMNS }),
    jointLinks: Type.Optional(
      Type.Array(JointLink, {
        maxItems: MOST_JOINT_LINKS,
        description: 'Relationships to the rows of other tables that have the values of several columns together',
      }),
    ),
  },
  CLOSED,
);

export const ImportMapping = Type.Object(
  { tables: Type.Array(TableMapping, { maxItems: MOST_TABLES }) },
  { $id: 'ImportMapping', description: 'What becomes of the tables of an import', ...CLOSED },
);

const ReadingOptions = Type.Object(
  {
    file: heading(),
    encoding: Type.String({ maxLength: 32 }),
    separator: Type.String({ minLength: 1, maxLength: 1 }),
    hasHeadings: Type.Boolean(),
  },
  CLOSED,
);

const SheetReading = Type.Object(
  { file: heading(), sheet: heading(), hasHeadings: Type.Boolean() },
  { description: 'Whether the first row of a sheet of a workbook holds the names of its columns', ...CLOSED },
);

/** Most rows of a table that are shown. */
export const SHOWN_ROWS = 20;

const RowsRead = Type.Object({
  label: Type.String(),
  keys: Type.Array(Type.String()),
  caption: Type.String(),
  use: words(COLUMN_USES, { title: 'ColumnUse' }),
});

const RowsInTime = Type.Object(
  {
    thing: Type.String({ description: 'The column that says of what' }),
    things: Type.Integer(),
    time: Type.String({ description: 'The column that says when; empty where headings do' }),
    kind: timeKind(),
    times: Type.Integer(),
    observations: Type.Integer(),
    observed: RowsRead,
    standing: RowsRead,
  },
  { description: 'What shows that rows say how things were at times' },
);

const ImportTable = Type.Object({
  name: Type.String(),
  file: Type.String(),
  part: words(['rows', 'nodes', 'relationships'], { title: 'TablePart' }),
  labels: Type.Array(Type.String(), { description: 'What a row may be called, the likeliest first' }),
  columns: Type.Array(
    Type.Object({
      name: Type.String(),
      kind: kind(),
      isList: Type.Boolean(),
      filled: Type.Integer(),
      distinct: Type.Integer(),
      values: Type.Array(Type.String(), { description: 'The first different values' }),
      missing: Type.Optional(Type.Array(Type.String(), { description: 'Words in it that say that there is nothing' })),
      links: Type.Optional(
        Type.Array(
          Type.Object({
            table: Type.String(),
            by: Type.String(),
            rate: Type.Number({ minimum: 0, maximum: 1, description: 'Share of the values that stand there' }),
          }),
          { description: 'Columns of other tables that have its values, the one that has most first' },
        ),
      ),
    }),
  ),
  rows: Type.Array(Type.Array(Type.String()), { description: `The first ${SHOWN_ROWS} rows as text` }),
  isCutShort: Type.Optional(Type.Boolean({ description: 'Whether only the first rows were looked at' })),
  inTime: Type.Optional(RowsInTime),
  jointReferences: Type.Optional(
    Type.Array(
      Type.Object({
        table: Type.String(),
        pairs: columnPairs(),
        rate: Type.Number({ minimum: 0, maximum: 1, description: 'Share of the rows that lead to one there' }),
      }),
      { description: 'Rows of other tables that several columns name together' },
    ),
  ),
});
export type ImportTable = Static<typeof ImportTable>;

export const ImportTables = Type.Object(
  {
    tables: Type.Array(ImportTable),
    options: Type.Array(ReadingOptions, { description: 'How the files that are text are read' }),
    sheets: Type.Array(SheetReading, { description: 'How the sheets of workbooks are read' }),
    encodings: Type.Array(Type.String()),
    separators: Type.Array(Type.String()),
    mapping: ref(ImportMapping),
  },
  { $id: 'ImportTables', description: 'What was recognised in the files of an import, and what is to become of it' },
);
export type ImportTables = Static<typeof ImportTables>;

export const ImportRowNames = Type.Object(
  {
    names: Type.Array(
      Type.Object({ table: Type.String(), name: Type.String({ description: 'What one row may be called' }) }),
    ),
  },
  { $id: 'ImportRowNames', description: 'What the language model of this installation calls one row of tables' },
);
export type ImportRowNames = Static<typeof ImportRowNames>;

export const MapImportInput = Type.Object(
  {
    mapping: Type.Optional(ref(ImportMapping)),
    options: Type.Optional(Type.Array(ReadingOptions, { maxItems: MOST_TABLES })),
    sheets: Type.Optional(Type.Array(SheetReading, { maxItems: MOST_TABLES * 8 })),
  },
  { $id: 'MapImportInput', description: 'With options or sheets the files are recognised anew', ...CLOSED },
);
export type MapImportInput = Static<typeof MapImportInput>;

export const PreviewImportInput = Type.Object(
  { mapping: ref(ImportMapping) },
  { $id: 'PreviewImportInput', ...CLOSED },
);

/** Most nodes of a preview. */
export const PREVIEWED = 50;

export const ImportPreview = Type.Object(
  { nodes: Type.Array(ref(GraphNode)), relationships: Type.Array(ref(GraphRelationship)) },
  { $id: 'ImportPreview', description: `The first ${PREVIEWED} nodes as they would be` },
);
export type ImportPreview = Static<typeof ImportPreview>;
