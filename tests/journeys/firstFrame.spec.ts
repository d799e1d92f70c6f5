import { type Account } from './account';
import { expect, test } from './harta';
import { type Person } from './person';
import { pressedAtFirstFrame } from './pressing';

/** Something that opens over a page: what opens it, what is pressed in it, and what closes it. */
interface Overlay {
  readonly name: string;
  /** A selector of what is pressed; the first that can be hit. */
  readonly pressed: string;
  open(person: Person): Promise<unknown>;
  /** Escape does, unless something else is said. */
  close?(person: Person): Promise<unknown>;
}

const DROPDOWN_ITEM = '.ant-dropdown [role=menuitem]:not([aria-disabled=true])';
const CHOICE = '[role=menuitemradio]';
const DIALOG_BUTTON = '.ant-modal-footer button';
const CLOSE_DRAWER = '.ant-drawer-open .ant-drawer-close';

const button = ({ page }: Person, name: string) => page.getByRole('button', { name, exact: true }).first();
const named = (key: string) => (person: Person) => button(person, person.text(key)).click();

/** The overlays of the canvas, on which changes from elsewhere arrive while they open. */
const OF_CANVAS: readonly Overlay[] = [
  { name: 'layout menu', pressed: '.ant-dropdown .ant-dropdown-menu-item', open: named('canvas:toolMenu.arrange') },
  { name: 'account menu', pressed: '.ant-dropdown li:last-of-type', open: named('shell:account.title') },
  { name: 'language menu', pressed: CHOICE, open: named('shell:language.title') },
  { name: 'theme menu', pressed: CHOICE, open: named('shell:theme.title') },
  { name: 'bell', pressed: 'section footer a', open: named('notifications:bell.name') },
  {
    name: 'project menu',
    pressed: DROPDOWN_ITEM,
    open: (person) => person.button('project:menuLabel', { name: person.text('project:defaultName') }).click(),
  },
  {
    name: 'menu at the pointer',
    pressed: DROPDOWN_ITEM,
    open: ({ page }) => page.getByTestId('graph-canvas').click({ button: 'right', position: { x: 60, y: 700 } }),
  },
  {
    name: 'shortcuts',
    pressed: '.ant-modal-close',
    open: async (person) => {
      await button(person, person.text('canvas:toolMenu.more')).click();
      await person.page.getByRole('menuitem', { name: person.text('canvas:action.shortcuts') }).click();
    },
  },
  {
    name: 'question before deleting',
    pressed: DIALOG_BUTTON,
    open: async (person) => {
      await person.page.getByRole('combobox', { name: person.text('canvas:search.name') }).fill('cluj');
      await person.page.getByRole('option').first().click();
      await button(person, person.text('canvas:action.deleteElement')).click();
    },
  },
];

/** Those of the page of files, while what the loaded graph changed is still being read. */
const OF_FILES: readonly Overlay[] = [
  {
    name: 'toast',
    pressed: 'li[data-state=open] button',
    open: named('files:sample.load'),
    close: ({ page }) => page.locator('li[data-state=open] button').last().click(),
  },
  { name: 'download menu', pressed: DROPDOWN_ITEM, open: named('files:export.download') },
  {
    name: 'import',
    pressed: '.ant-drawer-footer button',
    open: async (person) => {
      await expect(person.button('files:drop.choose')).toBeEnabled();
      await person.page
        .locator('input[type=file]')
        .first()
        .setInputFiles([{ name: 'e.csv', mimeType: 'text/csv', buffer: Buffer.from('source,target\nAna,Bob\n') }]);
    },
  },
];

/** Those of what the assistant was taught. */
const OF_TEACHING: readonly Overlay[] = [
  {
    name: 'new example',
    pressed: CLOSE_DRAWER,
    open: (person) => person.page.getByRole('button', { name: person.text('teaching:new') }).click(),
  },
];

/** Those of the tables. */
const OF_TABLES: readonly Overlay[] = [
  {
    name: 'form',
    pressed: CLOSE_DRAWER,
    open: (person) => person.page.getByRole('toolbar').getByRole('button').first().click(),
  },
  {
    name: 'filter',
    pressed: '.ant-select-item-option',
    open: ({ page }) => page.getByRole('combobox').first().click(),
  },
  {
    name: 'question before deleting',
    pressed: DIALOG_BUTTON,
    open: async (person) => {
      await person.page.getByRole('row').nth(3).getByRole('gridcell').nth(1).click();
      await person.page
        .getByRole('toolbar')
        .getByRole('button', { name: person.text('data:update') })
        .click();
      await person.page
        .locator('.ant-drawer-footer')
        .getByRole('button', { name: person.text('data:delete') })
        .click();
    },
  },
];

/** Somebody's graph grows from elsewhere, such as by another window, while something opens in this one. */
const grows = (account: Account, name: string) =>
  account.post('/neo4j/create-node', { labels: ['Person'], properties: { name } });

async function keepsEveryPress(person: Person, account: Account, overlays: readonly Overlay[]): Promise<void> {
  const { page } = person;
  for (const { name, pressed, open, close } of overlays) {
    await test.step(name, async () => {
      const growth = grows(account, name);
      const { isClicked, places } = await pressedAtFirstFrame(page, pressed, () => open(person));
      expect.soft({ name, isClicked, moves: places }).toEqual({ name, isClicked: true, moves: [places[0]] });
      await (close === undefined ? page.keyboard.press('Escape') : close(person));
      await expect(page.locator(pressed).filter({ visible: true })).toHaveCount(0);
      await growth;
    });
  }
}

/** The places with something that opens. */
const PLACES = [
  { path: '/dashboard/data-configuration', overlays: OF_FILES },
  { path: '/dashboard/data-configuration/assistant', overlays: OF_TEACHING },
  { path: '/dashboard/data-overview', overlays: OF_CANVAS },
  { path: '/dashboard/data-management', overlays: OF_TABLES },
] as const;

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    for (const { path, overlays } of PLACES)
      test(`whatever opens over ${path} may be pressed in its first frame`, async ({ person }) => {
        const account = await person.hasAccount();
        for (const name of ['Ana', 'Bob', 'Cluj']) await grows(account, name);
        await person.page.goto(path);
        if (path.endsWith('overview')) await person.canvas();
        await keepsEveryPress(person, account, overlays);
      });
  });
}

test('a button that is pushed away while it is held is pressed all the same', async ({ person, page }) => {
  // Nothing is scrolled, so that the browser cannot hold the button in its place.
  await page.setViewportSize({ width: 1440, height: 1600 });
  await person.hasAccount();
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/graphql\?Imports$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/dashboard/data-configuration');
  await expect(person.button('files:drop.choose')).toBeEnabled();
  const load = button(person, person.text('files:sample.load'));
  await load.hover();
  const before = await load.boundingBox();
  await page.mouse.down();
  arrive();
  await expect(page.getByText(person.text('files:recent.none'))).toBeVisible();
  expect((await load.boundingBox())?.y).not.toBe(before?.y);
  await page.mouse.up();
  await expect(page.getByText(person.text('files:sample.loaded')).first()).toBeVisible();
});
