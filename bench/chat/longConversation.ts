import { availableParallelism, loadavg } from 'node:os';

import { Installation } from '../../tests/journeys/installation.js';
import { Person } from '../../tests/journeys/person.js';
import { Talker } from '../../tests/journeys/talker.js';
import { median } from '../median.js';
import { type BenchRow } from '../table.js';
import { ChatWindow, SCROLLER, type Scrolling } from './ChatWindow.js';
import { haveConversation } from './conversations.js';
import { showEmptyList } from './emptyList.js';
import { sampleQuestions } from './questions.js';

const MESSAGES = Number(process.env['HARTA_BENCH_MESSAGES'] ?? 2000);
const OPENINGS = 5;
const SCROLLINGS = 3;
/** A brisk turn of the wheel. */
const PIXELS_A_SECOND = 4000;
const STILL_MS = 700;
/** What the bench must reach; a whole frame in a hundred is what two runs of the same empty list differ by. */
const OPEN_MS = 1000;
const LONG_MS = 50;
const SAME_SHARE = 1;

const ms = (value: number) => `${value.toFixed(0)} ms`;
const isBusy = () => (loadavg()[0] ?? 0) > availableParallelism();

const AT_TOP = `document.querySelector('${SCROLLER}').scrollTop < 1`;
const hasFirst = (question: string) =>
  `${AT_TOP} && document.querySelector('${SCROLLER} article')?.textContent.includes(${JSON.stringify(question)})`;

/** From a press on the conversation in the list until its last message is drawn where it stays; and the page opened anew with it. */
async function opens(window: ChatWindow, address: string, title: string): Promise<BenchRow> {
  const [pressed, anew]: [number[], number[]] = [[], []];
  for (let time = 0; time <= OPENINGS; time += 1) {
    await window.page.goto('/dashboard/chat');
    const entry = window.page.getByRole('navigation').getByRole('button', { name: title }).first();
    await entry.waitFor();
    await window.page.waitForTimeout(STILL_MS);
    const from = await window.presses(entry);
    const took = (await window.settled(STILL_MS)) - from;
    await window.page.goto('about:blank');
    await window.page.goto(address);
    const tookAnew = await window.settled(STILL_MS);
    // The first time everything is fetched.
    if (time === 0) continue;
    pressed.push(took);
    anew.push(tookAnew);
  }
  const busy = isBusy();
  return {
    what: `a conversation of ${MESSAGES} messages, pressed in the list until its last stands where it stays, ${OPENINGS} times`,
    measured: `median ${ms(median(pressed))} (${ms(Math.min(...pressed))}–${ms(Math.max(...pressed))}${busy ? '; busy machine: the best decides' : ''}); the whole page opened anew at it: median ${ms(median(anew))}`,
    bar: `≤ ${OPEN_MS} ms`,
    ok: (busy ? Math.min(...pressed) : median(pressed)) <= OPEN_MS,
  };
}

function tasks(scrollings: readonly Scrolling[]): BenchRow {
  const busy = isBusy();
  const long = Math.min(...scrollings.map((each) => (busy ? each.longByCpu : each.long)));
  const longest = median(scrollings.map(({ longestMs }) => longestMs));
  const longestCpu = median(scrollings.map(({ longestCpuMs }) => longestCpuMs));
  return {
    what: `the same, scrolled from end to beginning at ${PIXELS_A_SECOND} px/s: longest task, ${scrollings.length} times`,
    measured: `${ms(longest)}, ${ms(longestCpu)} CPU; over ${LONG_MS} ms: ${scrollings.map((each) => (busy ? each.longByCpu : each.long)).join(', ')}${busy ? ' by CPU, for the machine is busy' : ''}`,
    bar: `none over ${LONG_MS} ms`,
    ok: long === 0,
  };
}

function frames(scrollings: readonly Scrolling[], empty: readonly Scrolling[]): BenchRow {
  const figures = (of: readonly Scrolling[]) => {
    const share = (one: (scrolling: Scrolling) => number) => median(of.map(one));
    return {
      dropped: share(({ droppedShare }) => droppedShare),
      gap: share(({ gapShare }) => gapShare),
      unscripted: share(({ unscriptedShare }) => unscriptedShare),
    };
  };
  const [own, none] = [figures(scrollings), figures(empty)];
  const beside = (name: keyof typeof own) => `${own[name].toFixed(1)} % : ${none[name].toFixed(1)} %`;
  return {
    what: 'the same: frames that the browser dropped, beside an empty list of the same height',
    measured: `${beside('dropped')} (shown with a gap ${beside('gap')}; without a turn for the page’s scripts ${beside('unscripted')})`,
    bar: 'no more',
    ok: own.dropped <= none.dropped + SAME_SHARE,
  };
}

async function scrolls(window: ChatWindow, address: string, first: string): Promise<BenchRow[]> {
  const [own, empty]: [Scrolling[], Scrolling[]] = [[], []];
  for (let time = 0; time < SCROLLINGS; time += 1) {
    await window.page.goto(address);
    await window.settled(STILL_MS);
    own.push(await window.scrollsToBeginning(PIXELS_A_SECOND, hasFirst(first)));
    await showEmptyList(window.page, MESSAGES, own.at(-1)?.pixels ?? 0);
    await window.page.waitForTimeout(STILL_MS);
    empty.push(await window.scrollsToBeginning(PIXELS_A_SECOND, AT_TOP));
  }
  return [tasks(own), frames(own, empty)];
}

/** A conversation of thousands of messages, had with the product itself, in the product's own page. */
export async function benchLongConversation(): Promise<BenchRow[]> {
  const installation = await Installation.start();
  const talker = await Talker.signsUp(installation.origin, 'bench@example.com');
  await talker.loadsSample('en');
  const conversationId = await haveConversation(talker, MESSAGES);
  const window = await ChatWindow.open(installation.origin);
  try {
    await window.page.goto('/auth/login');
    await new Person(window.page, 'bench@example.com').logsIn();
    await window.page.waitForURL(/\/dashboard\//u);
    const address = `/dashboard/chat?conversation=${conversationId}`;
    const first = sampleQuestions(1)[0]?.question ?? '';
    return [await opens(window, address, first), ...(await scrolls(window, address, first))];
  } finally {
    await window.close();
    await installation.remove();
  }
}
