// Ends with 0 when the Harta of this environment answers: the health check of the container.
import { get } from 'node:http';

const { HOST = '', PORT = '4300', HARTA_PUBLIC_URL } = process.env;
const everywhere = ['', '0.0.0.0', '::', '[::]'];

get({
  host: everywhere.includes(HOST) ? '127.0.0.1' : HOST.replace(/^\[|\]$/g, ''),
  port: PORT,
  path: '/healthz',
  timeout: 4_000,
  // Behind a proxy it answers under its public name alone.
  headers: HARTA_PUBLIC_URL ? { host: new URL(HARTA_PUBLIC_URL).host } : {},
})
  .on('response', ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1))
  .on('timeout', () => process.exit(1))
  .on('error', () => process.exit(1));
