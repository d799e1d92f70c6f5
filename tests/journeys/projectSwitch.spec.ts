import { type Locator } from '@playwright/test';

import { type Account } from './account';
import { asks } from './asking';
import { selects } from './editing';
import { expect, test } from './harta';
import { type Person } from './person';

/** What can be open when the project is switched, and what the switch does with it. */
interface OpenThing {
  readonly what: string;
  /** What stands in it is saved in its own project when it is left, as by whoever goes on to something else. */
  readonly isSavedWhenLeft?: boolean;
  /** Opens it in the first project, and gives what is seen of it. */
  open(person: Person, account: Account): Promise<Locator>;
}

const text = (person: Person, key: string, values: Record<string, string | number> = {}) => person.text(key, values);

async function overview(person: Person, address = '/dashboard/data-overview'): Promise<void> {
  await person.page.goto(address);
  await person.canvas();
}

async function selectsRomania(person: Person): Promise<void> {
  await overview(person);
  await selects(person, 'Romania');
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
      const canvas = await person.canvas();
      // Before there is anything to select, these keys select the text of the page.
      await expect(canvas).not.toHaveAttribute('data-nodes', '0');
      await canvas.focus();
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
  {
    what: 'a recording with its transcript',
    async open(person, account) {
      const { items } = await account.get<{ items: { id: string }[] }>('/neo4j/projects');
      const created = await account.post<{ id: string }>('/audio/recordings', {
        projectId: items[0]?.id ?? '',
        name: 'talk.wav',
        bytes: 64,
        fingerprint: '0'.repeat(64),
      });
      await person.page.goto(`/dashboard/audio?recording=${created.id}`);
      const back = person.page.getByRole('link', { name: text(person, 'audio:transcript.back') });
      await expect(back).toBeVisible();
      return back;
    },
  },
  {
    what: 'the name of a property that is being changed',
    isSavedWhenLeft: true,
    async open(person) {
      await selectsRomania(person);
      const panel = person.page.getByRole('complementary', { name: text(person, 'canvas:panel.node') });
      await panel.getByRole('button', { name: text(person, 'canvas:property.edit', { name: 'capital' }) }).click();
      const name = panel.getByRole('textbox', { name: text(person, 'canvas:property.nameOf', { name: 'capital' }) });
      await name.fill('seat');
      return name;
    },
  },
  {
    what: 'a new property that is being typed',
    async open(person) {
      await selectsRomania(person);
      const panel = person.page.getByRole('complementary', { name: text(person, 'canvas:panel.node') });
      await panel.getByRole('button', { name: text(person, 'canvas:addEntry') }).click();
      const name = panel.getByRole('textbox', { name: text(person, 'canvas:name'), exact: true });
      await name.fill('anthem');
      return name;
    },
  },
  {
    what: 'the form of a new node on the canvas',
    async open(person) {
      await overview(person);
      await (await person.canvas()).focus();
      await person.page.keyboard.press('n');
      const form = person.page.getByRole('dialog', { name: text(person, 'canvas:node.new') });
      await form.getByRole('textbox', { name: text(person, 'canvas:node.name') }).fill('Testville');
      return form;
    },
  },
  {
    what: 'the question before a node is deleted',
    async open(person) {
      await selectsRomania(person);
      await (await person.canvas()).focus();
      await person.page.keyboard.press('Delete');
      const question = person.page.getByRole('dialog', { name: text(person, 'canvas:delete.title') });
      await expect(question).toBeVisible();
      return question;
    },
  },
  {
    what: 'the looks of a label with a rule that is being made',
    async open(person) {
      await overview(person);
      const of = text(person, 'styles:of', { name: 'Country' });
      await person.page.getByRole('button', { name: of }).first().click();
      const looks = person.page.getByRole('region', { name: of });
      await looks.getByRole('tab', { name: text(person, 'styles:tab.rules'), exact: true }).click();
      await looks.getByRole('button', { name: text(person, 'styles:rule.add') }).click();
      await expect(looks.getByRole('button', { name: text(person, 'styles:rule.apply') })).toBeVisible();
      return looks;
    },
  },
  {
    what: 'a filter that is about to be kept as a view',
    async open(person, account) {
      const { items } = await account.get<{ items: { id: string }[] }>('/neo4j/projects');
      const { id } = await account.post<{ id: string }>(`/neo4j/projects/${items[0]?.id ?? ''}/saved-views`, {
        name: 'All',
        query: { kind: 'nodes', set: { kind: 'label', label: 'Country' } },
        sight: 'dim',
        places: [],
      });
      await person.page.goto(`/dashboard/data-overview?saved=${id}&project=${items[0]?.id ?? ''}`);
      const bar = person.page.getByRole('region', { name: text(person, 'canvas:filter.title'), exact: true });
      await bar.getByRole('button', { name: text(person, 'chat:keepView.open') }).click();
      const name = bar.getByLabel(text(person, 'chat:keepView.name'));
      await name.fill('Another');
      return name;
    },
  },
  {
    what: 'a saved view that is being renamed',
    async open(person, account) {
      const { items } = await account.get<{ items: { id: string }[] }>('/neo4j/projects');
      await account.post(`/neo4j/projects/${items[0]?.id ?? ''}/saved-views`, {
        name: 'All',
        query: { kind: 'nodes', set: { kind: 'label', label: 'Country' } },
        sight: 'dim',
        places: [],
      });
      await person.page.goto('/dashboard/project-management/views');
      const rename = text(person, 'projects:savedViews.renameNamed', { name: 'All' });
      await person.page.getByRole('button', { name: rename, exact: true }).click();
      const form = person.page.getByRole('form', { name: rename });
      await form.getByRole('textbox').fill('Everything');
      return form;
    },
  },
  {
    what: 'the form of a new node beside its table',
    async open(person) {
      await person.page.goto('/dashboard/data-management');
      await person.page
        .getByRole('toolbar')
        .getByRole('button', { name: text(person, 'data:create') })
        .click();
      const form = person.page.getByRole('dialog', { name: text(person, 'data:form.create.node') });
      await form.getByRole('combobox', { name: text(person, 'data:form.labels') }).fill('Country');
      await person.page.keyboard.press('Enter');
      return form;
    },
  },
  {
    what: 'the form of a row',
    async open(person) {
      await person.page.goto('/dashboard/data-management');
      await person.page.getByText('Romania', { exact: true }).first().click();
      await person.page
        .getByRole('toolbar')
        .getByRole('button', { name: text(person, 'data:update') })
        .click();
      const form = person.page.getByRole('dialog', {
        name: text(person, 'data:form.update.node', { caption: 'Romania' }),
      });
      await form.getByRole('textbox', { name: text(person, 'data:value.of', { name: 'capital' }) }).fill('Iași');
      return form;
    },
  },
  {
    what: 'a value for many rows',
    async open(person) {
      await person.page.goto('/dashboard/data-management');
      await person.page.getByText('Romania', { exact: true }).first().waitFor();
      await person.page.getByRole('checkbox', { name: text(person, 'data:grid.checkAll') }).click();
      await person.page.getByRole('button', { name: text(person, 'data:grid.action.set') }).click();
      const dialog = person.page.getByRole('dialog', { name: text(person, 'data:grid.action.set') });
      await dialog.getByRole('combobox', { name: text(person, 'data:grid.nameOf.set') }).fill('visited');
      return dialog;
    },
  },
  {
    what: 'the export of a part of the project',
    async open(person) {
      await overview(person);
      await person.page.keyboard.press('Control+k');
      const palette = person.page.getByRole('dialog', { name: text(person, 'palette:name') });
      await palette.getByRole('combobox').fill(text(person, 'canvas:action.exportGraph'));
      await person.page.keyboard.press('Enter');
      const dialog = person.page.getByRole('dialog', { name: text(person, 'files:export.title') });
      await expect(dialog).toBeVisible();
      return dialog;
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

for (const { what, open, isSavedWhenLeft = false } of CLOSED)
  test(`a switch of the project closes ${what}, and writes nothing into ${isSavedWhenLeft ? 'the other' : 'either'}`, async ({
    person,
    page,
  }) => {
    const account = await person.hasFewCountries();
    const { id } = await account.post<{ id: string }>('/neo4j/projects', { name: 'Atlas' });
    const thing = await open(person, account);
    const { items } = await account.get<{ items: { id: string }[] }>('/neo4j/projects');
    const first = items.find((project) => project.id !== id)?.id ?? '';
    /** Everything that a person can write into the projects in which nothing may be written. */
    const contents = () =>
      Promise.all(
        (isSavedWhenLeft ? [id] : [first, id]).flatMap((projectId) =>
          [
            `/neo4j/graph?projectId=${projectId}`,
            `/neo4j/styles?projectId=${projectId}`,
            `/neo4j/projects/${projectId}/saved-views`,
            `/audio/recordings?projectId=${projectId}`,
          ].map((path) => account.get<unknown>(path)),
        ),
      );
    const before = await contents();
    await turnsTo(person, person.text('project:defaultName'), 'Atlas');
    await expect(thing).toHaveCount(0);
    await expect(page).not.toHaveURL(/[?&](?:conversation|document|node)=/);
    // What is written late is written by now: whoever leaves a field has what stands in it sent at once.
    await page.waitForLoadState('networkidle');
    expect(await contents()).toEqual(before);
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
