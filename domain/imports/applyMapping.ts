import { type PropertyKind, type PropertyScalar, type PropertyValue } from '../properties/values.js';
import { type Cell, itemsOf, textOfCell, valueOfCell } from './cells.js';
import { type Mapped, type MappedNote } from './found.js';
import { lateColumn } from './lateColumn.js';
import { aliasColumns, type At, endsOf, jointColumns, referred, referredJointly, referredNode } from './endOf.js';
import { type ColumnMapping, type JointLink, type Mapping, type TableMapping } from './mapping.js';
import { aliasKey, impliedNode, jointKey, nodeKey, SEPARATOR } from './nodeKey.js';
import { MAX_LABEL_LENGTH } from '../properties/limits.js';
import { isMissingWord, withoutMissing } from './missing.js';
import { keyPropertiesOf, type Meeting, meetingOf, wholeNameKeys } from './meeting.js';
import { pointOf } from './places.js';
import { RowTimes } from './RowTimes.js';

/** A row of a table: where it stands in the file, its place among the rows, and its cells in the order of the columns. */
export interface TableRow {
  readonly row: number;
  /** Several rows may stand in one line of a file, so this is what tells them apart; the reader of a table counts it. */
  readonly at?: number;
  readonly cells: readonly (Cell | undefined)[];
  /** What its reader has to say of it. */
  readonly notes?: readonly MappedNote[] | undefined;
}

/** Properties with their kinds while they come together. */
export interface Content {
  readonly properties: [string, PropertyValue][];
  readonly propertyKinds: Record<string, PropertyKind>;
  readonly notes: MappedNote[];
}

const note = (row: number, column: string, code: MappedNote['code'], detail: string): MappedNote => ({
  found: 'note',
  row,
  column,
  code,
  detail: detail.slice(0, 120),
});

/** Whether values of a column that refer to no row stay properties. */
export const keepsUnlisted = ({ use, unlisted }: ColumnMapping): boolean =>
  use === 'reference' && unlisted !== 'create';

const columnsOf = ({ pairs }: JointLink): readonly string[] => pairs.map(({ column }) => column);

const quoted = (cell: Cell | undefined): string => JSON.stringify(cell).slice(0, 80);

/** Puts a cell where it belongs among the properties. What is not of the column's kind stays the text that it is, which is noted. */
export function addProperty(into: Content, column: ColumnMapping, cell: Cell | undefined, row: number): void {
  const { property, kind, style, separator, unit } = column;
  if (into.properties.some(([name]) => name === property)) return;
  const isList = separator !== '' || (typeof cell === 'object' && cell !== null);
  const items = itemsOf(cell, separator);
  if (items.length === 0) return;
  const values = items.map((item) => valueOfCell(item, kind, style, unit));
  const fits = values.every((value) => value !== undefined);
  // A word for nothing that no row had by which the column was recognised.
  if (
    !fits &&
    column.missing === undefined &&
    kind !== 'text' &&
    items.every((item) => isMissingWord(String(item).trim()))
  ) {
    into.notes.push(note(row, column.column, 'MISSING_VALUE', `Read as empty: ${quoted(cell)}`));
    return;
  }
  if (!fits) into.notes.push(note(row, column.column, 'KEPT_AS_TEXT', `Not ${kind}: ${quoted(cell)}`));
  const kept: readonly PropertyScalar[] = fits ? values : items.map((item) => String(item).trim());
  const [first] = kept;
  if (!isList && first === '') return;
  into.properties.push([property, isList ? kept : (first ?? '')]);
  if (fits && (kind === 'date' || kind === 'dateTime')) into.propertyKinds[property] = isList ? `${kind}List` : kind;
}

/** What the rows of one table become by a mapping. `columns` may grow while the rows are read. */
export class TableMapper {
  readonly #at: ReadonlyMap<string, number>;
  readonly #mapped: ReadonlySet<string>;
  readonly #properties: readonly ColumnMapping[];
  readonly #labels: ColumnMapping | undefined;
  readonly #missing: ReadonlyMap<string, ReadonlySet<string>>;
  /** The properties that rows are known by. */
  readonly keyProperties: readonly string[];
  readonly #meets: Meeting | undefined;
  readonly #kept: readonly ColumnMapping[];
  readonly #aliasColumns: readonly string[];
  readonly #jointColumns: readonly (readonly string[])[];
  readonly #times: RowTimes | undefined;

