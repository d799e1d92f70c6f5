import { type Page, type Request } from '@playwright/test';
import { ulid } from 'ulid';

import { importsByCalls } from './importsByCalls';
import { expect, test } from './harta';
import { THREE } from './openedWithThree';
import { quietOf } from './quiet';

const TICKET = '/api/identity/socket-ticket';

/** What a call asks for: a GraphQL operation with its variables, or a path of REST. Undefined for files, and for what the identity client asks. */
function askedBy(request: Request): string | undefined {
  const { pathname, search } = new URL(request.url());
  if (pathname === '/graphql') {
    const { variables } = request.postDataJSON() as { variables: unknown };
    return `${search.slice(1)} ${JSON.stringify(variables)}`;
  }
  return pathname.startsWith('/api/') ? pathname : undefined;
}

/** Opens a page and waits until it has joined its topics and asks for nothing more. @returns what it asked for, each as often as it did */
async function askedOnLoad(page: Page, path: string): Promise<readonly string[]> {
  const asked: string[] = [];
  const note = (request: Request) => {
    const what = askedBy(request);
    if (what !== undefined) asked.push(what);
  };
  page.on('request', note);
  const isQuiet = quietOf(page);
  const joined = page.waitForEvent('websocket').then((socket) =>
    socket.waitForEvent('framereceived', {
      predicate: ({ payload }) => String(payload).includes('"user:chat","phx_reply"'),
    }),
  );
  await page.goto(path);
  await joined;
  await isQuiet();
  page.removeListener('request', note);
  return asked;
}

for (const path of [
  '/dashboard/data-overview',
  '/dashboard/data-management',
  '/dashboard/chat-messages',
  '/dashboard/chat',
])
  test(`${path} asks for each thing once`, async ({ person }) => {
    await importsByCalls(await person.hasAccount(), THREE);
    // On a machine that is slow to connect, the channel comes up by another way, and the page reads anew after it.
    await expect(async () => {
      const asked = await askedOnLoad(person.page, path);
      expect(asked).toContain(TICKET);
      expect(asked.filter((what, place) => asked.indexOf(what) !== place)).toEqual([]);
    }).toPass({ timeout: 60_000 });
  });

test('what happens after a page has read and before it hears is shown as soon as it hears', async ({
  person,
  page,
}) => {
  let hears = (): void => undefined;
  const isToHear = new Promise<void>((resolve) => {
    hears = resolve;
  });
  await page.route(`**${TICKET}*`, async (route) => {
    await isToHear;
    await route.continue();
  });
  const account = await person.hasAccount();
  await importsByCalls(account, THREE);
  await page.goto('/dashboard/data-overview');
  await person.seesOnCanvas(3, 2);
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');

  await account.post('/neo4j/create-node', { labels: ['Person'], properties: { name: 'Dan' } });
  await account.post('/identity/device', { id: ulid(), name: 'Firefox' });
  hears();
  await person.seesOnCanvas(4, 2);
  await expect(bell).toHaveAccessibleName('Notifications, 2 unread');
});
