import { type Page } from '@playwright/test';

import { edits, propertyOf, selects } from './editing';
import { expect, test } from './harta';
import { Person } from './person';
import { promptly } from './promptly';
import { quietOf } from './quiet';

const OVERVIEW = '/dashboard/data-overview';
const TABLES = '/dashboard/data-management';
const MOST_MS = 1000;

/** The same person in another window, which reads the live channel already. */
async function secondWindow(person: Person, address: string): Promise<Person> {
  const page = await person.page.context().newPage();
  const joined = page.waitForEvent('websocket').then((socket) =>
    socket.waitForEvent('framereceived', {
      predicate: ({ payload }) => String(payload).includes('"user:graph"') && String(payload).includes('"ok"'),
    }),
  );
  await page.goto(address);
  await joined;
  return new Person(page);
}

/** What a page shows: an element that a selector finds, with this text where one is given. */
interface Seen {
  readonly selector: string;
  readonly text?: string;
}

/** When a page first shows something, by the clock that all windows share. */
const whenShown = (page: Page, seen: Seen): Promise<number> =>
  page.evaluate(
    ({ selector, text }) =>
      new Promise<number>((resolve) => {
        const isThere = () =>
          [...document.querySelectorAll(selector)].some((each) => text === undefined || each.textContent === text);
        const observer = new MutationObserver(() => look());
        const look = () => {
          if (!isThere()) return;
          observer.disconnect();
          resolve(Date.now());
        };
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        look();
      }),
    seen,
  );

/** Acts in one window and measures until another one shows what came of it: from the key or click to the change of the page. */
async function seenAfter(acting: Page, watching: Page, seen: Seen, act: () => Promise<void>): Promise<void> {
  await acting.evaluate(() => {
    const note = () => sessionStorage.setItem('acted', String(Date.now()));
    for (const type of ['keydown', 'click']) addEventListener(type, note, { capture: true, once: true });
  });
  const took = await promptly(MOST_MS, async () => {
    const shown = whenShown(watching, seen);
    await act();
    return (await shown) - (await acting.evaluate(() => Number(sessionStorage.getItem('acted'))));
  });
  test.info().annotations.push({ type: 'seen elsewhere', description: `${took} ms` });
}

/** What a page asks of the graph: elements, totals, how far it has come, what can be undone. */
const GRAPH_CALLS = ['GraphElements', 'GraphCounts', 'Changes', '/api/neo4j/'];

/** The calls with which a page reads the graph from now on. */
function readsOf(page: Page): () => string[] {
  const reads: string[] = [];
  page.on('request', (request) => {
    reads.push(...GRAPH_CALLS.filter((call) => request.url().includes(call)));
  });
  return () => reads.splice(0);
}

const canvasHas = (nodes: number, relationships: number): Seen => ({
  selector: `[data-testid="graph-canvas"][data-nodes="${nodes}"][data-relationships="${relationships}"]`,
});

async function opensNewNode(person: Person, name: string): Promise<void> {
  await person.page.getByTestId('graph-canvas').focus();
  await person.page.keyboard.press('n');
  const form = person.page.getByRole('dialog', { name: person.text('canvas:node.new') });
  await form.getByLabel(person.text('canvas:node.name')).fill(name);
}

async function asksToDelete(person: Person) {
  await person.page.getByTestId('graph-canvas').focus();
  await person.page.keyboard.press('Delete');
  const dialog = person.page.getByRole('dialog', { name: person.text('canvas:delete.title') });
  return dialog.getByRole('button', { name: person.text('canvas:delete.yes'), exact: true });
}

