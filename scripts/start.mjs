// npm start: installs, builds and runs Harta, and prints its address.
import { install } from './install.mjs';

install({ withTools: false });
const { build } = await import('./build.mjs');
console.log('Building what has changed …');
await build().catch((error) => {
  console.error(`\nThe build failed: ${error.message}`);
  process.exit(1);
});
console.log('Starting Harta …');
await import('../dist/server/main.js');
