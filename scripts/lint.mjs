// npm run lint: every check that reads the code without running it.
import { install } from './install.mjs';

install({ withTools: true });
const { runChecks } = await import('./checks/run.mjs');
const { lintChecks } = await import('./checks/lint.mjs');
const { build } = await import('./build.mjs');
await build('graphql');
const { passed, failed } = await runChecks(lintChecks);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
