import { type PropertyKind, type PropertyValue } from '../../../../domain/properties/values.js';
import { asFinding, type Finding, type FoundIssue } from '../Found.js';
import { issueAt, type Place, quoted } from '../issues.js';
import { DEFAULT_LABEL, DEFAULT_TYPE } from '../json/foreignElements.js';
import { externalIdOf } from '../Resolver.js';
import { guessed, itemOf, listOf } from './cellKinds.js';
import { jsonList, typeIn } from './cellTexts.js';
import { unescapeCell } from './formulas.js';
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
  if (column.kind === undefined) {
    const { value, kind } = guessed(cell);
    into.properties[column.name] = value;
    if (kind !== undefined) into.propertyKinds[column.name] = kind;
    return;
  }
  const value = column.list
    ? listOf(cell, column.kind, table.arrayDelimiter)
    : itemOf(column.kind === 'text' ? unescapeCell(cell) : cell, column.kind);
  if (typeof value === 'object' && 'code' in value) {
    into.issues.push(
      asFinding(issueAt({ ...place, column: column.title }, value.code, `Not ${column.kind}: ${quoted(cell)}`)),
    );
    return;
  }
  into.properties[column.name] = value;
  const dated = column.kind === 'date' || column.kind === 'dateTime';
  const empty = Array.isArray(value) && value.length === 0;
  if (dated || empty) into.propertyKinds[column.name] = column.list ? `${column.kind}List` : column.kind;
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
        if (!('code' in labels)) this.labels = labels.map(written).filter((label) => label.trim() !== '');
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

function lengthFault({ header }: Table, cells: readonly string[]): string | undefined {
  const wanted = header.columns.length;
  if (cells.length < wanted) return `${cells.length} cells where ${wanted} are wanted`;
  return cells.slice(wanted).some((cell) => cell !== '')
    ? `${cells.length} cells where ${wanted} are wanted`
    : undefined;
}

/** What one row of a table says. */
export function readRow(table: Table, { cells, row }: Row): readonly Finding[] {
  const place = { file: table.file, row };
  const fault = lengthFault(table, cells);
  if (fault !== undefined) return [asFinding(issueAt(place, 'ROW_LENGTH', fault))];
  const reading = new RowReading(table, cells, place);
  return table.header.part === 'nodes' ? nodeOf(reading, place) : relationshipOf(table, reading, place);
}

function nodeOf(
  { ids, labels, content: { issues, ...content } }: RowReading,
  place: Place & { row: number },
): readonly Finding[] {
  if (ids.id === undefined) return [...issues, asFinding(issueAt(place, 'MISSING_ID', 'The node has no id'))];
  const bare = labels.length === 0;
  if (bare)
    issues.push(asFinding(issueAt({ ...place, column: 'labels' }, 'LABEL_MISSING', `The label is "${DEFAULT_LABEL}"`)));
  return [
    ...issues,
    {
      found: 'node',
      row: place.row,
      key: keyOf(ids.id.space, ids.id.id),
      externalId: externalIdOf(ids.id.id),
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
    return [...issues, asFinding(issueAt({ ...place, column }, 'MISSING_END', 'The relationship has only one end'))];
  }
  if (type === '')
    issues.push(asFinding(issueAt({ ...place, column: 'type' }, 'TYPE_MISSING', `The type is "${DEFAULT_TYPE}"`)));
  return [
    ...issues,
    {
      found: 'relationship',
      row: place.row,
      start: keyOf(ids.start.space, ids.start.id),
      end: keyOf(ids.end.space, ids.end.id),
      type: type === '' ? DEFAULT_TYPE : type,
      ...content,
    },
  ];
}
