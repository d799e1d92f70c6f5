import { type Account } from './account';
import { seriousIn } from './axe';
import { expect, test } from './harta';
import { importsByCalls } from './importsByCalls';
import { type Person } from './person';
import { isCall, quietOf } from './quiet';

const TOWNS = ['Brașov', 'Cluj-Napoca', 'Iași', 'Ștefănești', 'Țăndărei'];

/** 300 companies of a Romanian register, as a file brings them. */
async function companies(account: Account): Promise<void> {
  const rows = Array.from({ length: 300 }, (_, at) =>
    [`f${at}`, `Firma ${String(at).padStart(3, '0')}`, 'Firmă', 300 - at, TOWNS[at % TOWNS.length]].join(','),
  );
  const text = ['id:ID,denumire,:LABEL,angajați:int,oraș', ...rows].join('\n');
  await importsByCalls(account, [{ name: 'nodes.csv', text }]);
}

const cellOf = ({ page }: Person, row: number, column: number) =>
  page.locator(`[role=gridcell][data-row="${row}"][data-column="${column}"]`);

/** The columns as they are proposed: check box, name, labels, then the properties, what most rows have first. */
const head = ({ page }: Person, name: string) => page.getByRole('columnheader', { name, exact: true });
const columnOf = async (person: Person, name: string) => Number(await head(person, name).getAttribute('data-column'));

/** What copying gives other programs. */
const copied = ({ page }: Person, how: 'copy' | 'cut' = 'copy') =>
  page.evaluate((type) => {
    const clipboardData = new DataTransfer();
    document.activeElement?.dispatchEvent(
      new ClipboardEvent(type, {
        clipboardData,
        bubbles: true,
        cancelable: true,
      }),
    );
    return clipboardData.getData('text/plain');
  }, how);

/** Pastes what another program gives. */
const pastes = ({ page }: Person, text: string) =>
  page.evaluate((given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', given);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', {
        clipboardData,
        bubbles: true,
        cancelable: true,
      }),
    );
  }, text);

