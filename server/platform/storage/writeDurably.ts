import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';

/** Writes a file for who runs Harta alone: beside its place, flushed and renamed, so that a crash leaves no half of it. */
export function writeDurably(file: string, content: string): void {
  const draft = `${file}.new`;
  const handle = openSync(draft, 'w', 0o600);
  try {
    writeFileSync(handle, content);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(draft, file);
}
