// npm run test:engines: the suites of engines that need a server of their own. `npm run test:engines -- postgres` runs some.
import { install } from './install.mjs';

install({ withTools: true });
const { engineSuites } = await import('./engines/engineSuites.mjs');

const { failed } = await engineSuites(process.argv.slice(2));
process.exit(failed === 0 ? 0 : 1);
