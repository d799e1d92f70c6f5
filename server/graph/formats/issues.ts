import { type ImportIssue } from '../../contract/imports.js';

/**
 * Everything that can be wrong with a file, by code, and whether the import can go on all the same. The reader's words
 * stand in the locale area `files` under `issue.<code>`.
 */
export const ISSUES = {
  TOO_MANY_FILES: { fatal: true },
  UNKNOWN_FORMAT: { fatal: true },
  FOREIGN_GRAPH: { fatal: true },
  FOREIGN_TABLE: { fatal: true },
  FOREIGN_DATABASE: { fatal: true },
  FOREIGN_TEXT: { fatal: true },
  FOREIGN_MEDIA: { fatal: true },
  FOREIGN_CODE: { fatal: true },
  FOREIGN_ARCHIVE: { fatal: true },
  EMPTY_FILE: { fatal: true },
  NOT_TEXT: { fatal: true },
  ENCODING: { fatal: true },
  TRUNCATED: { fatal: true },
  NOTHING_FOUND: { fatal: true },
  UNSUPPORTED_VERSION: { fatal: true },
  NODES_FILE_MISSING: { fatal: false },
  BROKEN_QUOTING: { fatal: true },
  BAD_JSON: { fatal: true },
  BAD_XML: { fatal: true },
  BAD_TEXT: { fatal: true },
  ELEMENT_TOO_LARGE: { fatal: true },
  TOO_DEEP: { fatal: true },
  BAD_NUMBER: { fatal: true },
  BAD_BOOLEAN: { fatal: true },
  BAD_DATE: { fatal: true },
  BAD_LIST: { fatal: true },
  INVALID_ELEMENT: { fatal: true },
  BAD_WORKBOOK: { fatal: true },
  BAD_ARCHIVE: { fatal: true },
  BAD_DATABASE: { fatal: true },
  READ_FAILED: { fatal: true },
  READ_LIMIT: { fatal: true },
  GIVEN_UP: { fatal: true },
  WRITE_FAILED: { fatal: true },
  BAD_ELEMENT: { fatal: false },
  TOO_MANY_PROPERTIES: { fatal: false },
  MISSING_ID: { fatal: false },
  DUPLICATE_ID: { fatal: false },
  MISSING_END: { fatal: false },
  UNKNOWN_END: { fatal: false },
  MISSING_TYPE: { fatal: false },
  MISSING_NODE: { fatal: false },
  HYPEREDGE_AS_NODE: { fatal: false },
  NESTING_AS_RELATIONSHIP: { fatal: false },
  GROUP_AS_NODE: { fatal: false },
  NO_ELEMENTS: { fatal: false },
  UNREADABLE_REST: { fatal: false },
  INVALID_PART: { fatal: false },
  NESTED_VALUE: { fatal: false },
  MIXED_LIST: { fatal: false },
  KIND_AS_TEXT: { fatal: false },
  LABEL_MISSING: { fatal: false },
  TYPE_MISSING: { fatal: false },
  IGNORED_PART: { fatal: false },
  SKIPPED_ROWS: { fatal: false },
  HEADINGS_UNSURE: { fatal: false },
  NO_STORED_VALUE: { fatal: false },
  ERROR_VALUE: { fatal: false },
  MERGED_CELLS: { fatal: false },
  SYMMETRIC_MATRIX: { fatal: false },
  KEPT_AS_TEXT: { fatal: false },
  MISSING_VALUE: { fatal: false },
  LONG_TYPE: { fatal: false },
  LONG_NAME: { fatal: false },
  LONG_ROW: { fatal: false },
  UNLISTED_END: { fatal: false },
  MISSING_KEY: { fatal: false },
  MISSING_REFERENCE: { fatal: false },
  REFERENCE_KEPT: { fatal: false },
  JOINT_REFERENCE: { fatal: false },
  SAME_KEY: { fatal: false },
  OTHER_VALUE: { fatal: false },
  LATE_COLUMN: { fatal: false },
  AMBIGUOUS_KEY: { fatal: false },
  PROJECT_CHANGED: { fatal: false },
} as const satisfies Record<string, { fatal: boolean }>;

/** A code of {@link ISSUES}. */
export type IssueCode = keyof typeof ISSUES;

/** Where in the files something is wrong. */
export interface Place {
  readonly file: string;
  /** Row or line, the first is 1. */
  readonly row?: number | undefined;
  readonly column?: string | undefined;
}

/** An issue at a place; `detail` is English and holds the offending value. */
export function issueAt({ file, row, column }: Place, code: IssueCode, detail: string): ImportIssue {
  return {
    file,
    ...(row === undefined ? {} : { row }),
    ...(column === undefined ? {} : { column: shortened(column, 128) }),
    code,
    detail: shortened(detail, 300),
    fatal: ISSUES[code].fatal,
  };
}

/** What makes it senseless to read on: half a file, broken quoting, a wrong encoding. */
export class FileFault extends Error {
  override readonly name = 'FileFault';

  constructor(readonly issue: ImportIssue) {
    super(`${issue.code}: ${issue.detail}`);
  }

  static at(place: Place, code: IssueCode, detail: string): FileFault {
    return new FileFault(issueAt(place, code, detail));
  }
}

/** A value as it is quoted in a detail. */
export const quoted = (value: unknown): string =>
  typeof value === 'string' ? `"${shortened(value, 80)}"` : shortened(String(JSON.stringify(value)), 80);

const shortened = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length)}…`;

/** What a parser or library says is wrong, without the name of its error. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
