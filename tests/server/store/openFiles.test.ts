import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { type OwnerId } from '../../../server/contract/ids.js';
import { capabilities, openTestStore } from '../engineUnderTest.js';
import { type OpenStore } from '../../../server/platform/store/StorePorts.js';

const OPEN_FILES = 24;
const PEOPLE = 80;
/** The file itself, its log, and the index of the log, which those who have the file open share. */
const HANDLES_OF_ONE = 3;

let dataDir: string;
let opened: OpenStore;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'harta-handles-'));
  opened = await openTestStore({ dataDir, limits: { openFiles: OPEN_FILES } });
});
afterAll(async () => {
  await opened.close();
  rmSync(dataDir, { recursive: true });
});

/** Handles of this process, all its threads, on files of persons. */
function handles(): number {
  const people = join(dataDir, 'people');
  const places = readdirSync('/proc/self/fd').map((handle) => {
    try {
      return readlinkSync(`/proc/self/fd/${handle}`);
    } catch {
      return '';
    }
  });
  return places.filter((place) => place.startsWith(people)).length;
}

test.runIf(capabilities.keepsFiles && process.platform === 'linux')(
  'many people at once: no more handles than the open files allowed, and everybody reads what they wrote',
  async () => {
    const { store } = opened;
    const origin = { source: 'hand' } as const;
    let most = 0;
    for (const round of [1, 2, 3]) {
      for (let index = 0; index < PEOPLE; index += 1) {
        const scope = { ownerId: `person-${index}` as OwnerId };
        await store.createNode(scope, { labels: ['Round'], properties: { round } }, origin);
        expect(await store.totals(scope)).toMatchObject({ nodes: round });
        most = Math.max(most, handles());
      }
    }
    expect(most).toBeLessThanOrEqual(OPEN_FILES * HANDLES_OF_ONE);
  },
);
