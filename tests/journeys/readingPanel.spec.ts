import { edits, propertyOf, selects } from './editing';
import { seriousIn } from './axe';
import { expect, test } from './harta';
import { importsByCalls } from './importsByCalls';

const LONG = 'O propoziție destul de lungă despre o companie. '.repeat(12).trim();
const FIRMS = [
  'id:ID,name,:LABEL,angajați:int,fondată:date,site,despre',
  `f1,Alfa,Firmă,17098242,1862-01-24,Vezi https://example.org/alfa.,${LONG}`,
  'f2,Beta,Firmă,12,1990-05-01,,',
  'f3,Gama,Firmă,7,1991-06-02,,',
].join('\n');
const TIES = [':START_ID,:END_ID,:TYPE', 'f1,f2,DEȚINE', 'f2,f3,DEȚINE'].join('\n');

test('a property is read, is edited where one presses, and what is typed waits; checked rows go onto the canvas', async ({
  person,
  page,
}) => {
  const account = await person.hasAccount();
  await importsByCalls(account, [
    { name: 'nodes.csv', text: FIRMS },
    { name: 'relationships.csv', text: TIES },
  ]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/dashboard/data-overview');
  await person.seesOnCanvas(3, 2);

  await test.step('read: numbers and dates as the person writes them, links that open elsewhere, long text folded', async () => {
    await selects(person, 'Alfa');
    await expect(propertyOf(person, 'angajați')).toContainText('17,098,242');
    await expect(propertyOf(person, 'fondată')).toContainText('Jan 24, 1862');
    const link = propertyOf(person, 'site').getByRole('link');
    await expect(link).toHaveAttribute('href', 'https://example.org/alfa');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await propertyOf(person, 'despre')
      .getByRole('button', { name: person.text('canvas:property.unfold') })
      .click();
    await expect(page.getByRole('button', { name: person.text('canvas:property.fold') })).toBeVisible();
    expect(await seriousIn(page)).toEqual([]);
  });

  await test.step('edited by a press, by F2 and by Enter', async () => {
    await propertyOf(person, 'angajați').getByText('17,098,242').click();
    const staff = page.getByRole('textbox', { name: 'angajați', exact: true });
    await expect(staff).toBeFocused();
    expect(await seriousIn(page)).toEqual([]);
    await staff.fill('1200');
    await staff.press('Enter');
    await expect(propertyOf(person, 'angajați')).toContainText('1,200');
    const button = page.getByRole('button', { name: person.text('canvas:property.edit', { name: 'angajați' }) });
    await expect(button).toBeFocused();
    await page.keyboard.press('F2');
    await expect(staff).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(staff).toBeFocused();
  });

  await test.step('what cannot be sent waits where it was typed when another element is chosen', async () => {
    const staff = page.getByRole('textbox', { name: 'angajați', exact: true });
    await staff.fill('mulți');
    await selects(person, 'Beta');
    await expect(propertyOf(person, 'angajați')).toContainText('12');
    await selects(person, 'Alfa');
    await expect(staff).toHaveValue('mulți');
    await staff.fill('1200');
    await staff.press('Enter');
    const name = await edits(person, 'name');
    await name.fill('Alfa SA');
    await selects(person, 'Beta');
    await selects(person, 'Alfa SA');
  });

  await test.step('checked rows are shown on the canvas, selected together', async () => {
    await page.goto('/dashboard/data-management');
    const check = (name: string) =>
      page.getByRole('checkbox', { name: person.text('data:grid.check', { caption: name }), exact: true });
    await check('Beta').click();
    await check('Gama').click();
    await page.getByRole('button', { name: person.text('data:grid.show'), exact: true }).click();
    await expect(page).toHaveURL(/data-overview/);
    const set = page.getByRole('complementary', { name: person.text('canvas:set.name') });
    await expect(set).toContainText(person.text('canvas:set.count_other', { count: 2, number: '2' }));
  });

  await test.step('a column is sorted, moved and hidden by the menu of its head, by keys, and stays so', async () => {
    await page.goto('/dashboard/data-management');
    const head = page.getByRole('columnheader', { name: 'angajați', exact: true });
    const name = page.getByRole('gridcell', { name: 'Beta', exact: true });
    await name.click();
    const place = Number(await head.getAttribute('data-column'));
    for (const key of ['Home', 'Control+ArrowUp']) await page.keyboard.press(key);
    for (let at = 0; at < place; at += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    await expect(head).toBeFocused();
    const chooses = async (key: string) => {
      await page.keyboard.press('Alt+ArrowDown');
      const item = page.getByRole('menuitem', { name: person.text(`data:grid.head.${key}`), exact: true });
      await expect(item).toBeVisible();
      await item.press('Enter');
      await expect(item).toBeHidden();
    };
    await chooses('desc');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(head).toBeFocused();
    await chooses('earlier');
    await expect(head).toHaveAttribute('data-column', String(place - 1));
    await expect(head).toBeFocused();
    expect(await seriousIn(page)).toEqual([]);
    await page.reload();
    await expect(head).toHaveAttribute('data-column', String(place - 1));
    await head.click({ button: 'right' });
    await page.getByRole('menuitem', { name: person.text('data:grid.head.hide'), exact: true }).click();
    await expect(head).toHaveCount(0);
    await page.reload();
    await expect(name).toBeVisible();
    await expect(head).toHaveCount(0);
  });

  await test.step('below 1200 px the canvas stands under the table, and the form covers the table alone', async () => {
    await page.setViewportSize({ width: 900, height: 1000 });
    await page.goto('/dashboard/data-management');
    const beside = page.getByRole('complementary', { name: person.text('data:surroundings.title') });
    await page.getByRole('gridcell', { name: 'Beta', exact: true }).click();
    await expect(beside).toContainText('Beta');
    await page
      .getByRole('button', { name: person.text('data:update') })
      .first()
      .click();
    const form = page.getByRole('dialog');
    await expect(form.getByRole('button', { name: person.text('data:cancel'), exact: true }).last()).toBeVisible();
    const [covering, covered] = [await form.boundingBox(), await beside.boundingBox()];
    expect((covering?.y ?? 0) + (covering?.height ?? Infinity)).toBeLessThanOrEqual((covered?.y ?? 0) + 1);
    await form
      .getByRole('button', { name: person.text('data:cancel'), exact: true })
      .last()
      .click();
    await page.getByRole('button', { name: person.text('data:surroundings.turn') }).click();
    await expect(beside).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(beside).toHaveCount(0);
  });
});
