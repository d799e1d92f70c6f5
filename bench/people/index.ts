import { readStoreLimits } from '../../server/config/limits.js';
import { type BenchRow } from '../table.js';
import { crowd } from './crowd.js';

/** Seconds of each crowd; ten minutes for the published figure. */
const SECONDS = Number(process.env['HARTA_BENCH_PEOPLE_SECONDS'] ?? 60);
const CROWDS = [100, 1_000];
const MOST_MEGABYTES = 700;

/** Files of people who are active at the same time: handles and memory stay bounded, whatever their number. */
export async function benchPeople(): Promise<BenchRow[]> {
  const { openFiles } = readStoreLimits({});
  const rows: BenchRow[] = [];
  for (const people of CROWDS) {
    const { handles, megabytes, errors, perSecond, perSecondAtFirst } = await crowd({
      people,
      seconds: SECONDS,
      openFiles,
    });
    rows.push({
      what: `${people} active people for ${SECONDS} s`,
      measured: `${handles} handles, ${megabytes} MB, ${errors} errors, ${perSecond} answers/s, ${perSecondAtFirst} while they came first`,
      bar: `≤ ${4 * openFiles} handles, ≤ ${MOST_MEGABYTES} MB, 0 errors`,
      ok: handles <= 4 * openFiles && megabytes <= MOST_MEGABYTES && errors === 0,
    });
  }
  return rows;
}
