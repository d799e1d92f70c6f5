import { type Browser } from '@playwright/test';

import { type Task, tasksOf, type TraceEvent } from '../chat/trace.js';

const CATEGORIES = ['toplevel', '__metadata'];

/** The longest task of the pages of a browser while something is done there. A busy machine makes a task long by the clock, and no other way. */
export async function longestTask(browser: Browser, work: () => Promise<void>): Promise<Task> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await work();
  const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await isComplete;
  await session.detach();
  const tasks = tasksOf(events.filter(({ ph }) => ph === 'X' || ph === 'M'));
  const longest = (of: keyof Task) => tasks.reduce((most, task) => Math.max(most, task[of]), 0);
  return { wall: longest('wall'), cpu: longest('cpu') };
}
