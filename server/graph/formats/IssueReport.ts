import { type ImportIssue } from '../../contract/imports.js';

/** Most issues that are listed. */
const MAX_LISTED = 100;

/**
 * Collects issues. What cannot be imported is listed first; what is changed on the way is listed once for each file, column
 * and code, at the first row that has it.
 */
export class IssueReport {
  readonly #fatal: ImportIssue[] = [];
  readonly #changes = new Map<string, ImportIssue>();
  #fatalTotal = 0;

  add(issue: ImportIssue): void {
    if (issue.fatal) {
      this.#fatalTotal += 1;
      if (this.#fatal.length < MAX_LISTED) this.#fatal.push(issue);
      return;
    }
    const key = `${issue.file}\n${issue.code}\n${issue.column ?? ''}`;
    if (this.#changes.size < MAX_LISTED && !this.#changes.has(key)) this.#changes.set(key, issue);
  }

  get fatal(): boolean {
    return this.#fatalTotal > 0;
  }

  get total(): number {
    return this.#fatalTotal + this.#changes.size;
  }

  /** The first 100, by row within each group. */
  get issues(): ImportIssue[] {
    return [...this.#fatal, ...this.#changes.values()].slice(0, MAX_LISTED);
  }
}
