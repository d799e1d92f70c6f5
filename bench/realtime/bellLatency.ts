import { ulid } from 'ulid';

import { Installation } from '../../tests/journeys/installation.js';
import { textIn } from '../../tests/journeys/texts.js';
import { CanvasPage } from '../canvas/CanvasPage.js';
import { type BenchRow } from '../table.js';

const ROUNDS = 60;
const BAR_MS = 150;
/** Long enough for the channel to be joined, and for the list to have been read again after each notification. */
const CALM_MS = 300;

/** In the page: says that the person signed in with a browser. */
const device = (bearer: string, id: string): string => `
  fetch('/api/identity/device', {
    method: 'POST',
    headers: { authorization: '${bearer}', 'content-type': 'application/json' },
    body: JSON.stringify({ id: '${id}', name: 'bench' }),
  }).then((response) => response.text())`;

/** In the page: says so of a browser that was never seen, and answers how long after that the bell told another number. */
const msToBell = (bell: string, bearer: string): string => `
  new Promise((resolve, reject) => {
    const button = document.querySelector('header button[aria-label^="${bell}"]');
    const sent = performance.now();
    const watch = new MutationObserver(() => {
      watch.disconnect();
      resolve(performance.now() - sent);
    });
    watch.observe(button, { attributeFilter: ['aria-label'] });
    ${device(bearer, ulid())}.catch(reject);
  })`;

/**
 * How long a person's bell lags behind: from the request that writes a notification until the number in the page has
 * changed, the write itself included.
 */
export async function benchBellLatency(): Promise<BenchRow[]> {
  const installation = await Installation.start();
  const { page, bearer } = await CanvasPage.open(installation.origin);
  const times: number[] = [];
  try {
    await page.waitForTimeout(10 * CALM_MS);
    // The first browser of an account is no news.
    await page.evaluate(device(bearer, ulid()));
    for (let round = 0; round < ROUNDS; round += 1) {
      times.push(await page.evaluate<number>(msToBell(textIn('en', 'notifications:bell.name'), bearer)));
      await page.waitForTimeout(CALM_MS);
    }
  } finally {
    await page.context().browser()?.close();
    await installation.remove();
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? Infinity;
  return [
    {
      what: 'a notification is written → the bell in the browser tells it (the write included)',
      measured: `p95 ${at(0.95).toFixed(0)} ms (p50 ${at(0.5).toFixed(0)} ms, ${times.length} rounds)`,
      bar: `p95 ≤ ${BAR_MS} ms`,
      ok: at(0.95) <= BAR_MS,
    },
  ];
}
