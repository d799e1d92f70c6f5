// npm start: installs, builds and runs Harta, prints its address, and starts it again after a crash.
import path from 'node:path';

import { install } from './install.mjs';

install({ withTools: false });
const { build } = await import('./build.mjs');
console.log('Building what has changed …');
await build().catch((error) => {
  console.error(`\nThe build failed: ${error.message}`);
  process.exit(1);
});
console.log('Starting Harta …');
const { root } = await import('./build/step.mjs');
const { supervise } = await import('./supervise.mjs');
process.exit(await supervise([path.join(root, 'dist/server/main.js')]));