test('a table is gone through and edited by keys, as a spreadsheet is', async ({ person, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const account = await person.hasAccount();
  await companies(account);
  await page.goto('/dashboard/data-management');
  const grid = page.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', '301');
  const staff = await columnOf(person, 'angajați');

  await test.step('one cell has the focus, and keys lead to both ends', async () => {
    await cellOf(person, 0, 1).click();
    await expect(cellOf(person, 0, 1)).toBeFocused();
    await page.keyboard.press('Control+End');
    await expect(
      cellOf(
        person,
        299,
        await grid
          .getAttribute('aria-colcount')
          .then(Number)
          .then((n) => n - 1),
      ),
    ).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect(cellOf(person, 299, 1)).toHaveText('Firma 299');
    await page.keyboard.press('Control+Home');
    expect(await seriousIn(page)).toEqual([]);
  });

  await test.step('a head sorts by a property of any name', async () => {
    await head(person, 'angajați').click();
    await expect(cellOf(person, 0, 1)).toHaveText('Firma 299');
    await expect(head(person, 'angajați')).toHaveAttribute('aria-sort', 'ascending');
    await head(person, 'oraș').click();
    await expect(cellOf(person, 299, await columnOf(person, 'oraș'))).toHaveCount(0);
    await head(person, person.text('data:column.caption')).click();
  });

  await test.step('typing edits; what cannot be is said where it is; Escape puts back what stands', async () => {
    await cellOf(person, 0, staff).click();
    await page.keyboard.type('multe');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText(person.text('data:grid.fault.number'));
    expect(await seriousIn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(cellOf(person, 0, staff)).toHaveText('300');
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await expect(cellOf(person, 0, staff)).toHaveText('12');
    await expect(cellOf(person, 1, staff)).toBeFocused();
    await page.reload();
    await expect(cellOf(person, 0, staff)).toHaveText('12');
  });

  await test.step('cells are copied and pasted as text with tabs', async () => {
    await cellOf(person, 0, staff).click();
    await page.keyboard.press('Shift+ArrowDown');
    await expect.poll(() => copied(person)).toBe('12\n299');
    let answer: () => void = () => undefined;
    const isAsked = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/graphql\?DataLastChange$/, (route) => isAsked.then(() => route.continue()));
    await cellOf(person, 4, staff).click();
    await pastes(person, '12\n299\n');
    await expect(cellOf(person, 4, staff)).toHaveText('12');
    await expect(cellOf(person, 5, staff)).toHaveText('299');
    await cellOf(person, 4, staff).click();
    await pastes(person, 'Brașov');
    const refusal = page.getByText(person.text('data:grid.notPasted_one', { count: 1 }), { exact: true });
    await expect(refusal).toBeVisible();
    await expect(cellOf(person, 4, staff)).toHaveText('12');
    // How the first is undone becomes known only now: it does not take the place of what was said since.
    const known = page.waitForResponse(/graphql\?DataLastChange$/);
    answer();
    await (await known).finished();
    await expect(refusal).toBeVisible();
  });

  await test.step('cells are chosen by drawing over them, cut, and come back with undo', async () => {
    await cellOf(person, 4, staff).hover();
    await page.mouse.down();
    await cellOf(person, 5, staff).hover();
    await cellOf(person, 6, staff).hover();
    await page.mouse.up();
    await expect(page.locator('[role=gridcell][data-picked=true]')).toHaveCount(3);
    expect(await copied(person, 'cut')).toBe('12\n299\n294');
    for (const row of [4, 5, 6]) await expect(cellOf(person, row, staff)).toHaveText('');
    await page.keyboard.press('Control+z');
    await expect(cellOf(person, 6, staff)).toHaveText('294');
    await expect(cellOf(person, 4, staff)).toHaveText('12');
    await page.keyboard.press('Control+z');
    await expect(cellOf(person, 4, staff)).toHaveText('296');
    await person.button('canvas:action.redo').click();
    await expect(cellOf(person, 4, staff)).toHaveText('12');
  });

  await test.step('labels in use are offered before anything is typed, and by what is typed', async () => {
    await cellOf(person, 2, staff).click();
    await page.keyboard.type('7');
    await page.keyboard.press('Enter');
    // An edit that is still being saved is the one that is taken back.
    await page.keyboard.press('Control+z');
    await expect(cellOf(person, 2, staff)).toHaveText('298');
    const labels = await columnOf(person, person.text('data:column.labels'));
    await cellOf(person, 0, labels).click();
    // F2 writes on behind what stands.
    await page.keyboard.press('F2');
    await page.keyboard.type('; Exportator');
    await page.keyboard.press('Enter');
    await expect(cellOf(person, 0, labels)).toHaveText(/Firmă.*Exportator/);
    await cellOf(person, 1, labels).click();
    await page.keyboard.press('F2');
    const offered = page.getByRole('option');
    await expect(offered).toHaveText(['Exportator']);
    expect(await seriousIn(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(cellOf(person, 1, labels)).toContainText('Exportator');
    await cellOf(person, 2, labels).click();
    await page.keyboard.press('F2');
    await expect(offered).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(offered).toHaveCount(0);
    await expect(cellOf(person, 2, labels)).toBeFocused();
  });
});

test('what is typed in cells while the store is slow reaches it, also when the person turns to something else', async ({
  person,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const account = await person.hasAccount();
  await companies(account);
  await page.goto('/dashboard/data-management');
  const staff = await columnOf(person, 'angajați');
  const tab = (of: 'node' | 'relationship') =>
    page.getByRole('tab', { name: person.text(`data:tab.${of}`), exact: true });
  const staffNow = async (caption: string): Promise<unknown> => {
    const answer = await account.get(`/neo4j/nodes?text=${encodeURIComponent(caption)}`);
    return (answer as { items: { properties: Record<string, unknown> }[] }).items[0]?.properties['angajați'];
  };
  // One save is under way for as long as the rest is done.
  let answer: () => void = () => undefined;
  let isLet = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/graphql\?UpdateNode/u, (route) => isLet.then(() => route.continue()));
  const types = async (row: number, ...values: string[]) => {
    for (const value of values) {
      await cellOf(person, row, staff).click();
      await page.keyboard.type(value);
      if (value !== values.at(-1)) await page.keyboard.press('Enter');
    }
  };

  await test.step('the other table is opened over an open field and two saves that wait', async () => {
    await types(0, '11', '12', '13');
    await tab('relationship').click();
    await expect(page.getByText(person.text('data:empty.relationship'))).toBeVisible();
    await tab('node').click();
    await expect(cellOf(person, 0, staff)).toHaveText('13');
    answer();
    await expect.poll(() => staffNow('Firma 000')).toBe(13);
    await expect(cellOf(person, 0, staff)).toHaveText('13');
  });

  await test.step('the page is left over the same; the browser asks before it is closed', async () => {
    isLet = new Promise<void>((resolve) => (answer = resolve));
    const quiet = quietOf(page, isCall);
    await types(1, '21', '22', '23');
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await cellOf(person, 5, staff).click();
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await types(1, '24');
    await page
      .getByRole('link', { name: person.text('shell:navigation.chat') })
      .first()
      .click();
    await page.waitForURL(/chat/u);
    await expect(page.getByRole('grid')).toHaveCount(0);
    answer();
    await expect.poll(() => staffNow('Firma 001')).toBe(24);
    // The store has it a moment before the page is told so; until then the browser asks with reason.
    await quiet();
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => page.isClosed()).toBe(true);
    expect(asked).toHaveLength(1);
  });
});

test('columns are drawn and stepped to other places, rows made lower, and both are kept', async ({ person, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await companies(await person.hasAccount());
  await page.goto('/dashboard/data-management');
  const titles = () => page.getByRole('columnheader').filter({ hasText: /./u }).allTextContents();
  const width = async () => (await head(person, 'oraș').boundingBox())?.width;
  await expect(head(person, 'oraș')).toBeVisible();
  const [name, labels, ...properties] = await titles();
  const at = properties.indexOf('angajați');
  expect(properties.slice(at, at + 2)).toEqual(['angajați', 'oraș']);

  await test.step('by the pointer, which shows where it will stand, and Escape leaves it where it is', async () => {
    const from = head(person, 'oraș');
    const to = await head(person, 'angajați').boundingBox();
    if (to === null) throw new Error('The head is out of sight.');
    for (const end of ['Escape', 'up'] as const) {
      await from.hover({ position: { x: 30, y: 20 } });
      await page.mouse.down();
      await page.mouse.move(to.x + 8, to.y + 20, { steps: 8 });
      await expect(head(person, 'angajați')).toHaveAttribute('data-drop', 'before');
      if (end === 'Escape') await page.keyboard.press('Escape');
      await page.mouse.up();
      await expect(page.locator('[data-drop]')).toHaveCount(0);
      const moved = end === 'up' ? ['oraș', 'angajați'] : ['angajați', 'oraș'];
      await expect.poll(async () => (await titles()).slice(2 + at, 4 + at)).toEqual(moved);
    }
    // Neither sorted by it.
    await expect(from).toHaveAttribute('aria-sort', 'none');
  });

  await test.step('by keys, with the focus going along', async () => {
    await page.keyboard.press('Alt+Shift+ArrowLeft');
    await expect(head(person, 'oraș')).toBeFocused();
    await expect.poll(async () => (await titles()).slice(0, 3)).toEqual([name, 'oraș', labels]);
    await page.keyboard.press('Alt+Shift+ArrowRight');
    await expect(head(person, 'oraș')).toBeFocused();
    await expect.poll(async () => (await titles()).slice(0, 3)).toEqual([name, labels, 'oraș']);
    await page.keyboard.press('Alt+ArrowRight');
    await expect.poll(width).toBe(196);
  });

  await test.step('lower rows are chosen where columns are, and all of it is there after reading the page anew', async () => {
    const rowHeight = async () => (await cellOf(person, 0, 1).boundingBox())?.height ?? 0;
    await expect.poll(rowHeight).toBeGreaterThan(36);
    await person.button('data:grid.columns').click();
    await page.getByText(person.text('shell:appearance.densities.compact'), { exact: true }).click();
    await expect.poll(rowHeight).toBeLessThan(30);
    expect(await seriousIn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.reload();
    await expect.poll(rowHeight).toBeLessThan(30);
    await expect.poll(async () => (await titles()).slice(0, 3)).toEqual([name, labels, 'oraș']);
    await expect.poll(width).toBe(196);
  });
});

test('rows are checked one by one, from one to another or all, and changed in one step', async ({ person, page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  const account = await person.hasAccount();
  await companies(account);
  await page.goto('/dashboard/data-management');
  const bar = page.getByRole('toolbar', {
    name: person.text('data:grid.checkedActions'),
  });
  await cellOf(person, 1, 0).click();
  await cellOf(person, 4, 0).click({ modifiers: ['Shift'] });
  await expect(bar).toContainText(person.text('data:grid.checked_other', { count: 4 }));
  const ofOneRow = page.getByRole('toolbar', { name: person.text('data:toolbar') });
  await expect(ofOneRow.getByRole('button', { name: person.text('data:delete') })).toBeDisabled();
  await bar
    .getByRole('button', {
      name: person.text('data:grid.takeAll_other', { count: 300 }),
    })
    .click();
  await expect(bar).toContainText(person.text('data:grid.checked_other', { count: 300 }));
  expect(await seriousIn(page)).toEqual([]);

  await bar.getByRole('button', { name: person.text('data:grid.action.set') }).click();
  const dialog = page.getByRole('dialog', {
    name: person.text('data:grid.action.set'),
  });
  await dialog.getByRole('combobox', { name: person.text('data:grid.nameOf.set') }).fill('țară');
  await dialog.getByRole('textbox').last().fill('România');
  await dialog
    .getByRole('button', {
      name: person.text('data:grid.apply_other', { count: 300 }),
    })
    .click();
  await expect(page.getByText(person.text('data:grid.done.edit_other', { count: 300 }), { exact: true })).toBeVisible();
  await expect(head(person, 'țară')).toBeVisible();
  await expect(cellOf(person, 0, await columnOf(person, 'țară'))).toHaveText('România');
  await page
    .getByRole('listitem')
    .getByRole('button', { name: person.text('data:undo.label') })
    .click();
  await expect(head(person, 'țară')).toHaveCount(0);

  await test.step('what chips say is shown and selected, and nothing else', async () => {
    await page.getByRole('button', { name: person.text('data:filter.query'), exact: true }).click();
    const filter = page.getByRole('region', { name: person.text('data:filter.query'), exact: true });
    await expect(filter.getByRole('button', { name: person.text('query:add.title') })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: person.text('query:add.property') }).click();
    const form = filter.getByRole('form');
    await form.getByLabel(person.text('query:field.property')).fill('oraș');
    await form.getByLabel(person.text('query:field.value')).fill('iasi');
    await form.getByRole('button', { name: person.text('canvas:filter.apply') }).click();
    await filter.getByRole('button', { name: person.text('data:grid.takeAll_other', { count: 60 }) }).click();
    await expect(bar).toContainText(person.text('data:grid.checked_other', { count: 60 }));
    expect(await seriousIn(page)).toEqual([]);
    await filter.getByRole('button', { name: person.text('canvas:filter.clear') }).click();
    await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '301');
    await expect(page.getByRole('button', { name: person.text('data:filter.query'), exact: true })).toBeFocused();
  });

  await test.step('two rows become one, with the values side by side', async () => {
    await cellOf(person, 0, 0).click();
    await cellOf(person, 1, 0).click();
    await bar.getByRole('button', { name: person.text('data:grid.merge'), exact: true }).click();
    const merging = page.getByRole('dialog', { name: person.text('canvas:merge.title_other', { count: 2 }) });
    await merging.getByRole('radio', { name: '299', exact: true }).check();
    expect(await seriousIn(page)).toEqual([]);
    await merging.getByRole('button', { name: person.text('canvas:merge.do'), exact: true }).click();
    await expect(
      page.getByText(person.text('data:grid.done.merge_other', { count: 2 }), { exact: true }),
    ).toBeVisible();
    await expect(cellOf(person, 0, await columnOf(person, 'angajați'))).toHaveText('299');
    await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '300');
    await person.button('data:undo.label').first().click();
    await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '301');
    await page.getByRole('checkbox', { name: person.text('data:grid.checkAll') }).click();
    await expect(bar).toContainText(person.text('data:grid.checked_other', { count: 300 }));
  });

  await test.step('beside the table stands what is around the row, and nothing covers it', async () => {
    await cellOf(person, 2, 1).click();
    const beside = page.getByRole('complementary', {
      name: person.text('data:surroundings.title'),
    });
    await expect(beside).toContainText('Firma 002');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('deleting says what it deletes', async () => {
    await bar.getByRole('button', { name: person.text('data:delete') }).click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText(person.text('data:grid.deletes.node_other', { count: 300 }));
    await question.getByRole('button', { name: person.text('data:delete') }).click();
    await expect(page.getByText(person.text('data:empty.node'))).toBeVisible();
  });
});
