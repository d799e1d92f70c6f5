import { type StoreLimits } from '../config/limits.js';
import { type PersonFiles } from './PersonFiles.js';

/** The files of persons, and how much each may hold. */
export interface PersonStore {
  readonly files: PersonFiles;
  readonly limits: StoreLimits;
}
