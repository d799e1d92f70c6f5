// npm run test:engines: what needs a server of an engine: contracts, tests/server and journeys. `npm run test:engines -- server chat` runs some.
import { install } from './install.mjs';

install({ withTools: true });
const { build } = await import('./build.mjs');
const { engineSuites } = await import('./engines/engineSuites.mjs');

await build();
const { failed } = await engineSuites(process.argv.slice(2));
process.exit(failed === 0 ? 0 : 1);
