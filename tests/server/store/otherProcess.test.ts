import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { afterEach, beforeEach, expect, vi } from 'vitest';

import { type GraphChanged } from '../../../server/contract/live.js';
import { openTestStore } from '../engineUnderTest.js';
import { type OpenStore } from '../../../server/platform/store/StorePorts.js';
import { newOwner, Person } from './contract/Person.js';
import { test as it } from '../withFiles.js';

const PATIENCE = 60_000;
const script = fileURLToPath(new URL('./otherWriter.ts', import.meta.url));
const versionOf = ({ id, version }: { id: string; version: number }) => ({ id, version });

let dataDir: string;
let opened: OpenStore;
let person: Person;
let heard: GraphChanged[];
let other: ChildProcessWithoutNullStreams;
let lines: AsyncIterator<string>;

/** Lets the other process make one change. @returns the heads that it was told of so far */
async function there(what: string): Promise<number[]> {
  other.stdin.write(`${what}\n`);
  const { value } = (await lines.next()) as { value: string };
  return value.split(',').map(Number);
}
const heads = () => heard.map(({ head }) => head);
const untilHeard = (head: number) =>
  vi.waitFor(() => expect(heads()).toContain(head), { timeout: 10_000, interval: 10 });

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'harta-shared-'));
  opened = await openTestStore({ dataDir, readers: 1, isShared: true });
  const ownerId = newOwner();
  person = new Person(opened.store, { ownerId });
  heard = [];
  opened.store.onChange((owner, change) => {
    if (owner === ownerId) heard.push(change);
  });
  other = spawn(process.execPath, ['--import', 'tsx', script, dataDir, ownerId]);
  other.stderr.pipe(process.stderr);
  lines = createInterface({ input: other.stdout })[Symbol.asyncIterator]();
}, PATIENCE);

afterEach(async () => {
  other.stdin.end();
  if (other.exitCode === null) await once(other, 'exit');
  await opened.close();
  rmSync(dataDir, { recursive: true });
}, PATIENCE);

it(
  'hears of the commits of another process, with their content, each once and in order',
  { timeout: PATIENCE },
  async () => {
    await person.node(['Own'], { name: 'first' });
    for (const name of ['a', 'b', 'c']) await there(`create ${name}`);
    await untilHeard(4);
    expect(heads()).toEqual([1, 2, 3, 4]);
    const { nodes } = await person.all();
    expect(heard.slice(1).map((change) => change.nodes)).toEqual(nodes.slice(1).map((node) => [versionOf(node)]));
    expect(heard.at(-1)?.content).toMatchObject({ nodes: [nodes.at(-1)], counts: { nodesTotal: 4 } });
  },
);

it(
  'tells an own change after those of the other process that came before it, in both processes',
  { timeout: PATIENCE },
  async () => {
    for (let round = 0; round < 5; round += 1) {
      await there(`create there-${round}`);
      await person.node(['Own'], { name: `here ${round}` });
      expect(heads(), 'told before the call answers').toEqual(Array.from({ length: 2 * round + 2 }, (_, at) => at + 1));
    }
    await vi.waitFor(async () => expect((await there('')).at(-1)).toBe(10), { timeout: 10_000 });
    expect(await there('')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  },
);

it('hears of what somebody did whose file this process never opened', { timeout: PATIENCE }, async () => {
  await there('create first');
  await there('create second');
  await untilHeard(2);
  expect(heads()).toEqual([1, 2]);
});

it('is told of undo and of large changes, to be read anew', { timeout: PATIENCE }, async () => {
  await person.node(['Own']);
  await there('patch 1000');
  await untilHeard(2);
  await there('undo');
  await untilHeard(3);
  expect(heads()).toEqual([1, 2, 3]);
  expect(heard[1]).not.toHaveProperty('content');
  expect(heard[2]).toMatchObject({ complete: false, nodes: [] });
});

it('shares its folder only with those who share it too', async () => {
  await expect(openTestStore({ dataDir })).rejects.toThrow('in use by process');
});
