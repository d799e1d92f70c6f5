import { expect, type Page, test as base } from '@playwright/test';
import { ulid } from 'ulid';

import { KillableProxy } from '../scenarios/realtime/killableProxy';
import { rounds } from '../soak/rounds';
import { type Account } from './account';
import { Installation } from './installation';
import { Person } from './person';

const CUTS = rounds('pageCuts');
/** Longest times between two cuts and between two notifications: often enough that some meet an open line, some a broken one. */
const CUT_EVERY_MS = 600;
const WRITE_EVERY_MS = 500;
const MOST_LISTED = 100;

interface Listed {
  readonly items: { readonly uid: string; readonly messages: { readonly en: string } }[];
  readonly unreadTotal: number;
}

/** What the server itself does and says for a person, past the line that is cut. */
class Backend {
  constructor(private readonly account: Account) {}

  /** Writes a notification: a browser that was not seen before. */
  write(nth: number): Promise<unknown> {
    return this.account.post('/identity/device', { id: ulid(), name: `Device ${nth}` });
  }

  unread(): Promise<Listed> {
    return this.account.get(`/bigquery/notifications/with-paginate?status=unread&pageSize=${MOST_LISTED}&pageToken=1`);
  }
}

/** Watches the open list of the bell: whatever stands in it twice at any moment, or is announced twice, is kept. */
const watchForDoubles = (page: Page) =>
  page.evaluate(() => {
    const doubles: string[] = [];
    const announced = new Set<Element>();
    const texts = new Set<string>();
    new MutationObserver(() => {
      const listed = [...document.querySelectorAll('section li')].map(
        (item) => item.querySelector('span')?.textContent,
      );
      if (new Set(listed).size < listed.length) doubles.push(`listed: ${listed.join(' | ')}`);
      for (const news of document.querySelectorAll('[role=status] > span')) {
        const text = news.textContent ?? '';
        if (announced.has(news) || !/Device \d+/.test(text)) continue;
        announced.add(news);
        if (texts.has(text)) doubles.push(`announced: ${text}`);
        texts.add(text);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    Object.assign(window, { doubles });
  });

interface Parts {
  /** In front of the product: the pages come through it too. */
  readonly cuttable: KillableProxy;
  readonly harta: Installation;
  readonly person: Person;
}

const test = base.extend<Parts>({
  // eslint-disable-next-line no-empty-pattern -- the runner reads the names from this pattern
  cuttable: async ({}, use) => {
    const cuttable = await KillableProxy.start('http://127.0.0.1:9');
    await use(cuttable);
    await cuttable.stop();
  },
  harta: async ({ cuttable }, use) => {
    // The product serves pages under the addresses that it knows only.
    process.env['HARTA_PAGES_ORIGIN'] = cuttable.origin;
    const harta = await Installation.start();
    delete process.env['HARTA_PAGES_ORIGIN'];
    cuttable.leadTo(harta.origin);
    await use(harta);
    await harta.remove();
  },
  baseURL: async ({ cuttable }, use) => use(cuttable.origin),
  person: async ({ page }, use) => use(new Person(page)),
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const bellOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });

test('in a network that refuses websockets the bell is told over long poll', async ({
  person,
  page,
  harta,
  cuttable,
}) => {
  cuttable.line.refusesUpgrades = true;
  const account = await person.hasAccount();
  await page.goto('/dashboard/help-center');
  const channel = () => cuttable.requestLines.filter((line) => line.includes('/users-socket/longpoll'));
  // The join is posted, and a poll waits after it.
  await expect.poll(() => channel().filter((line) => line.startsWith('POST')).length).toBeGreaterThan(0);
  await expect(bellOf(page)).toHaveAccessibleName('Notifications');
  const backend = new Backend(account.at(harta.origin));
  await backend.write(1);
  await expect(bellOf(page)).toHaveAccessibleName('Notifications, 1 unread');
  await backend.write(2);
  await expect(bellOf(page)).toHaveAccessibleName('Notifications, 2 unread');
  // A line that is cut under the poll is taken up again.
  cuttable.cut();
  await backend.write(3);
  await expect(bellOf(page)).toHaveAccessibleName('Notifications, 3 unread');
});

test('a line that is cut again and again while notifications arrive loses none and shows none twice, and the badge is the server’s count', async ({
  person,
  page,
  harta,
  cuttable,
}) => {
  test.setTimeout(90_000 + CUTS * 2000);
  const account = await person.hasAccount();
  await page.goto('/dashboard/help-center');
  const backend = new Backend(account.at(harta.origin));
  const bell = bellOf(page);
  await backend.write(0);
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
  await bell.click();
  const list = page.getByRole('banner').getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  await expect(list).toHaveCount(1);
  await watchForDoubles(page);
  const before = cuttable.requestLines.length;

  let written = 1;
  let done = false;
  const writing = (async () => {
    for (; !done; written += 1) {
      await backend.write(written);
      await pause(Math.random() * WRITE_EVERY_MS);
    }
  })();
  let connections = 0;
  for (let cut = 0; cut < CUTS; cut += 1) {
    await pause(Math.random() * CUT_EVERY_MS);
    connections += cuttable.cut();
  }
  done = true;
  await writing;

  const { items, unreadTotal } = await backend.unread();
  expect(unreadTotal).toBe(written);
  await expect(bell).toHaveAccessibleName(`Notifications, ${unreadTotal.toLocaleString('en')} unread`);
  const shown = await list.locator('span').allTextContents();
  expect(shown.map((text) => /Device \d+/.exec(text)?.[0])).toEqual(
    items.map(({ messages }) => /Device \d+/.exec(messages.en)?.[0]),
  );
  expect(await page.evaluate<string[]>('window.doubles')).toEqual([]);
  // The cuts met open lines, and the page asked for the channel again.
  expect(connections).toBeGreaterThan(CUTS / 4);
  const joins = cuttable.requestLines.slice(before).filter((line) => line.includes('/users-socket/'));
  expect(joins.length).toBeGreaterThan(CUTS / 8);
  console.info(`${CUTS} cuts of ${connections} connections, ${written} written, ${joins.length} connects`);
});
