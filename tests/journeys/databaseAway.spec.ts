import { expect, test as base } from '@playwright/test';

import { missingPostgres, type StartedPostgres, startPostgres } from '../../scripts/engines/postgres.mjs';
import { asks } from './asking';
import { Installation } from './installation';
import { Person } from './person';

/** Two servers of PostgreSQL, which a journey can take away: one with the records, one with the graphs. */
interface Servers {
  readonly records: StartedPostgres;
  readonly graphs: StartedPostgres;
}

async function started(): Promise<StartedPostgres> {
  const server = await startPostgres();
  if ('missing' in server) throw new Error(server.missing);
  return server;
}

const test = base.extend<{ person: Person }, { servers: Servers; harta: Installation }>({
  servers: [
    // eslint-disable-next-line no-empty-pattern -- the runner reads the names from this pattern
    async ({}, use) => {
      const servers = { records: await started(), graphs: await started() };
      await use(servers);
      servers.records.stop();
      servers.graphs.stop();
    },
    { scope: 'worker' },
  ],
  harta: [
    async ({ servers: { records, graphs } }, use) => {
      const installation = await Installation.start({ HARTA_DATABASE_URL: records.url, HARTA_GRAPH_URL: graphs.url });
      await use(installation);
      await installation.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ harta }, use) => use(harta.origin),
  person: async ({ page }, use) => use(new Person(page)),
});

// They take away what all of them use.
test.describe.configure({ mode: 'default' });
test.skip(missingPostgres() !== undefined, 'PostgreSQL is not installed');

const articles = (person: Person, of: 'you' | 'assistant') =>
  person.page.getByRole('article', { name: person.text(`chat:${of}`), exact: true });
const composer = (person: Person) => person.page.getByLabel(person.text('chat:composer.label'));
const nameField = (person: Person) => person.page.getByLabel(person.text('canvas:node.name'), { exact: true });
const seesText = (person: Person, key: string) => expect(person.page.getByText(person.text(key))).toBeVisible();

for (const { language, width } of [
  { language: 'en', width: 1440 },
  { language: 'ro', width: 360 },
] as const) {
  const where = `(${language}, ${String(width)} px)`;
  const arrives = async (person: Person, at: string) => {
    await person.page.setViewportSize({ width, height: 800 });
    await person.prefers(language, 'light');
    const account = await person.hasAccount();
    await person.page.goto(at);
    return account;
  };

  test(`a message that is sent while the database is away is kept, and sent once it is back ${where}`, async ({
    person,
    page,
    servers: { records },
  }) => {
    const account = await arrives(person, '/dashboard/chat');
    await asks(person, 'Hello');
    await expect(articles(person, 'assistant')).toHaveCount(1);
    await composer(person).fill('What can you do?');
    // The answer before has been stored.
    await expect(person.button('chat:composer.send')).toBeEnabled();
    records.kill();
    await seesText(person, 'errors:away.text');
    await expect(composer(person)).toHaveValue('What can you do?');
    await composer(person).press('Enter');
    const unsent = page.getByRole('alert').filter({ hasText: person.text('chat:unsent') });
    await expect(unsent).toContainText(person.text('errors:problem.UNAVAILABLE'));
    await page.screenshot({ path: test.info().outputPath(`away-chat-${language}.png`) });
    records.start();
    await expect(page.getByText(person.text('errors:away.text'))).toBeHidden();
    await unsent.getByRole('button', { name: person.text('chat:tryAgain') }).click();
    await expect(articles(person, 'assistant')).toHaveCount(2);
    await expect(unsent).toBeHidden();
    await page.reload();
    await expect(articles(person, 'you')).toHaveText([/Hello/u, /What can you do\?/u]);
    const { items } = await account.get<{ items: unknown[] }>('/bigquery/chat-messages?pageSize=10');
    expect(items).toHaveLength(4);
  });

  test(`a node that is made while its graph is away stays in its form, and is made once that is back ${where}`, async ({
    person,
    page,
    servers: { graphs },
  }) => {
    const account = await arrives(person, '/dashboard/data-overview');
    await person.button('canvas:empty.first').click();
    await nameField(person).fill('Ana');
    graphs.kill();
    await seesText(person, 'errors:away.text');
    await nameField(person).press('Enter');
    await expect(page.getByText(person.text('errors:problem.UNAVAILABLE')).first()).toBeVisible();
    await expect(nameField(person)).toHaveValue('Ana');
    await page.screenshot({ path: test.info().outputPath(`away-canvas-${language}.png`) });
    const opened = person.at(await page.context().newPage());
    await opened.page.goto('/dashboard/data-overview');
    graphs.start();
    await expect(page.getByText(person.text('errors:away.text'))).toBeHidden();
    await nameField(person).press('Enter');
    await person.seesOnCanvas(1, 0);
    // What another window makes is seen here again.
    await account.post('/neo4j/create-node', { labels: ['Person'], properties: { name: 'Ion' } });
    await person.seesOnCanvas(2, 0);
    await opened.seesOnCanvas(2, 0);
    await page.reload();
    await person.seesOnCanvas(2, 0);
  });
}
