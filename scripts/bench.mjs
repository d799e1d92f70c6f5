// npm run bench: measures every published figure in one run and prints it beside its bar.
import { install } from './install.mjs';

install({ withTools: true });
const { build } = await import('./build.mjs');
const { attached } = await import('./checks/attached.mjs');
const { startPostgres } = await import('./engines/postgres.mjs');

const chosen = process.argv.slice(2);
await build();
const isWanted = chosen.length === 0 || ['engines', 'webs'].some((name) => chosen.includes(name));
const postgres = isWanted ? await startPostgres({ isDurable: true }) : {};
if (postgres.missing !== undefined) console.error(`Nothing is measured on PostgreSQL: ${postgres.missing}`);
if (postgres.url !== undefined) process.env.HARTA_BENCH_POSTGRES = postgres.url;
try {
  process.exitCode = await attached('tsx', ['bench/main.ts', ...chosen]);
} finally {
  postgres.stop?.();
}
