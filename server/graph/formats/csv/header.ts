import { ownOf } from '../../../../domain/properties/kinds.js';
import { issueAt, type Place, quoted } from '../issues.js';
import { type ImportIssue } from '../../../contract/imports.js';
import { COLUMN_TYPES, type ItemKind, TYPES_AS_TEXT } from './cellKinds.js';
import { quotedText, unescapeCell } from './cellTexts.js';

/** What a column of a table means. */
export type Column =
  | { readonly is: 'id' | 'start' | 'end'; readonly title: string; readonly space: string }
  | { readonly is: 'labels' | 'type' | 'ignored'; readonly title: string }
  | {
      readonly is: 'property';
      readonly title: string;
      readonly name: string;
      readonly kind: ItemKind;
      readonly list: boolean;
    };

/** Which half of a graph a table holds, and its columns in order. */
export interface Header {
  readonly part: 'nodes' | 'relationships';
  readonly columns: readonly Column[];
  readonly issues: readonly ImportIssue[];
}

const ADMIN = /:(?:ID|START_ID|END_ID|LABEL|TYPE|IGNORE)(?:\(|\{|$)/;
/** Whether a title is one of Neo4j's import tool. */
export const isAdminTitle = (title: string): boolean => ADMIN.test(title);

const MEANING = /^(.*?):(ID|START_ID|END_ID|LABEL|TYPE|IGNORE)(?:\(([^)]*)\))?(?:\{.*\})?$/s;
const TYPED = /^(.+):([A-Za-z]\w*)(\[\])?(?:\{.*\})?$/s;
const MEANINGS = {
  ID: 'id',
  START_ID: 'start',
  END_ID: 'end',
  LABEL: 'labels',
  TYPE: 'type',
  IGNORE: 'ignored',
} as const;

function columnOf(title: string, place: Place, issues: ImportIssue[]): Column {
  const meaning = MEANING.exec(title);
  if (meaning !== null) {
    const is = MEANINGS[meaning[2] as keyof typeof MEANINGS];
    return is === 'id' || is === 'start' || is === 'end' ? { is, title, space: meaning[3] ?? '' } : { is, title };
  }
  const typed = TYPED.exec(title);
  if (typed === null) return { is: 'property', title, name: title, kind: 'text', list: false };
  const [, written = '', type = '', list] = typed;
  const name = quotedText(written) ?? unescapeCell(written);
  const kind = ownOf(COLUMN_TYPES, type.toLowerCase());
  if (kind === undefined)
    issues.push(issueAt({ ...place, column: title }, 'KIND_AS_TEXT', `No kind is called ${quoted(type)}`));
  if (TYPES_AS_TEXT.has(type.toLowerCase())) {
    issues.push(issueAt({ ...place, column: title }, 'KIND_AS_TEXT', `${type} is kept as text`));
  }
  return { is: 'property', title, name, kind: kind ?? 'text', list: list !== undefined };
}

/** Columns of one title by names of their own: the second gets a number. Several may say labels, and several nothing. */
function distinct(columns: readonly Column[]): readonly Column[] {
  const turns = new Map<string, number>();
  return columns.map((column) => {
    const turn = (turns.get(column.title) ?? 0) + 1;
    turns.set(column.title, turn);
    return column.is !== 'property' || turn === 1 ? column : { ...column, name: `${column.name} ${turn}` };
  });
}

/** Reads the titles of a table; undefined where they are not enough for a half of a graph, or too much: such a table is one as any other. */
export function readHeader(titles: readonly string[], file: string): Header | undefined {
  const issues: ImportIssue[] = [];
  const columns = distinct(titles.map((title) => columnOf(title.trim(), { file, row: 1 }, issues)));
  const count = (is: Column['is']): number => columns.filter((column) => column.is === is).length;
  const [starts, ends] = [count('start'), count('end')];
  if (starts === 0 && ends === 0) return count('id') === 1 ? { part: 'nodes', columns, issues } : undefined;
  return starts === 1 && ends === 1 && count('type') < 2 ? { part: 'relationships', columns, issues } : undefined;
}
