// npm test: installs, builds and runs every check. `unit` and `e2e` run a part.
import { checkNode, install } from './install.mjs';

checkNode();
const { chromium } = await import('./checks/chromium.mjs');
const { installOracle } = await import('./checks/oracle.mjs');

const part = process.argv[2];
// The network brings all three at once: one after the other they take a minute and a half longer.
const browser = part === 'unit' ? undefined : chromium();
const oracle = part === 'e2e' ? undefined : installOracle();
for (const coming of [browser, oracle]) coming?.catch(() => undefined);
install({ withTools: true });
const { build } = await import('./build.mjs');
const { runChecks } = await import('./checks/run.mjs');
const { lintChecks } = await import('./checks/lint.mjs');
const { unitTests } = await import('./checks/unit.mjs');
const { engineSuites, IN_CHECKS } = await import('./engines/engineSuites.mjs');
const { journeys } = await import('./checks/journeys.mjs');
const { slowestTests } = await import('./checks/slowest.mjs');
const { keepScratchInMemory } = await import('./checks/scratch.mjs');

const totals = { passed: 0, failed: 0, timings: [] };
const add = ({ passed, failed, timings = [] }) => {
  totals.passed += passed;
  totals.failed += failed;
  totals.timings.push(...timings);
};

keepScratchInMemory();
console.log('Building …');
try {
  await build();
  // The suites wait for sockets and timers a third of their time; the code is read meanwhile, one check at a time.
  const read = part === undefined ? runChecks(lintChecks, 1) : undefined;
  await oracle;
  if (part !== 'e2e') add(await unitTests(process.argv.slice(3)));
  if (part === undefined) add(await engineSuites(IN_CHECKS));
  if (read !== undefined) add(await read);
  if (part !== 'unit') add(await journeys(process.argv.slice(3), await browser));
} catch (error) {
  console.error(`\n${error.message}`);
  totals.failed += 1;
}
console.log(slowestTests(totals.timings));
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
