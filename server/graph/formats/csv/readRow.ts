import { type PropertyKind, type PropertyValue } from '../../../../domain/properties/values.js';
import { asFinding, DEFAULT_LABEL, DEFAULT_TYPE, type Finding, type FoundIssue } from '../Found.js';
import { issueAt, type Place, quoted } from '../issues.js';
import { externalIdOf } from '../Resolver.js';
import { itemOf, listOf, ZONE } from './cellKinds.js';
import { jsonList, typeIn, unescapeCell } from './cellTexts.js';
import { type Column, type Header } from './header.js';
import { type Row } from './rows.js';

/** What the rows of one table share. */
export interface Table {
  readonly file: string;
  readonly header: Header;
  readonly arrayDelimiter: string;
}

type PropertyColumn = Extract<Column, { is: 'property' }>;

/** A table may use one id in several id spaces; a key tells them apart. */
const keyOf = (space: string, id: string): string => (space === '' ? id : `${space}\u0000${id}`);

function readProperty(column: PropertyColumn, cell: string, table: Table, into: Content, place: Place): void {
  const value = column.list
    ? listOf(cell, column.kind, table.arrayDelimiter)
    : itemOf(column.kind === 'text' ? unescapeCell(cell) : cell, column.kind);
  const isFault = typeof value === 'object' && 'code' in value;
  if (isFault) {
    const detail = `Not ${column.kind}: ${quoted(cell)}`;
    into.issues.push(asFinding(issueAt({ ...place, column: column.title }, 'KEPT_AS_TEXT', detail)));
  }
  if (!isFault && column.kind === 'dateTime' && ZONE.test(cell.trim())) {
    const detail = `The zone is left out: ${quoted(cell)}`;
    into.issues.push(asFinding(issueAt({ ...place, column: column.title }, 'IGNORED_PART', detail)));
  }
  const kept = isFault ? cell : value;
  into.properties[column.name] = kept;
  const dated = column.kind === 'date' || column.kind === 'dateTime';
  const empty = Array.isArray(kept) && kept.length === 0;
  if (!isFault && (dated || empty)) into.propertyKinds[column.name] = column.list ? `${column.kind}List` : column.kind;
}

interface Content {
  readonly properties: Record<string, PropertyValue>;
  readonly propertyKinds: Record<string, PropertyKind>;
  readonly issues: FoundIssue[];
}

/** The cells of a row by what they mean. */
class RowReading {
  readonly content: Content = { properties: {}, propertyKinds: {}, issues: [] };
  readonly ids: Partial<Record<'id' | 'start' | 'end', { space: string; id: string }>> = {};
  labels: readonly string[] = [];
  type = '';

  constructor(table: Table, cells: readonly string[], place: Place) {
    table.header.columns.forEach((column, at) => {
      const cell = cells[at] ?? '';
      if (cell !== '' && column.is !== 'ignored') this.#read(column, cell, table, place);
    });
  }

  #read(column: Column, cell: string, table: Table, place: Place): void {
    switch (column.is) {
      case 'property':
        return readProperty(column, cell, table, this.content, place);
      case 'labels': {
        const labels = listOf(cell, 'text', table.arrayDelimiter);
        // Blanks are cut off of what a person wrote; where they belong to a label, it stands in a list of JSON.
        const written = (label: unknown): string =>
          jsonList(cell) === undefined ? String(label).trim() : String(label);
        if (!('code' in labels))
          this.labels = [...this.labels, ...labels.map(written).filter((label) => label.trim() !== '')];
        return;
      }
      case 'type':
        this.type = typeIn(cell);
        return;
      case 'ignored':
        return;
      default:
        this.ids[column.is] = { space: column.space, id: unescapeCell(cell.trim()) };
    }
  }
}

/** What a row has beyond its titles is told: no title says what it is. */
function beyond({ header: { columns } }: Table, cells: readonly string[], place: Place): readonly Finding[] {
  const more = cells.slice(columns.length).filter((cell) => cell.trim() !== '');
  return more.length === 0
    ? []
    : [asFinding(issueAt(place, 'IGNORED_PART', `Beyond the titles: ${quoted(more.join(', '))}`))];
}

/** What one row of a table says. */
export function readRow(table: Table, { cells, row }: Row): readonly Finding[] {
  const place = { file: table.file, row };
  const reading = new RowReading(table, cells, place);
  const found = table.header.part === 'nodes' ? nodeOf(table, reading, place) : relationshipOf(table, reading, place);
  return [...beyond(table, cells, place), ...found];
}

function nodeOf(
  table: Table,
  { ids, labels, content: { issues, ...content } }: RowReading,
  place: Place & { row: number },
): readonly Finding[] {
  if (ids.id === undefined) issues.push(asFinding(issueAt(place, 'MISSING_KEY', 'The row has no id')));
  const bare = labels.length === 0;
  if (bare)
    issues.push(asFinding(issueAt({ ...place, column: 'labels' }, 'LABEL_MISSING', `The label is "${DEFAULT_LABEL}"`)));
  return [
    ...issues,
    {
      found: 'node',
      row: place.row,
      isRow: true,
      key: ids.id === undefined ? `${table.file}\u0000#${place.row}` : keyOf(ids.id.space, ids.id.id),
      externalId: ids.id === undefined ? undefined : externalIdOf(ids.id.id),
      labels: bare ? [DEFAULT_LABEL] : labels,
      ...content,
    },
  ];
}

function relationshipOf(table: Table, reading: RowReading, place: Place & { row: number }): readonly Finding[] {
  const {
    ids,
    type,
    content: { issues, ...content },
  } = reading;
  if (ids.start === undefined || ids.end === undefined) {
    const is = ids.start === undefined ? 'start' : 'end';
    const column = table.header.columns.find((each) => each.is === is)?.title;
    return [
      ...issues,
      asFinding(issueAt({ ...place, column }, 'MISSING_REFERENCE', 'The relationship has only one end')),
    ];
  }
  if (type === '')
    issues.push(asFinding(issueAt({ ...place, column: 'type' }, 'TYPE_MISSING', `The type is "${DEFAULT_TYPE}"`)));
  return [
    ...issues,
    {
      found: 'relationship',
      optional: true,
      row: place.row,
      start: keyOf(ids.start.space, ids.start.id),
      end: keyOf(ids.end.space, ids.end.id),
      type: type === '' ? DEFAULT_TYPE : type,
      ...content,
    },
  ];
}
