import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Short notes that a full disk takes as well: each is the name of a file without content, so that nothing grows. */
export class NameNotes {
  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  }

  all(): readonly string[] {
    return readdirSync(this.folder);
  }

  /** Durable when it returns. */
  add(name: string): void {
    writeFileSync(path.join(this.folder, name), '', { mode: 0o600 });
    const handle = openSync(this.folder, 'r');
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  }

  remove(name: string): void {
    rmSync(path.join(this.folder, name), { force: true });
  }
}
