import { type Locator } from '@playwright/test';

import { type Account } from './account';
import { asks } from './asking';
import { expect, test } from './harta';
import { type Person } from './person';

/** What can be open when the project is switched, and what the switch does with it. */
interface OpenThing {
  readonly what: string;
  /** Opens it in the first project, and gives what is seen of it. */
  open(person: Person, account: Account): Promise<Locator>;
}

const text = (person: Person, key: string, values: Record<string, string | number> = {}) => person.text(key, values);

async function overview(person: Person, address = '/dashboard/data-overview'): Promise<void> {
  await person.page.goto(address);
  await person.canvas();
}

const CLOSED: readonly OpenThing[] = [
  {
    what: 'a conversation with a proposal',
    async open(person) {
      await person.page.goto('/dashboard/chat');
      await asks(person, 'Add a country called Testville in Southern Europe');
      const apply = person.page.getByRole('button', {
        name: text(person, 'chat:proposal.apply_other', { count: 2 }),
      });
      await expect(apply).toBeVisible();
      return apply;
    },
  },
  {
    what: 'a conversation of which nobody could say what project it is of',
    async open(person) {
      await person.page.route(/graphql\?ConversationProject/, (route) => route.abort());
      await person.page.goto('/dashboard/chat');
      await asks(person, 'Which countries border Romania?');
      const answer = person.page.getByRole('article', { name: text(person, 'chat:assistant'), exact: true });
      await expect(answer).toBeVisible();
      return answer;
    },
  },
  {
    what: 'a text under review',
    async open(person, account) {
      const { id } = await account.post<{ id: string }>('/processing/process-text', {
        text: 'Ada Wright was born in London.',
        language: 'en',
      });
      await person.page.goto(`/dashboard/processing?document=${id}`);
      const accept = person.page.getByRole('button', {
        name: text(person, 'processing:review.acceptNamed', { name: 'Ada Wright' }),
      });
      await expect(accept).toBeVisible();
      return accept;
    },
  },
  {
    what: 'a node in the panel, by its address',
    async open(person, account) {
      const { items } = await account.get<{ items: { id: string }[] }>('/neo4j/nodes?pageSize=1');
      await overview(person, `/dashboard/data-overview?node=${items[0]?.id ?? ''}`);
      const panel = person.page.getByRole('complementary', { name: text(person, 'canvas:panel.node') });
      await expect(panel).toBeVisible();
      return panel;
    },
  },
  {
    what: 'a file whose mapping is being looked at',
    async open(person) {
      await overview(person);
      const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from('name,age\nAda,36\nGrace,40\n') };
      await person.page.locator('input[type=file]').setInputFiles([file]);
      const drawer = person.page.getByRole('dialog').filter({ hasText: 'people.csv' });
      await expect(drawer).toBeVisible();
      return drawer;
    },
  },
  {
    what: 'the palette, with what it found',
    async open(person) {
      await overview(person);
      await person.page.keyboard.press('Control+k');
      const palette = person.page.getByRole('dialog', { name: text(person, 'palette:name') });
      await palette.getByRole('combobox').fill('Romania');
      await expect(palette.getByRole('option', { name: 'Romania' }).first()).toBeVisible();
      return palette;
    },
  },
  {
    what: 'the offer to take back what was done',
    async open(person) {
      await overview(person);
      await (await person.canvas()).focus();
      await person.page.keyboard.press('Control+a');
      await person.page.keyboard.press('y');
      const undo = person.page.getByRole('listitem').getByRole('button', {
        name: text(person, 'canvas:action.undo'),
        exact: true,
      });
      await expect(undo).toBeVisible();
      return undo;
    },
  },
];

/** Chooses a project in the header, as whoever reaches its button past a dialogue does. */
async function turnsTo(person: Person, from: string, to: string): Promise<void> {
  const label = text(person, 'project:menuLabel', { name: from });
  await person.page.locator(`button[aria-label="${label}"]`).evaluate((button: HTMLElement) => button.click());
  await person.page
    .locator('[role=menuitemradio]')
    .filter({ hasText: to })
    .evaluate((choice: HTMLElement) => choice.click());
  const chosen = text(person, 'project:menuLabel', { name: to });
  await expect(person.page.locator(`button[aria-label="${chosen}"]`)).toHaveCount(1);
}

for (const { what, open } of CLOSED)
  test(`a switch of the project closes ${what}, and writes nothing into either`, async ({ person, page }) => {
    const account = await person.hasFewCountries();
    const first = person.text('project:defaultName');
    const { id } = await account.post<{ id: string }>('/neo4j/projects', { name: 'Atlas' });
    const totals = async () =>
      Promise.all(
        ['/neo4j/nodes-total', `/neo4j/nodes-total?projectId=${id}`].map((path) => account.get<unknown>(path)),
      );
    const before = await totals();
    const thing = await open(person, account);
    await turnsTo(person, first, 'Atlas');
    await expect(thing).toHaveCount(0);
    await expect(page).not.toHaveURL(/[?&](?:conversation|document|node)=/);
    expect(await totals()).toEqual(before);
  });

test('a conversation names the project that it is about', async ({ person, page }) => {
  const account = await person.hasFewCountries();
  await account.post('/neo4j/projects', { name: 'Atlas' });
  await page.goto('/dashboard/chat');
  const named = (name: string) => page.getByText(text(person, 'chat:inProject', { project: name }), { exact: true });
  await expect(named(person.text('project:defaultName'))).toBeVisible();
  await turnsTo(person, person.text('project:defaultName'), 'Atlas');
  await expect(named('Atlas')).toBeVisible();
});
