import { FileFault } from '../issues.js';

/** Most tables of a file: each is looked for in all of it, and what they may mean is weighed against each other. */
const MOST_TABLES = 500;

/** Throws `FileFault` ELEMENT_TOO_LARGE where a file holds more tables than can be understood. */
export function refuseTooManyTables(tables: number, file: string): void {
  if (tables <= MOST_TABLES) return;
  throw FileFault.at({ file }, 'ELEMENT_TOO_LARGE', `The file holds ${tables} tables, more than ${MOST_TABLES}`);
}
