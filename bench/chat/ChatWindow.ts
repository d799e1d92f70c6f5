import { type CDPSession, type Locator, type Page } from '@playwright/test';

import { openBrowser } from '../browser.js';
import { type FrameReport, framesOf, shares, type Task, tasksOf, TRACED, type TraceEvent } from './trace.js';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];

/** The list that is scrolled: the product's, or the empty one beside which it is measured. */
export const SCROLLER = '[data-virtuoso-scroller]';

/**
 * What the page notes about itself: the moments of its frames, its long tasks and, while it is looked at, where the last
 * message stands. `settled` is the moment of the first frame in which that one stood where it stayed. To look makes the
 * page lay itself out, so nobody looks while it is scrolled.
 */
const PROBE = `
  localStorage.setItem('language', 'en');
  window.probe = { isLooking: true, settled: 0, place: '', tasks: [], frames: [] };
  new PerformanceObserver((list) => probe.tasks.push(...list.getEntries().map(({ startTime, duration }) => [startTime, duration])))
    .observe({ type: 'longtask' });
  const look = () => {
    const now = performance.now();
    probe.frames.push(now);
    requestAnimationFrame(look);
    if (!probe.isLooking) return;
    const last = [...document.querySelectorAll('${SCROLLER} article')].at(-1);
    const { top, bottom } = last?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    const place = last === undefined || getComputedStyle(last).visibility === 'hidden' ? '' : [top, bottom, last.textContent].join();
    if (place !== probe.place) Object.assign(probe, { place, settled: now });
  };
  requestAnimationFrame(look);
`;

/** How a list was scrolled. */
export interface Scrolling {
  readonly wallMs: number;
  readonly pixels: number;
  /** Of a hundred frames that the browser had to show while it scrolled, those that it dropped. */
  readonly droppedShare: number;
  /** Of the same, those that it showed with a gap where nothing was painted yet. */
  readonly gapShare: number;
  /** Of a hundred frames that a screen of 60 Hz shows in that time, those in which the page's scripts had no turn. */
  readonly unscriptedShare: number;
  /** The longest task of the page's main thread, by the clock and by the processor. */
  readonly longestMs: number;
  readonly longestCpuMs: number;
  /** How many tasks took more than 50 ms by the clock, and by the processor. */
  readonly long: number;
  readonly longByCpu: number;
  readonly cpuMs: number;
}

const LONG_MS = 50;
const FRAME_MS = 1000 / 60;

/** A window of Chromium with a clock in its pages. */
export class ChatWindow {
  private constructor(
    readonly page: Page,
    private readonly devtools: CDPSession,
  ) {}

  static async open(origin: string): Promise<ChatWindow> {
    const browser = await openBrowser(ARGUMENTS);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', baseURL: origin });
    await page.addInitScript(PROBE);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new ChatWindow(page, devtools);
  }

  /** Waits until the last message has stood still so long, and answers when it began to, in milliseconds of the page. */
  async settled(stillForMs: number): Promise<number> {
    const isStill = `probe.place !== '' && performance.now() - probe.settled > ${stillForMs}`;
    while (!(await this.page.evaluate<boolean>(isStill))) await this.page.waitForTimeout(100);
    return this.page.evaluate<number>('probe.settled');
  }

  /** Presses something; the moment of the press in milliseconds of the page. */
  async presses(what: Locator): Promise<number> {
    await this.page.evaluate(
      `addEventListener('click', () => Object.assign(probe, { pressed: performance.now() }), { capture: true, once: true })`,
    );
    await what.click();
    return this.page.evaluate<number>('probe.pressed');
  }

  /** CPU time of the page's main thread so far, in milliseconds. */
  async cpu(): Promise<number> {
    const { metrics } = await this.devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  }

  /** Scrolls the list from its end to its beginning with the wheel, and watches the page meanwhile. */
  async scrollsToBeginning(pixelsASecond: number, isAtBeginning: string): Promise<Scrolling> {
    await this.page.evaluate('probe.isLooking = false');
    const before = { cpu: await this.cpu(), now: await this.page.evaluate<number>('performance.now()') };
    let pixels = 0;
    const { tasks, frames } = await this.traced(async () => {
      while (!(await this.page.evaluate<boolean>(isAtBeginning))) {
        await this.wheel(pixelsASecond);
        pixels += pixelsASecond;
      }
    });
    const seen = await this.page.evaluate<{ frames: number; wallMs: number; tasks: number[] }>(`(() => {
      const wallMs = performance.now() - ${before.now};
      const frames = probe.frames.filter((at) => at >= ${before.now}).length;
      const tasks = probe.tasks.filter(([start]) => start >= ${before.now}).map(([, duration]) => duration);
      return { frames, wallMs, tasks };
    })()`);
    return {
      wallMs: seen.wallMs,
      pixels,
      ...shares(frames),
      unscriptedShare: Math.max(0, 1 - seen.frames / (seen.wallMs / FRAME_MS)) * 100,
      longestMs: Math.max(0, ...seen.tasks, ...tasks.map(({ wall }) => wall)),
      longestCpuMs: Math.max(0, ...tasks.map(({ cpu }) => cpu)),
      long: tasks.filter(({ wall }) => wall > LONG_MS).length,
      longByCpu: tasks.filter(({ cpu }) => cpu > LONG_MS).length,
      cpuMs: (await this.cpu()) - before.cpu,
    };
  }

  private async wheel(pixels: number): Promise<void> {
    await this.devtools.send('Input.synthesizeScrollGesture', {
      x: 700,
      y: 400,
      yDistance: pixels,
      speed: pixels,
      gestureSourceType: 'mouse',
    });
  }

  /** The tasks of the page's main thread, and the frames of its compositor, while something happens. */
  private async traced(happens: () => Promise<void>): Promise<{ tasks: Task[]; frames: FrameReport[] }> {
    const events: TraceEvent[] = [];
    const collect = ({ value }: { value: unknown[] }) => void events.push(...(value as TraceEvent[]));
    this.devtools.on('Tracing.dataCollected', collect);
    await this.devtools.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: [...TRACED], excludedCategories: ['*'] },
    });
    await happens();
    const complete = new Promise((resolve) => this.devtools.once('Tracing.tracingComplete', resolve));
    await this.devtools.send('Tracing.end');
    await complete;
    this.devtools.off('Tracing.dataCollected', collect);
    return { tasks: tasksOf(events), frames: framesOf(events) };
  }

  async close(): Promise<void> {
    await this.page.context().browser()?.close();
  }
}
