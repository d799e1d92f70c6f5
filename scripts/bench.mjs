// npm run bench: measures every published figure in one run and prints it beside its bar.
import { install } from './install.mjs';

install({ withTools: true });
const { build } = await import('./build.mjs');
const { attached } = await import('./checks/attached.mjs');
await build();
process.exit(await attached('tsx', ['bench/main.ts', ...process.argv.slice(2)]));
