import { type ImportIssue } from '../../contract/imports.js';

/** Most complaints that are listed, and most rows that are named of one. */
const MAX_LISTED = 100;
const MAX_ROWS = 5;

/** A complaint, however many rows it is about. */
interface Complaint {
  readonly first: ImportIssue;
  readonly rows: number[];
  count: number;
}

/**
 * Collects issues. The same complaint (file, column, code) is listed once, with how often it is so and the first rows; what cannot be
 * imported stands before what is changed on the way.
 */
export class IssueReport {
  readonly #complaints = new Map<string, Complaint>();
  #beyond = 0;
  #fatal = false;

  /** @param hear hears each issue by itself */
  constructor(readonly hear: (issue: ImportIssue) => void = () => undefined) {}

  add(issue: ImportIssue): void {
    this.hear(issue);
    this.#fatal ||= issue.fatal;
    const key = `${issue.file}\n${issue.code}\n${issue.column ?? ''}`;
    const known = this.#complaints.get(key);
    if (known !== undefined) {
      known.count += 1;
      if (issue.row !== undefined && known.rows.length < MAX_ROWS) known.rows.push(issue.row);
    } else if (this.#complaints.size >= MAX_LISTED * 2) this.#beyond += 1;
    else this.#complaints.set(key, { first: issue, rows: issue.row === undefined ? [] : [issue.row], count: 1 });
  }

  get fatal(): boolean {
    return this.#fatal;
  }

  /** How many different complaints there are. */
  get total(): number {
    return this.#complaints.size + this.#beyond;
  }

  /** The first 100. */
  get issues(): ImportIssue[] {
    const all = [...this.#complaints.values()].map(({ first, rows, count }) =>
      count === 1 ? first : { ...first, count, rows },
    );
    return [...all.filter(({ fatal }) => fatal), ...all.filter(({ fatal }) => !fatal)].slice(0, MAX_LISTED);
  }
}
