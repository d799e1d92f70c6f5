import { propertyOf } from './editing';
import { expect, test } from './harta';
import { type Person } from './person';

/** A button with a picture before its words. */
const pictured = (person: Person, key: string) => person.page.getByRole('button', { name: person.text(key) }).first();

const status = (person: Person, key: string) =>
  person.page.getByRole('status').filter({ hasText: person.text(key, {}) });

test('a half-filled form is offered again after the page was lost, and saves what was typed', async ({
  person,
  page,
}) => {
  await person.hasAccount();
  await page.goto('/dashboard/data-management');
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: person.text('data:create') })
    .click();
  let form = page.getByRole('dialog', { name: person.text('data:form.create.node') });
  await form.getByRole('combobox', { name: person.text('data:form.labels') }).fill('Person');
  await page.keyboard.press('Enter');
  await form.getByRole('textbox', { name: person.text('data:value.of', { name: 'name' }) }).fill('Ada Lovel');

  await page.reload();
  const offer = status(person, 'data:kept.title');
  await expect(offer).toContainText(person.text('data:form.create.node'));
  await offer.getByRole('button', { name: person.text('data:kept.continue') }).click();
  form = page.getByRole('dialog', { name: person.text('data:form.create.node') });
  const value = form.getByRole('textbox', { name: person.text('data:value.of', { name: 'name' }) });
  await expect(value).toHaveValue('Ada Lovel');
  await value.fill('Ada Lovelace');
  await form.getByRole('button', { name: person.text('data:create'), exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Ada Lovelace' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: 'Ada Lovelace' })).toBeVisible();
  await expect(status(person, 'data:kept.title')).toHaveCount(0);
});

test('unsaved input that is given up, or whose person logs out, is not offered again', async ({ person, page }) => {
  await person.hasAccount();
  const begins = async () => {
    await page.goto('/dashboard/data-management');
    await page
      .getByRole('toolbar')
      .getByRole('button', { name: person.text('data:create') })
      .click();
    await page.getByRole('dialog').getByRole('combobox').first().fill('Secret');
    await page.keyboard.press('Enter');
    await page.reload();
    await expect(status(person, 'data:kept.title')).toBeVisible();
  };
  await begins();
  await person.button('data:kept.discard').click();
  await expect(status(person, 'data:kept.title')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(person.text('data:empty.node'))).toBeVisible();
  await expect(status(person, 'data:kept.title')).toHaveCount(0);

  await begins();
  await page.goto('/auth/logout');
  await person.button('auth:logout.here').click();
  await expect(page.getByText(person.text('auth:logout.doneTitle'))).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))).toEqual([]);
});

test('what was being typed in the small forms of the canvas is offered, and not joined to what is typed next', async ({
  person,
  page,
}) => {
  await person.hasAccount();
  await page.goto('/dashboard/data-overview');
  const name = () =>
    page
      .getByRole('dialog', { name: person.text('canvas:node.new') })
      .getByLabel(person.text('canvas:node.name'), { exact: true });
  await person.button('canvas:empty.first').click();
  await name().fill('Grace');
  await page.reload();
  await person.button('canvas:empty.first').click();
  const offer = status(person, 'common:draft.continue');
  await expect(offer).toContainText(person.text('common:draft.started', { what: 'Grace' }));
  await expect(name()).toHaveValue('');
  await name().fill('Gra');
  await offer.getByRole('button', { name: person.text('common:draft.continue') }).click();
  await expect(name()).toHaveValue('Grace');
  await expect(offer).toHaveCount(0);
  await name().press('Enter');
  await person.seesOnCanvas(1, 0);

  await pictured(person, 'canvas:addEntry').click();
  await page.getByRole('textbox', { name: person.text('canvas:name'), exact: true }).fill('born');
  await page.getByRole('textbox', { name: person.text('canvas:property.value'), exact: true }).fill('1906');
  await page.reload();
  await page.getByRole('combobox', { name: person.text('canvas:search.name') }).fill('grace');
  await page.getByRole('option', { name: 'Grace' }).first().click();
  const property = page.getByRole('textbox', { name: person.text('canvas:name'), exact: true });
  await expect(offer).toContainText(person.text('common:draft.started', { what: 'born' }));
  await expect(property).toHaveCount(0);
  await offer.getByRole('button', { name: person.text('common:draft.continue') }).click();
  await expect(property).toHaveValue('born');
  await expect(property).toBeFocused();
  await person.button('canvas:property.add').click();
  await expect(propertyOf(person, 'born')).toContainText('1906');
});

test('the name of a project that was being typed is offered, and can be reached by keys', async ({ person, page }) => {
  await person.hasAccount();
  await page.goto('/dashboard/data-overview');
  const field = page.getByRole('textbox', { name: person.text('project:createTitle') });
  const opens = async () => {
    await person.button('project:menuLabel', { name: person.text('project:defaultName') }).click();
    await page.getByRole('menuitem', { name: person.text('project:create') }).click();
    await expect(field).toBeFocused();
  };
  await opens();
  await field.fill('Family tr');
  await page.reload();
  await opens();
  await expect(field).toHaveValue('');
  const offer = status(person, 'common:draft.continue');
  await expect(offer).toContainText(person.text('common:draft.started', { what: 'Family tr' }));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(offer.getByRole('button', { name: person.text('common:draft.continue') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Family tr');
  await expect(field).toBeFocused();
  await field.press('Escape');
  await opens();
  await expect(offer).toHaveCount(0);
});
