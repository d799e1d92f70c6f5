import { seriousIn } from './axe';
import { edits, propertyOf } from './editing';
import { expect, test } from './harta';
import { openedWithThree } from './openedWithThree';

test('properties of a relationship are added, changed and taken away as those of a node are, in the panel and in tables', async ({
  person,
}) => {
  await person.page.setViewportSize({ width: 1600, height: 900 });
  const page = await openedWithThree(person);
  const panel = page.getByRole('complementary', { name: person.text('canvas:panel.relationship') });
  const search = page.getByRole('combobox', { name: person.text('canvas:search.name') });

  await test.step('in the panel, with any kind', async () => {
    await search.fill('KNOWS');
    await page.getByRole('option', { name: /KNOWS/u }).first().click();
    await expect(panel).toBeVisible();
    for (const [name, kind, value, read] of [
      ['de la', 'text', 'facultate', 'facultate'],
      ['ani', 'number', '12', '12'],
    ] as const) {
      await panel.getByRole('button', { name: person.text('canvas:addEntry') }).click();
      await panel.getByRole('textbox', { name: person.text('canvas:name'), exact: true }).fill(name);
      await panel
        .getByRole('combobox', { name: person.text('canvas:property.kind') })
        .last()
        .click();
      await page
        .getByTitle(person.text(`canvas:kind.${kind}`), { exact: true })
        .last()
        .click();
      await panel.getByRole('textbox', { name: person.text('canvas:property.value'), exact: true }).fill(value);
      await panel.getByRole('button', { name: person.text('canvas:property.add'), exact: true }).click();
      await expect(propertyOf(person, name)).toContainText(read);
    }
    expect(await seriousIn(page)).toEqual([]);
    const years = await edits(person, 'ani');
    await years.fill('13');
    await years.press('Enter');
    await expect(propertyOf(person, 'ani')).toContainText('13');
    await page.reload();
    await search.fill('KNOWS');
    await page.getByRole('option', { name: /KNOWS/u }).first().click();
    await expect(propertyOf(person, 'ani')).toContainText('13');
    await edits(person, 'de la');
    await panel.getByRole('button', { name: person.text('canvas:property.remove', { name: 'de la' }) }).click();
    await expect(propertyOf(person, 'de la')).toHaveCount(0);
  });

  await test.step('in the table, in a cell and by the form, and on several at once', async () => {
    await page.goto('/dashboard/data-management');
    await page.getByRole('tab', { name: person.text('data:tab.relationship'), exact: true }).click();
    const head = (name: string) => page.getByRole('columnheader', { name, exact: true });
    const cell = async (row: number, name: string) =>
      page.locator(
        `[role=gridcell][data-row="${row}"][data-column="${String(await head(name).getAttribute('data-column'))}"]`,
      );
    await head(person.text('data:column.type')).click();
    await expect(await cell(0, person.text('data:column.type'))).toHaveText('KNOWS');
    const years = await cell(0, 'ani');
    await expect(years).toHaveText('13');
    await years.click();
    await page.keyboard.type('mulți');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText(person.text('data:grid.fault.number'));
    await page.keyboard.press('Escape');
    await page.keyboard.type('14');
    await page.keyboard.press('Enter');
    await expect(years).toHaveText('14');
    await (await cell(1, 'ani')).click();
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await expect(await cell(1, 'ani')).toHaveText('3');
    await page.keyboard.press('Control+z');
    await expect(await cell(1, 'ani')).toHaveText('');

    await page.locator('[role=gridcell][data-row="0"][data-column="0"]').click();
    await page.locator('[role=gridcell][data-row="1"][data-column="0"]').click();
    const bar = page.getByRole('toolbar', { name: person.text('data:grid.checkedActions') });
    await bar.getByRole('button', { name: person.text('data:grid.action.set') }).click();
    const dialog = page.getByRole('dialog', { name: person.text('data:grid.action.set') });
    await dialog.getByRole('combobox', { name: person.text('data:grid.nameOf.set') }).fill('sursă');
    await dialog.getByRole('textbox').last().fill('interviu');
    await dialog.getByRole('button', { name: person.text('data:grid.apply_other', { count: 2 }) }).click();
    await expect(await cell(1, 'sursă')).toHaveText('interviu');

    await years.click();
    await page.keyboard.press('Control+Enter');
    const form = page.getByRole('dialog');
    await expect(form.getByRole('textbox', { name: person.text('data:value.of', { name: 'sursă' }) })).toHaveValue(
      'interviu',
    );
    expect(await seriousIn(page)).toEqual([]);
  });
});
