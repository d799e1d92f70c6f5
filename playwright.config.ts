import { availableParallelism } from 'node:os';

import { defineConfig } from '@playwright/test';

/** What Playwright itself switches off: of several such switches a browser takes the last one alone, so this says it again. */
const OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // All pages of a browser are of one process, which has compiled the scripts for the page before (`browserOfBefore.ts`); to compile
  // them beside that, while they are read, is in vain.
  '--process-per-site',
  `--disable-features=${[...OFF_BY_PLAYWRIGHT, 'ScriptStreaming'].join(',')}`,
  // A page of a journey lives for seconds: to compile its scripts better than well enough costs a fifth of all processor time,
  // and to interpret them first costs a twentieth.
  '--js-flags=--no-opt --no-maglev --always-sparkplug',
];

/** More windows than this wait for each other, however many cores there are. */
const MOST_WORKERS = 4;
/** A journey waits for its page a part of its time: one more of them than cores leaves no core idle. */
const WORKERS = Math.min(availableParallelism() + 1, MOST_WORKERS);

/**
 * Journeys that start an installation, or a browser, of their own. They come first: workers are parted by what they start, and at the end
 * one such file after the other would leave a core idle. A file that is missing here is run all the same, only later.
 */
const WITH_PARTS_OF_THEIR_OWN = [
  'audio',
  'chatStreaming',
  'databaseAway',
  'importWizard',
  'otherService',
  'realtime*',
  'recorded',
  'spokenInChat',
  'visits',
].map((name) => `**/${name}.spec.ts`);

/** Journeys run in the system's Chromium; none may download a browser. */
export default defineConfig({
  testDir: 'tests/journeys',
  workers: WORKERS,
  // Every journey has a person of its own, so any two may run side by side.
  fullyParallel: true,
  outputDir: 'test-results/journeys',
  // How long a thing may take is for the benches to say; these only end what hangs, also on a machine that has other work.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  projects: [
    { name: 'with parts of their own', testMatch: WITH_PARTS_OF_THEIR_OWN },
    { name: 'together', testIgnore: WITH_PARTS_OF_THEIR_OWN },
  ],
  reporter: [['./tests/journeys/lineReporter.ts'], ['json']],
  use: {
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    // A click is two messages to the browser; between them a dialogue that is zooming in moves from under the pointer.
    contextOptions: { reducedMotion: 'reduce' },
    // To keep a trace of every step costs a tenth of the time; HARTA_TRACE=1 keeps those of journeys that fail.
    trace: process.env['HARTA_TRACE'] === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env['HARTA_CHROMIUM'] ?? '/usr/bin/chromium', args },
  },
});
