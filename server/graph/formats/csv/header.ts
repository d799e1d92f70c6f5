import { ownOf } from '../../../../domain/properties/kinds.js';
import { FileFault, issueAt, type Place, quoted } from '../issues.js';
import { type ImportIssue } from '../../../contract/imports.js';
import { COLUMN_TYPES, type ItemKind, TYPES_AS_TEXT } from './cellKinds.js';
import { unescapeCell } from './formulas.js';
import { quotedText } from './cellTexts.js';

/** What a column of a table means. */
export type Column =
  | { readonly is: 'id' | 'start' | 'end'; readonly title: string; readonly space: string }
  | { readonly is: 'labels' | 'type' | 'ignored'; readonly title: string }
  | {
      readonly is: 'property';
      readonly title: string;
      readonly name: string;
      readonly kind: ItemKind | undefined;
      readonly list: boolean;
    };

/** Which half of a graph a table holds, and its columns in order. */
export interface Header {
  readonly part: 'nodes' | 'relationships';
  /** Whether the column titles are those of Neo4j's import tool, where each column says its type. */
  readonly admin: boolean;
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

/** Titles of plain tables, in lower case. */
const PLAIN: Readonly<Record<string, 'start' | 'end' | 'type' | 'id' | 'labels'>> = {
  source: 'start',
  from: 'start',
  target: 'end',
  to: 'end',
  type: 'type',
  relationship: 'type',
  id: 'id',
  label: 'labels',
  labels: 'labels',
};

/** Whether a title, in lower case, is one of a plain table of nodes or relationships. */
export const isPlainTitle = (title: string): boolean => ownOf(PLAIN, title) !== undefined;

function adminColumn(title: string, place: Place, issues: ImportIssue[]): Column {
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
    issues.push(issueAt({ ...place, column: title }, 'UNKNOWN_KIND', `No kind is called ${quoted(type)}`));
  if (TYPES_AS_TEXT.has(type.toLowerCase())) {
    issues.push(issueAt({ ...place, column: title }, 'KIND_AS_TEXT', `${type} is kept as text`));
  }
  return { is: 'property', title, name, kind: kind ?? 'text', list: list !== undefined };
}

function plainColumns(titles: readonly string[]): readonly Column[] {
  const meanings = titles.map((title) => ownOf(PLAIN, title.trim().toLowerCase()));
  const [starts, ends] = [meanings.includes('start'), meanings.includes('end')];
  const relationships = (starts && ends) || (!meanings.includes('id') && (starts || ends));
  return titles.map((title, at): Column => {
    const is = meanings[at];
    const first = meanings.indexOf(is) === at;
    const belongs = relationships ? is === 'start' || is === 'end' || is === 'type' : is === 'id' || is === 'labels';
    if (is === undefined || !belongs || !first) {
      return { is: 'property', title, name: title.trim(), kind: undefined, list: false };
    }
    return is === 'id' || is === 'start' || is === 'end' ? { is, title, space: '' } : { is, title };
  });
}

const has = (columns: readonly Column[], is: Column['is']): boolean => columns.some((column) => column.is === is);

/** Reads the titles of a table. Throws `FileFault` MISSING_COLUMN or DUPLICATE_COLUMN. */
export function readHeader(titles: readonly string[], file: string): Header {
  const place = { file, row: 1 };
  const issues: ImportIssue[] = [];
  const admin = titles.some((title) => ADMIN.test(title));
  const columns = admin ? titles.map((title) => adminColumn(title.trim(), place, issues)) : plainColumns(titles);
  const need = (is: Column['is'], title: string): void => {
    if (!has(columns, is))
      throw FileFault.at({ ...place, column: title }, 'MISSING_COLUMN', `There is no column ${title}`);
  };
  const relationships = has(columns, 'start') || has(columns, 'end');
  if (relationships) {
    need('start', admin ? ':START_ID' : 'source');
    need('end', admin ? ':END_ID' : 'target');
  } else need('id', admin ? ':ID' : 'id');
  const keys = columns.filter(({ is }) => is !== 'ignored').map(({ title }) => title);
  const twice = keys.find((title, at) => title !== '' && keys.indexOf(title) !== at);
  if (twice !== undefined) {
    throw FileFault.at(
      { ...place, column: twice },
      'DUPLICATE_COLUMN',
      `The column ${quoted(twice)} stands there twice`,
    );
  }
  return { part: relationships ? 'relationships' : 'nodes', admin, columns, issues };
}