/** Uploads a table of relationships, and lets `act` say yes to what is in it. */
async function imports(person: Person, text: string, act: (confirm: () => Promise<void>) => Promise<void>) {
  const files = [{ name: 'edges.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }];
  await person.page.locator('input[type=file]').setInputFiles(files);
  await person.page
    .getByRole('dialog')
    .getByRole('button', { name: person.text('files:action.check') })
    .click();
  const confirm = person.page.getByRole('dialog').getByRole('button', { name: person.text('files:action.confirm') });
  await confirm.waitFor();
  await act(() => confirm.click());
}

test('what is made, changed, deleted, undone and imported in one window shows in the other within a second', async ({
  person,
}) => {
  await person.hasAccount();
  await person.page.goto(OVERVIEW);
  await person.canvas();
  const other = await secondWindow(person, OVERVIEW);
  await other.canvas();
  await quietOf(other.page)();
  const [ownReads, otherReads] = [readsOf(person.page), readsOf(other.page)];
  const enter = () => person.page.keyboard.press('Enter');
  const heading = (text: string): Seen => ({ selector: 'h3', text });

  await test.step('made', async () => {
    await opensNewNode(person, 'Ana');
    await seenAfter(person.page, other.page, canvasHas(1, 0), enter);
    await opensNewNode(person, 'Bob');
    await seenAfter(person.page, other.page, canvasHas(2, 0), enter);
    await expect(other.page.getByText(other.text('canvas:shown.nodes_other', { shown: 2, total: 2 }))).toBeVisible();
    await expect(other.button('canvas:action.undo').first()).toBeEnabled();
    await expect(other.page.getByTestId('live-news')).toContainText(other.text('canvas:live.added_one', { count: 1 }));
  });

  await test.step('changed, while it is selected there', async () => {
    await selects(other, 'Ana');
    await selects(person, 'Ana');
    await (await edits(person, 'name')).fill('Ada');
    await seenAfter(person.page, other.page, heading('Ada'), enter);
    await expect(propertyOf(other, 'name')).toContainText('Ada');
  });

  await test.step('connected', async () => {
    await person.page.getByTestId('graph-canvas').focus();
    await person.page.keyboard.press('c');
    await person.page.getByRole('combobox', { name: person.text('canvas:search.name') }).fill('Bob');
    await person.page.getByRole('option', { name: 'Bob' }).first().click();
    const form = person.page.getByRole('dialog', { name: person.text('canvas:relationship.new') });
    await form.getByRole('combobox').fill('KNOWS');
    await seenAfter(person.page, other.page, canvasHas(2, 1), enter);
    const count = other.text('canvas:panel.relationshipsCounted_one', { count: 1 });
    await expect(other.page.getByRole('tab', { name: count })).toBeVisible();
  });

  const field = other.page.getByRole('textbox', { name: 'name', exact: true });
  await test.step('deleted: what is selected there gives way to its neighbour', async () => {
    await (await edits(other, 'name')).fill('Ada Lov');
    await selects(person, 'Ada');
    const yes = await asksToDelete(person);
    await seenAfter(person.page, other.page, canvasHas(1, 0), () => yes.click());
    await expect(other.page.getByRole('heading', { name: 'Bob', exact: true })).toBeVisible();
    await expect(other.page.getByText(other.text('canvas:live.gone', { caption: 'Ada' })).first()).toBeVisible();
    await expect(other.page.getByText(other.text('canvas:live.goneDraft')).first()).toBeVisible();
  });

  await test.step('undone and redone', async () => {
    const press = (key: 'undo' | 'redo') => () => person.button(`canvas:action.${key}`).first().click();
    await seenAfter(person.page, other.page, canvasHas(2, 1), press('undo'));
    await expect(other.button('canvas:action.redo').first()).toBeEnabled();
    await selects(other, 'Ada');
    await expect(field, 'what was being typed is there again').toHaveValue('Ada Lov');
    await seenAfter(person.page, other.page, canvasHas(1, 0), press('redo'));
    await expect(other.button('canvas:action.redo').first()).toBeDisabled();
  });

  expect(ownReads(), 'a window reads nothing of what it wrote itself').not.toContain('GraphElements');
  expect(otherReads(), 'small changes come with their content').toEqual([]);

  await test.step('imported', async () => {
    const { page } = person;
    await page.goto('/dashboard/data-configuration');
    await expect(page.getByText(person.text('files:recent.none'))).toBeVisible();
    await imports(person, 'source,target,type\nEva,Dan,KNOWS\nDan,Cid,KNOWS\n', (confirm) =>
      seenAfter(person.page, other.page, canvasHas(4, 2), confirm),
    );
    expect(otherReads()).toEqual([]);
  });

  await test.step('imported, too much to be told whole: then it is read', async () => {
    const { page } = person;
    await page.reload();
    await expect(page.getByText('edges.csv')).toBeVisible();
    const chain = Array.from({ length: 60 }, (_, at) => `p${at},p${at + 1},KNOWS\n`).join('');
    await imports(person, `source,target,type\n${chain}`, async (confirm) => {
      await confirm();
      await other.seesOnCanvas(65, 62);
    });
    expect(otherReads()).toContain('GraphElements');
  });
});

test('tables follow another window, and nothing is lost in a form being filled in', async ({ person }) => {
  await person.hasAccount();
  await person.page.goto(OVERVIEW);
  await person.canvas();
  await opensNewNode(person, 'Ana');
  await person.page.keyboard.press('Enter');
  await person.seesOnCanvas(1, 0);
  const other = await secondWindow(person, TABLES);
  const cell = (name: string) => other.page.getByRole('gridcell', { name, exact: true }).first();
  await expect(cell('Ana')).toBeVisible();

  const create = other.page.getByRole('toolbar').getByRole('button', { name: other.text('data:create') });
  await create.click();
  const form = other.page.getByRole('dialog', { name: other.text('data:form.create.node') });
  await form.getByRole('combobox', { name: other.text('data:form.labels') }).fill('Half');
  await opensNewNode(person, 'Bob');
  await seenAfter(person.page, other.page, { selector: '[role=gridcell]', text: 'Bob' }, () =>
    person.page.keyboard.press('Enter'),
  );
  await expect(form.getByRole('combobox', { name: other.text('data:form.labels') })).toHaveValue('Half');
});

test('what happened while a window had no connection is there once it has one again', async ({ person }) => {
  await person.hasAccount();
  await person.page.goto(OVERVIEW);
  await person.canvas();
  const other = await secondWindow(person, OVERVIEW);
  await other.canvas();
  let isCut = false;
  await other.page.routeWebSocket(/users-socket/, async (socket) => {
    if (isCut) await socket.close();
    else socket.connectToServer();
  });
  await other.page.route(/users-socket/, (route) => (isCut ? route.abort() : route.continue()));
  await other.page.reload();
  await other.canvas();
  isCut = true;
  await opensNewNode(person, 'Ana');
  await person.page.keyboard.press('Enter');
  await person.seesOnCanvas(1, 0);
  isCut = false;
  await other.seesOnCanvas(1, 0);
});
