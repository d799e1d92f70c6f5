// npm run mesh: the gateway alone, with its explorer, against a REST backend (HARTA_API_URL, by default a local `npm start`).
import { install } from './install.mjs';

install({ withTools: true });
const { build } = await import('./build.mjs');
await build('server');
process.env.HARTA_API_URL ??= 'http://127.0.0.1:4300/';
await import('../dist/server/standalone.js');
