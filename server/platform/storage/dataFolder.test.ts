import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openDataFolder } from './dataFolder.js';
import { StartupError } from '../config/StartupError.js';

describe('the data folder', () => {
  let parent: string;
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'harta-folder-'));
  });
  afterEach(() => rmSync(parent, { recursive: true }));

  it('is made for its owner alone', () => {
    const folder = openDataFolder(join(parent, 'new', 'data'));
    expect(statSync(folder.path).mode & 0o777).toBe(0o700);
    folder.close();
  });

  it('is refused to a second opener, naming the first and its address', () => {
    const first = openDataFolder(parent);
    expect(() => openDataFolder(parent)).toThrow(StartupError);
    expect(() => openDataFolder(parent)).toThrow(`in use by process ${process.pid}`);
    first.setAddress('http://127.0.0.1:4100');
    expect(() => openDataFolder(parent)).toThrow('at http://127.0.0.1:4100; stop that one first.');
    first.close();
    openDataFolder(parent).close();
  });

  it('that cannot be made is one clear sentence', () => {
    const file = join(parent, 'file');
    writeFileSync(file, '');
    expect(() => openDataFolder(join(file, 'data'))).toThrow(StartupError);
    expect(() => openDataFolder(join(file, 'data'))).toThrow(/^The data folder .* cannot be written: /);
  });

  it.skipIf(process.getuid?.() === 0)('that cannot be written is one clear sentence', () => {
    chmodSync(parent, 0o500);
    expect(() => openDataFolder(parent)).toThrow(/The data folder .* cannot be written/);
    chmodSync(parent, 0o700);
  });
});
