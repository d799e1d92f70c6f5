import { type CDPSession, type Locator, type Page } from '@playwright/test';

import { openBrowser } from '../browser.js';
import { textIn } from '../../tests/journeys/texts.js';
import { type Task } from '../chat/trace.js';
import { longestTask } from './longestTask.js';

/** How the browser that canvases are measured in is begun, and how large its window is. */
export const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];
export const WINDOW = { width: 1440, height: 900 } as const;
const PASSWORD = 'bench-secret';
/** What has not come to the screen by then is not waited for. */
const MOST_SEEN_MS = 90_000;

/**
 * What the page notes about itself. `drawn` answers with the time at which a state of the canvas has reached the screen:
 * Cytoscape draws in the next frame, and the one after that begins when the drawing is done.
 */
const PROBE = `
  localStorage.setItem('language', 'en');
  window.probe = { tasks: [], answers: [], clicked: 0 };
  window.onCanvasCore = (core) => (probe.cy = () => core);
  new PerformanceObserver((list) => probe.tasks.push(...list.getEntries().map(({ startTime, duration }) => [startTime, duration])))
    .observe({ type: 'longtask' });
  new PerformanceObserver((list) => probe.answers.push(...list.getEntries().map(({ name, responseEnd }) => [name, responseEnd])))
    .observe({ type: 'resource' });
  document.addEventListener('click', () => (probe.clicked = performance.now()), { capture: true });
  probe.drawn = (selector) =>
    new Promise((resolve) => {
      const look = () =>
        document.querySelector(selector) === null
          ? requestAnimationFrame(look)
          : requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())));
      look();
    });
`;

/** What the canvas shows, and whether it is being laid out. */
interface CanvasState {
  readonly nodes: number;
  readonly layout?: 'idle' | 'running';
}

const selectorOf = ({ nodes, layout }: CanvasState): string =>
  `[data-testid=graph-canvas][data-nodes="${nodes}"]${layout === undefined ? '' : `[data-layout=${layout}]`}`;

const text = (key: string): string => textIn('en', key);

/** The overview of someone who has just signed up, in a Chromium of its own, with a clock in the page. */
export class CanvasPage {
  private constructor(
    readonly page: Page,
    private readonly devtools: CDPSession,
    readonly bearer: string,
  ) {}

  /** Signs up and opens the overview. */
  static async open(origin: string): Promise<CanvasPage> {
    const browser = await openBrowser(ARGUMENTS);
    const page = await browser.newPage({ viewport: WINDOW, locale: 'en-GB', baseURL: origin });
    await page.addInitScript(PROBE);
    await page.goto('/auth/sign-up');
    await page.getByLabel(text('auth:field.email'), { exact: true }).fill('bench@example.com');
    await page.getByLabel(text('auth:field.password'), { exact: true }).fill(PASSWORD);
    await page.getByLabel(text('auth:field.confirmPassword'), { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: text('auth:signUp.submit'), exact: true }).click();
    await page.waitForURL(/\/dashboard\//);
    const asked = page.waitForRequest((request) => request.url().includes('/api/neo4j/graph'));
    await page.goto('/dashboard/data-overview');
    const { authorization = '' } = await (await asked).allHeaders();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new CanvasPage(page, devtools, authorization);
  }

  button(key: string): Locator {
    return this.page.getByRole('button', { name: text(key) }).first();
  }

  /** The moment at which this state has reached the screen, in milliseconds of the page. */
  drawn(state: CanvasState): Promise<number> {
    return this.seen(selectorOf(state));
  }

  /** The moment at which something has reached the screen, in milliseconds of the page. */
  async seen(selector: string): Promise<number> {
    const late = `new Promise((give) => setTimeout(give, ${MOST_SEEN_MS}, null))`;
    const drawn = `probe.drawn(${JSON.stringify(selector)})`;
    const at = await this.page.evaluate<number | null>(`Promise.race([${drawn}, ${late}])`);
    if (at === null) throw new Error(`${selector} is not seen within ${MOST_SEEN_MS / 1000} s`);
    return at;
  }

  /** The memory of the page that is still in use once all else has been given back, in bytes. */
  async keptMemory(): Promise<number> {
    await this.devtools.send('HeapProfiler.collectGarbage');
    const { usedSize, backingStorageSize } = await this.devtools.send('Runtime.getHeapUsage');
    return usedSize + backingStorageSize;
  }

  /** The moment of the last click. */
  clicked(): Promise<number> {
    return this.page.evaluate<number>('probe.clicked');
  }

  /** The moment at which the last answer from an address was there. */
  answered(address: string): Promise<number> {
    return this.page.evaluate<number>(`probe.answers.findLast(([name]) => name.includes('${address}'))[1]`);
  }

  /** The longest task of the page's main thread since a moment. */
  longestTaskSince(moment: number): Promise<number> {
    return this.page.evaluate<number>(
      `Math.max(0, ...probe.tasks.filter(([start]) => start >= ${moment}).map(([, duration]) => duration))`,
    );
  }

  /** The longest task of the page while something is done. */
  longestTask(work: () => Promise<void>): Promise<Task> {
    const browser = this.page.context().browser();
    if (browser === null) throw new Error('the page has no browser');
    return longestTask(browser, work);
  }

  now(): Promise<number> {
    return this.page.evaluate<number>('performance.now()');
  }

  /** CPU time of the page's main thread so far, in milliseconds. */
  async cpu(): Promise<number> {
    const { metrics } = await this.devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  }

  async close(): Promise<void> {
    await this.page.context().browser()?.close();
  }
}
