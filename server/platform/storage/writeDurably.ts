import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

function writeFlushed(file: string, content: string): void {
  const handle = openSync(file, 'w', 0o600);
  try {
    writeFileSync(handle, content);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Writes a file for who runs Harta alone: beside its place, flushed and renamed, so that a crash leaves no half of it. */
export function writeDurably(file: string, content: string): void {
  const draft = `${file}.new`;
  writeFlushed(draft, content);
  renameSync(draft, file);
}

/** Writes a file as {@link writeDurably} does, unless it is there. @returns what it holds: of several processes that write at once, all get the first's */
export function writeOnce(file: string, content: string): string {
  const draft = `${file}.${randomUUID()}`;
  writeFlushed(draft, content);
  try {
    linkSync(draft, file);
    return content;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return readFileSync(file, 'utf8');
  } finally {
    rmSync(draft, { force: true });
  }
}
