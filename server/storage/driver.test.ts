import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { connect } from './driver.js';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'harta-driver-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const handlesIn = (place: string) =>
  readdirSync('/proc/self/fd').filter((handle) => {
    try {
      return readlinkSync(`/proc/self/fd/${handle}`).startsWith(place);
    } catch {
      // The handle of this very look into the folder.
      return false;
    }
  }).length;

test.runIf(process.platform === 'linux')(
  'a closed file holds no handle, though its statements are still referred to',
  () => {
    const statements = Array.from({ length: 20 }, (_, index) => {
      const connection = connect(join(folder, `${index}.db`));
      connection.exec('CREATE TABLE word (text TEXT)');
      const insert = connection.prepare('INSERT INTO word VALUES (?1)');
      const all = connection.prepare('SELECT text FROM word');
      insert.run('one');
      expect(all.all()).toHaveLength(1);
      connection.close();
      return [insert, all];
    });
    expect(statements).toHaveLength(20);
    expect(handlesIn(folder)).toBe(0);
  },
);
