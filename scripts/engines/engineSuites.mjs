import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { root } from '../build/step.mjs';
import { attached } from '../checks/attached.mjs';
import { startPostgres } from './postgres.mjs';
import { missingRedis } from './redis.mjs';
import { roomsReport } from './roomsReport.mjs';

/** Journeys through what an installation stores; the others are about pages, which are the same on every engine. */
const JOURNEYS = [
  'signIn',
  'newcomer',
  'chat',
  'importWizard',
  'projects',
  'purchases',
  'notifications',
  'twoWindows',
  'yourData',
  'databaseAway',
];

/** What runs on each engine's own server: its contracts, `tests/server`, and journeys with the built product. */
const PARTS = {
  engines: (args) => suites(args.length > 0 ? args : ['tests/engines', '--exclude', 'tests/engines/apart/**']),
  server: (args) => suites(args.length > 0 ? args.map((name) => `tests/server/${name}`) : ['tests/server']),
  apart: (args) =>
    graphsApart(() =>
      suites(args.length > 0 ? args.map((name) => `tests/server/${name}`) : ['tests/engines/apart', ...APART]),
    ),
  journeys: async (args) => {
    const together = await walked(args);
    return sumOf(together, await graphsApart(() => walked(args)));
  },
};

/** Walks journeys. */
async function walked(args) {
  const { chromium } = await import('../checks/chromium.mjs');
  const { journeys } = await import('../checks/journeys.mjs');
  const chosen = args.length > 0 ? args : JOURNEYS;
  return journeys(
    chosen.map((name) => `/${name}\\.spec`),
    await chromium(),
  );
}

const sumOf = (one, other) => ({ passed: one.passed + other.passed, failed: one.failed + other.failed });

/** Suites in which graphs and records have to do with each other; they run once more with graphs on a server of their own. */
const APART = ['chat', 'effects', 'jobs', 'processing', 'projects', 'store', 'api/graphChanges'].map(
  (name) => `tests/server/${name}`,
);

/** Runs suites with graphs on a second server of PostgreSQL. */
async function graphsApart(run) {
  const graphs = await startPostgres();
  running.add(graphs);
  process.env.HARTA_TEST_GRAPH_POSTGRES = graphs.url;
  try {
    return await withTemplates(run);
  } finally {
    delete process.env.HARTA_TEST_GRAPH_POSTGRES;
    end(graphs);
  }
}

/** Servers of PostgreSQL that were started. */
const running = new Set();

function end(server) {
  running.delete(server);
  server.stop();
}

/** Runs suites once there are databases with all schemas, which theirs are copies of. */
const withTemplates = async (run) =>
  (await attached('tsx', ['tests/engines/template.ts'])) === 0 ? run() : { passed: 0, failed: 1 };

const SIGN_IN = ['addressChanges', 'codes', 'devices', 'endedAccounts', 'passwords', 'sameness', 'sessions', 'setBack'];

/** What the checks of every change run: contracts, and suites of the server that take little time. */
export const IN_CHECKS = [
  'engines',
  'tests/engines',
  ...[...SIGN_IN, 'signIns', 'takeover', 'sdk/flows'].map((name) => `tests/server/identity/${name}`),
  ...['jobs/erasure', 'store/bytes', 'store/quotas'].map((name) => `tests/server/${name}`),
];

const NOTHING = { passed: 0, failed: 0 };

/** Runs files of suites, and says of each room of `tests/server` how it went; resolves to the numbers of tests passed and failed. */
async function suites(args) {
  const report = path.join(root, 'test-results/engines.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await attached('vitest', ['run', '--config', 'tests/engines/vitest.config.ts', ...reporters, ...args]);
  const results = JSON.parse(await readFile(report, 'utf8'));
  console.log(roomsReport(results));
  const { numPassedTests: passed, numFailedTests } = results;
  return { passed, failed: code === 0 ? 0 : Math.max(1, numFailedTests) };
}

/** Runs parts one after the other. @param args the name of a part and what of it is wanted; names of suites of engines; all without a word */
async function run([part, ...rest]) {
  const runs =
    part === undefined
      ? Object.values(PARTS).map((each) => () => each([]))
      : [PARTS[part] ? () => PARTS[part](rest) : () => PARTS.engines([part, ...rest])];
  let totals = NOTHING;
  for (const each of runs) totals = sumOf(totals, await each());
  return totals;
}

/** Suites that need no PostgreSQL, where the Redis that they need is there. */
const withoutPostgres = () => (missingRedis() === undefined ? suites(['tests/engines/redis']) : NOTHING);

/**
 * Runs what needs a server of PostgreSQL, which is started for it, or of Redis; says in capitals what is left out, and why. Resolves to the
 * numbers passed and failed.
 */
export async function engineSuites(args = []) {
  console.log('Running the suites of engines …');
  const withoutRedis = missingRedis();
  if (withoutRedis !== undefined) console.log(`SKIPPED messages over Redis: ${withoutRedis}`);
  const postgres = await startPostgres().catch((error) => ({ error }));
  if (postgres.error !== undefined) {
    console.log(`✗ ${postgres.error.message}`);
    return { passed: 0, failed: 1 };
  }
  if (postgres.missing !== undefined) {
    console.log(`SKIPPED everything that is stored, on PostgreSQL: ${postgres.missing}`);
    return withoutPostgres();
  }
  running.add(postgres);
  // A run that is cut off leaves no server behind.
  const endAll = () => {
    running.forEach(end);
    process.exit(1);
  };
  process.once('SIGINT', endAll).once('SIGTERM', endAll);
  Object.assign(process.env, { HARTA_TEST_POSTGRES: postgres.url, HARTA_TEST_ENGINE: 'postgres' });
  try {
    return await withTemplates(() => run(args));
  } finally {
    process.off('SIGINT', endAll).off('SIGTERM', endAll);
    delete process.env.HARTA_TEST_POSTGRES;
    delete process.env.HARTA_TEST_ENGINE;
    end(postgres);
  }
}
