import { readStoreLimits } from '../../server/platform/config/limits.js';
import { type BenchRow } from '../table.js';
import { crowd } from './crowd.js';

/** Seconds of each crowd; `npm run soak -- people` makes it ten minutes. */
const SECONDS = Number(process.env['HARTA_BENCH_PEOPLE_SECONDS'] ?? 60);
const CROWDS = [100, 1_000];
const MOST_MEGABYTES = 700;

/** People who are active at the same time, with real accounts over HTTP: handles and memory stay bounded, whatever their number. */
export async function benchPeople(): Promise<BenchRow[]> {
  const mostFiles = 4 * readStoreLimits({}).openFiles;
  const rows: BenchRow[] = [];
  for (const people of CROWDS) {
    const { handles, sockets, megabytes, errors, answers, p95 } = await crowd({ people, seconds: SECONDS });
    const files = handles - sockets;
    rows.push({
      what: `${people} active people for ${SECONDS} s`,
      measured: `${files} handles beside ${sockets} connections, ${megabytes} MB, ${errors} errors in ${answers} answers, 95 of 100 within ${p95} ms`,
      bar: `≤ ${mostFiles} handles, ≤ ${MOST_MEGABYTES} MB, 0 errors`,
      ok: files <= mostFiles && megabytes <= MOST_MEGABYTES && errors === 0,
    });
  }
  return rows;
}
