// npm run soak: what hangs on chance or on length, with many rounds. `npm run soak -- kills cuts` runs some;
// HARTA_SOAK=0.1 makes a tenth of the rounds.
import { install, stop } from './install.mjs';

process.env.HARTA_SOAK ??= '1';
install({ withTools: true });
const { build } = await import('./build.mjs');
const { attached } = await import('./checks/attached.mjs');
const { engineSuites } = await import('./engines/engineSuites.mjs');
const { soaks } = await import('./checks/soak.mjs');
const { unitTests } = await import('./checks/unit.mjs');
const { journeys } = await import('./checks/journeys.mjs');
const { chromium } = await import('./checks/chromium.mjs');

async function run({ unit, engines, journeys: walked, bench, env = () => ({}) }) {
  Object.assign(process.env, await env(Number(process.env.HARTA_SOAK)));
  if (unit) return unitTests(unit);
  if (engines) return engineSuites(engines);
  if (walked) return journeys(walked, await chromium());
  const code = await attached('tsx', ['bench/main.ts', bench]);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(soaks);
const unknown = names.find((name) => !(name in soaks));
if (unknown !== undefined) stop(`There is no soak ${unknown}; there are ${Object.keys(soaks).join(', ')}.`);
await build();
const totals = { passed: 0, failed: 0 };
for (const name of names) {
  console.log(`Soak: ${name}`);
  const { passed, failed } = await run(soaks[name]);
  totals.passed += passed;
  totals.failed += failed;
}
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
