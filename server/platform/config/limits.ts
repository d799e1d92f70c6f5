import { readCount } from './count.js';
import { StartupError } from './StartupError.js';

/** How much the store holds open, and how much one person may keep in it. */
export interface StoreLimits {
  /** Files of persons held open at the same time, those of all threads together. Each takes at most three handles. */
  readonly openFiles: number;
  /** Projects of a person. */
  readonly projects: number;
  /** Nodes and relationships of a person, in all projects together. */
  readonly elements: number;
  /** Bytes of what a person keeps: texts as UTF-8 and files of pictures. */
  readonly storedBytes: number;
  /** Messages to the assistant in a month of a person without a plan; null is any number. */
  readonly freeInteractions: number | null;
}

/** How much of one person may wait to be imported. */
export interface StagingLimits {
  /** Imports that are being checked or wait to be confirmed. */
  readonly imports: number;
  /** Bytes of their files. */
  readonly bytes: number;
  /** Milliseconds after which a checked import that nobody confirmed is given up. */
  readonly age: number;
}

const MEGABYTE = 1024 ** 2;
const DAY = 24 * 60 * 60_000;
/** With fewer, the threads would close a file to open it again. */
const FEWEST_OPEN = 12;

const NAMES = {
  openFiles: ['HARTA_OPEN_FILES', 150],
  projects: ['HARTA_MAX_PROJECTS', 100],
  elements: ['HARTA_MAX_ELEMENTS', 2_000_000],
  storedMegabytes: ['HARTA_MAX_STORED_MB', 5_120],
  stagedImports: ['HARTA_MAX_STAGED_IMPORTS', 5],
  stagedMegabytes: ['HARTA_MAX_STAGED_MB', 10_240],
  stagedDays: ['HARTA_STAGED_DAYS', 7],
} as const;

function read(env: NodeJS.ProcessEnv, what: keyof typeof NAMES): number {
  const [name, otherwise] = NAMES[what];
  return readCount(env, name, otherwise);
}

function readOpenFiles(env: NodeJS.ProcessEnv): number {
  const files = read(env, 'openFiles');
  if (files < FEWEST_OPEN) throw new StartupError(`HARTA_OPEN_FILES must be a number from ${FEWEST_OPEN} on.`);
  return files;
}

const FREE = 'HARTA_FREE_INTERACTIONS';

/**
 * Reads HARTA_OPEN_FILES (150), HARTA_MAX_PROJECTS (100), HARTA_MAX_ELEMENTS (2,000,000), HARTA_MAX_STORED_MB (5,120) and
 * HARTA_FREE_INTERACTIONS (any number).
 * @throws StartupError
 */
export const readStoreLimits = (env: NodeJS.ProcessEnv): StoreLimits => ({
  openFiles: readOpenFiles(env),
  projects: read(env, 'projects'),
  elements: read(env, 'elements'),
  storedBytes: read(env, 'storedMegabytes') * MEGABYTE,
  freeInteractions: env[FREE] ? readCount(env, FREE, 1) : null,
});

/**
 * Reads HARTA_MAX_STAGED_IMPORTS (5), HARTA_MAX_STAGED_MB (10,240) and HARTA_STAGED_DAYS (7).
 * @throws StartupError
 */
export const readStagingLimits = (env: NodeJS.ProcessEnv): StagingLimits => ({
  imports: read(env, 'stagedImports'),
  bytes: read(env, 'stagedMegabytes') * MEGABYTE,
  age: read(env, 'stagedDays') * DAY,
});
