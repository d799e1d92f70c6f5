// npm run conformance:realtime: the channel server alone, with test channels, on PORT of the loopback address.
import { rename } from 'node:fs/promises';

import { install } from './install.mjs';

install({ withTools: true });
const { bin } = await import('./build/command.mjs');
const { runStep } = await import('./build/step.mjs');
const bundle = 'dist/conformance/main.js';

// Several may start at once: each writes a file of its own, which takes its place whole.
async function bundleServer() {
  const own = `dist/conformance/main-${process.pid}.js`;
  await bin('esbuild', [
    'server/edge/realtime/conformance/main.ts',
    '--bundle',
    '--platform=node',
    '--target=node20.19',
    '--format=esm',
    '--packages=external',
    `--outfile=${own}`,
    '--log-level=warning',
  ]);
  await rename(own, bundle);
}

await runStep('conformance', {
  says: 'Bundling the channel server',
  inputs: ['server/edge/realtime', 'server/platform/bus', 'server/contract'],
  outputs: [bundle],
  run: bundleServer,
});
await import('../dist/conformance/main.js');
