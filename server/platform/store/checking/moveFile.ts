import { existsSync, renameSync } from 'node:fs';

/** A file with its log and the index of that. */
export const WITH_LOG = ['', '-wal', '-shm'] as const;

/** Moves a file with its log to another name. */
export function moveFile(file: string, to: string): void {
  for (const log of WITH_LOG) if (existsSync(file + log)) renameSync(file + log, to + log);
}

/** The name of a damaged file beside the one that takes its place. */
export const asideOf = (file: string): string => `${file}.damaged-${new Date().toISOString().replaceAll(':', '-')}`;

/** Puts a file aside. @returns under which name; undefined where there is none */
export function putAside(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const aside = asideOf(file);
  moveFile(file, aside);
  return aside;
}