  /** @param isListed whether a row is known by a key, as far as that is read ahead */
  constructor(
    readonly mapping: TableMapping,
    readonly all: Mapping,
    readonly columns: { readonly names: readonly string[] },
    readonly isListed: (key: string) => boolean = () => true,
  ) {
    this.#kept = mapping.becomes === 'nodes' ? mapping.columns.filter(keepsUnlisted) : [];
    this.#aliasColumns = aliasColumns(mapping, all);
    this.#jointColumns = jointColumns(mapping, all);
    this.#at = new Map(columns.names.map((column, at) => [column, at]));
    this.#mapped = new Set(mapping.columns.map(({ column }) => column));
    this.#times = mapping.becomes === 'nodes' ? RowTimes.of(mapping) : undefined;
    const isOfRow = ({ column }: ColumnMapping) => this.#times?.has(column) !== true;
    const properties = mapping.columns.filter((column) => column.use === 'property' && isOfRow(column));
    // The first property that is text is what a node goes by where no other is told to be.
    this.#properties = [
      ...properties.filter(({ column }) => column === mapping.caption),
      ...properties.filter(({ column }) => column !== mapping.caption),
    ];
    this.#missing = new Map(
      mapping.columns.flatMap(({ column, missing = [] }) =>
        missing.length === 0 ? [] : [[column, new Set(missing)] as const],
      ),
    );
    this.#labels = mapping.columns.find(({ use }) => use === 'labels');
    this.keyProperties = keyPropertiesOf(mapping);
    this.#meets = meetingOf(mapping);
  }

  /** The nodes that a row is: itself, and what it says of times; nothing for a table that becomes none. */
  own(row: TableRow): readonly Mapped[] {
    if (this.mapping.becomes !== 'nodes') return [];
    const content = this.#content(row);
    this.#keepUnlisted(content, row);
    content.notes.push(...this.#unlistedTogether(row));
    const isThing = this.#times === undefined || this.#times.times.of === '';
    return [
      ...content.notes,
      ...(isThing ? this.#thing(row, content) : []),
      ...this.#observations(row, isThing ? [] : content.properties, isThing ? {} : content.propertyKinds),
    ];
  }

  #thing(row: TableRow, content: Content): readonly Mapped[] {
    const { place } = this.mapping;
    const position = pointOf(place, this.#cell(row, place.x), this.#cell(row, place.y));
    const key = this.keyOf(row);
    const missing = this.mapping.keys.length > 0 && key === undefined;
    const labels = this.#labelsOf(row);
    const aliases = this.aliasesOf(row);
    const known = { label: labels[0] ?? '', properties: missing ? [] : this.keyProperties };
    return [
      ...(missing ? [note(row.row, this.mapping.keys[0] ?? '', 'MISSING_KEY', 'The row has no key')] : []),
      {
        ...{ found: 'node', row: row.row, key: key ?? this.#rowKey(row), implied: false, isRow: true },
        labels,
        ...(aliases.length === 0 ? {} : { aliases }),
        properties: Object.fromEntries(content.properties),
        propertyKinds: content.propertyKinds,
        ...(position === undefined ? {} : { position }),
        ...(this.#meets === undefined ? {} : { meets: { ...this.#meets, ...known } }),
      },
    ];
  }

  /** What a row says of times, each with what it says further where it is no thing of its own. */
  #observations(row: TableRow, further: Content['properties'], kinds: Content['propertyKinds']): readonly Mapped[] {
    return this.#timesIn(row).flatMap(({ key, cells, time, kinds: own }): readonly Mapped[] => {
      const content: Content = { properties: [[...time]], propertyKinds: { ...kinds, ...own }, notes: [] };
      for (const { column, cell } of cells) addProperty(content, column, cell, row.row);
      content.properties.push(...further.filter(([name]) => content.properties.every(([other]) => other !== name)));
      return [
        ...content.notes,
        {
          ...{ found: 'node', row: row.row, key, implied: false, isRow: true },
          labels: [this.#times?.label ?? ''],
          properties: Object.fromEntries(content.properties),
          propertyKinds: content.propertyKinds,
        },
      ];
    });
  }

  #timesIn = (row: TableRow) => this.#times?.in(this.#rowKey(row), (column) => this.#cell(row, column)) ?? [];

  /** The nodes of their own that cells of a row are, and every relationship that it says. */
  further(row: TableRow): readonly Mapped[] {
    if (this.mapping.becomes === 'relationships') return this.#asRelationship(row);
    if (this.mapping.becomes === 'nothing') return [];
    const own = this.keyOf(row) ?? this.#rowKey(row);
    if (this.#times === undefined) return this.#ties(row, own);
    const { of, type } = this.#times.times;
    const observed = this.#timesIn(row).map(({ key }) => key);
    if (of === '')
      return [
        ...this.#ties(row, own),
        ...observed.map((start): Mapped => ({
          ...{ found: 'relationship', optional: true, row: row.row, start, end: own, type },
          ...{ properties: {}, propertyKinds: {} },
        })),
      ];
    // What was never observed is a thing all the same.
    if (observed.length === 0) return this.#ties(row, own).filter(({ found }) => found === 'node');
    return observed.flatMap((start) => this.#ties(row, start));
  }

  /** What cells of a row lead to from a node. */
  #ties(row: TableRow, start: string): readonly Mapped[] {
    const byColumns = this.mapping.columns.flatMap((column) => {
      if (column.use !== 'node' && column.use !== 'reference') return [];
      return itemsOf(this.#cell(row, column.column), column.separator).flatMap((item) =>
        this.#isMissing(column, textOfCell(item))
          ? []
          : tie({ row: row.row, meets: this.#meets }, start, column, textOfCell(item), this.all),
      );
    });
    return [...byColumns, ...this.#jointTies(row, start)];
  }

  /** The values that several columns say together; none where a cell is empty. */
  #together(row: TableRow, columns: readonly string[]): readonly string[] {
    const values = columns.map((column) => textOfCell(this.#cell(row, column)));
    return values.includes('') ? [] : values;
  }

  /** What several cells of a row name together: a row of another table, whether it is known or not. */
  #jointEnds(row: TableRow) {
    return (this.mapping.jointLinks ?? []).flatMap((link) => {
      const values = this.#together(row, columnsOf(link));
      const end = values.length === 0 ? undefined : referredJointly(this.all, link, values);
      return end === undefined ? [] : [{ link, values, end, isListed: this.isListed(end) }];
    });
  }

  /** The rows of other tables that several cells of a row name together, each where it is known. */
  #jointTies(row: TableRow, start: string): readonly Mapped[] {
    return this.#jointEnds(row).flatMap(({ link, end, isListed }) =>
      isListed ? [tieTo({ row: row.row, meets: this.#meets }, start, link.type, end)] : [],
    );
  }

  /** Notes of the cells of a row that together name no row of another table: they are properties. */
  #unlistedTogether(row: TableRow): readonly MappedNote[] {
    return this.#jointEnds(row).flatMap(({ link, values, isListed }) => {
      if (isListed) return [];
      const detail = `In no row of ${link.table}: ${quoted(values.join(', '))}`;
      return [note(row.row, columnsOf(link).join(' + '), 'REFERENCE_KEPT', detail)];
    });
  }

  /** Whether a value refers to no row, and stays a property for that. */
  #isMissing(column: ColumnMapping, value: string): boolean {
    if (!keepsUnlisted(column)) return false;
    const key = referred(this.all, column.table, value, column.by);
    return key === undefined || !this.isListed(key);
  }

  /** Values that refer to no row are properties: nothing of them would be left otherwise. */
  #keepUnlisted(into: Content, row: TableRow): void {
    for (const column of this.#kept) {
      const items = itemsOf(this.#cell(row, column.column), column.separator).map(textOfCell);
      const missing = items.filter((item) => item !== '' && this.#isMissing(column, item));
      if (missing.length === 0) continue;
      const taken = into.properties.some(([name]) => name === column.property);
      const property = { ...column, separator: '', property: taken ? column.column : column.property };
      addProperty(into, property, missing.length > 1 ? missing : (missing[0] ?? ''), row.row);
      into.notes.push(
        note(row.row, column.column, 'REFERENCE_KEPT', `In no row of ${column.table}: ${quoted(missing.join(', '))}`),
      );
    }
  }

  #asRelationship(row: TableRow): readonly Mapped[] {
    const { start, end } = this.mapping;
    const at = { row: row.row, meets: this.#meets };
    const [from, to] = [start, end].map((each) => endsOf(at, each, this.#cell(row, each.column), this.all));
    if (from === undefined || to === undefined || from.length === 0 || to.length === 0) {
      const column = from === undefined || from.length === 0 ? start.column : end.column;
      return [...this.#missingIn(row), note(row.row, column, 'MISSING_REFERENCE', 'The relationship has only one end')];
    }
    const content = this.#content(row);
    const type = this.#typeOf(row, content);
    const relationship = {
      ...({ found: 'relationship', optional: true } as const),
      ...{ row: row.row, type, propertyKinds: content.propertyKinds },
      properties: Object.fromEntries(content.properties),
      ...(this.#meets === undefined ? {} : { meets: this.#meets }),
    };
    const pairs = from.flatMap(({ key }) =>
      to.map((other): Mapped => ({ ...relationship, start: key, end: other.key })),
    );
    return [...content.notes, ...from, ...to, ...pairs];
  }

  /** The type that a row says; one that is too long for a type stays a property. */
  #typeOf(row: TableRow, into: Content): string {
    const column = this.mapping.columns.find(({ use }) => use === 'type');
    const said = column === undefined ? '' : textOfCell(this.#cell(row, column.column));
    if (column === undefined || said.length <= MAX_LABEL_LENGTH) return said === '' ? this.mapping.type : said;
    addProperty(into, { ...column, property: column.column, kind: 'text', separator: '' }, said, row.row);
    into.notes.push(note(row.row, column.column, 'LONG_TYPE', `Kept as a property: ${quoted(said)}`));
    return this.mapping.type;
  }

  /** What is noted of a row: the words in it that are read as nothing. */
  #missingIn(row: TableRow): MappedNote[] {
    return [...this.#missing].flatMap(([column, words]) => {
      const cell = row.cells[this.#at.get(column) ?? -1];
      const isMissing = typeof cell === 'string' && words.has(cell.trim());
      return isMissing ? [note(row.row, column, 'MISSING_VALUE', `Read as empty: ${quoted(cell)}`)] : [];
    });
  }

  #content(row: TableRow): Content {
    const content: Content = { properties: [], propertyKinds: {}, notes: this.#missingIn(row) };
    for (const column of this.#properties) addProperty(content, column, this.#cell(row, column.column), row.row);
    this.#addLate(content, row);
    return content;
  }

  /** Records may have columns that no row had by which the table was recognised. */
  #addLate(content: Content, { row, cells }: TableRow): void {
    if (cells.length <= this.#mapped.size) return;
    this.columns.names.forEach((name, at) => {
      const cell = cells[at];
      if (cell !== undefined && cell !== null && !this.#mapped.has(name))
        addProperty(content, lateColumn(name, cell), cell, row);
    });
  }

  #labelsOf(row: TableRow): readonly string[] {
    const column = this.#labels;
    const said = column === undefined ? [] : itemsOf(this.#cell(row, column.column), column.separator).map(String);
    return said.length === 0 ? [this.mapping.label] : said;
  }

  /** What a row is known by; undefined where a cell of its key is empty, or where it has none. */
  keyOf(row: TableRow): string | undefined {
    const { keys, label } = this.mapping;
    const named = wholeNameKeys(this.mapping);
    const values = (named ?? keys).map((key) => textOfCell(this.#cell(row, key)));
    if (keys.length === 0 || values.includes('')) return undefined;
    return nodeKey(label, this.keyProperties, named === undefined ? values : [values.join(' ')]);
  }

  /** What else others call a row by, in columns that are not its key. */
  aliasesOf(row: TableRow): readonly string[] {
    const { label, table, columns } = this.mapping;
    const joint = this.#jointColumns.flatMap((names) => {
      const values = this.#together(row, names);
      return values.length === 0 ? [] : [jointKey(this.mapping, names, values)];
    });
    const single = this.#aliasColumns.flatMap((column) => {
      const separator = columns.find((each) => each.column === column)?.separator ?? '';
      return itemsOf(this.#cell(row, column), separator)
        .map(textOfCell)
        .filter((value) => value !== '')
        .map((value) => aliasKey(label, table, column, value));
    });
    return [...single, ...joint];
  }

  #rowKey = (row: TableRow): string => `${this.mapping.table}${SEPARATOR}#${row.at ?? row.row}`;

  #cell(row: TableRow, column: string): Cell | undefined {
    const at = this.#at.get(column);
    return at === undefined ? undefined : withoutMissing(row.cells[at], this.#missing.get(column));
  }
}

function tie(at: At, start: string, column: ColumnMapping, value: string, all: Mapping): readonly Mapped[] {
  if (value === '') return [];
  const node =
    column.use === 'node'
      ? impliedNode(at, column.label, column.property, value)
      : keepsUnlisted(column)
        ? undefined
        : referredNode(at, column, value, all);
  const end = node?.key ?? referred(all, column.table, value, column.by);
  if (end === undefined) return [];
  return [...(node === undefined ? [] : [node]), tieTo(at, start, column.type, end)];
}

/** A relationship between rows, or to a node of a value. */
const tieTo = ({ row, meets }: At, start: string, type: string, end: string): Mapped => ({
  ...{ found: 'relationship', optional: true, row, start, end, type, properties: {}, propertyKinds: {} },
  ...(meets === undefined ? {} : { meets }),
});
