import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { type OwnerId } from '../../server/contract/ids.js';
import { openSqliteGraphStore } from '../../server/graph/sqlite/openStore.js';
import { type CrowdFigures, type CrowdTask } from './crowd.js';

/** Calls under way at the same time. */
const AT_ONCE = 16;
const MEGABYTE = 1024 ** 2;

const task = JSON.parse(process.argv[2] ?? '') as CrowdTask;
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'harta-people-'));
const worker = path.resolve('dist/server/storeWorker.js');
const { store, records, close } = await openSqliteGraphStore({
  dataDir,
  workerUrl: pathToFileURL(worker),
  limits: { openFiles: task.openFiles },
});
const most = { handles: 0, megabytes: 0 };
const watch = setInterval(() => {
  most.handles = Math.max(most.handles, readdirSync('/proc/self/fd').length);
  most.megabytes = Math.max(most.megabytes, Math.round(process.memoryUsage.rss() / MEGABYTE));
}, 200);

/** What an open page asks for: settings, the list, the overview, and now and then a change. */
async function visit(person: number, round: number): Promise<number> {
  const scope = { ownerId: `person-${person}` as OwnerId };
  await store.createNode(scope, { labels: ['Word'], properties: { round } }, { source: 'hand' });
  await records.settings(scope.ownerId);
  await store.nodes(scope, { pageSize: 50 });
  await store.totals(scope);
  await store.overview(scope, { nodes: 1000, relationships: 20_000 });
  return 5;
}

let next = 0;
let answers = 0;
let errors = 0;
/** Everybody in turn, so that no file is used twice before all others were. */
async function asking(goesOn: () => boolean): Promise<void> {
  while (goesOn()) {
    const turn = next;
    next += 1;
    answers += await visit(turn % task.people, Math.floor(turn / task.people)).catch((error: unknown) => {
      if (errors === 0) console.error(error);
      errors += 1;
      return 0;
    });
  }
}
const crowdAsks = (goesOn: () => boolean) => Promise.all(Array.from({ length: AT_ONCE }, () => asking(goesOn)));

// Everybody comes once, which makes their file: that is no part of what a person does from then on.
const firstCame = Date.now();
await crowdAsks(() => next < task.people);
const perSecondAtFirst = Math.round(answers / ((Date.now() - firstCame) / 1000));
answers = 0;
const start = Date.now();
const ends = start + task.seconds * 1000;
await crowdAsks(() => Date.now() < ends);
const seconds = (Date.now() - start) / 1000;
clearInterval(watch);
await close();
await rm(dataDir, { recursive: true, force: true });
const figures: CrowdFigures = {
  people: task.people,
  ...most,
  errors,
  perSecondAtFirst,
  perSecond: Math.round(answers / seconds),
};
process.send?.(figures);
process.disconnect();
