// npm run doctor, check and the other commands of the server. Builds only where nothing is built yet: a Harta that runs uses what is.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { install } from './install.mjs';

const root = path.resolve(import.meta.dirname, '..');
const server = path.join(root, 'dist/server/main.js');
if (!existsSync(server)) {
  install({ withTools: false });
  const { build } = await import('./build.mjs');
  console.log('Building the server, the first time …');
  await build('server').catch((error) => {
    console.error(`\nThe build failed: ${error.message}`);
    process.exit(1);
  });
}
await import(pathToFileURL(server).href);
