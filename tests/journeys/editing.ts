import { type Locator } from '@playwright/test';

import { expect } from './harta';
import { type Person } from './person';

/** Selects an element of the canvas by the search box. */
export async function selects(person: Person, name: string): Promise<void> {
  const { page } = person;
  await page.getByRole('combobox', { name: person.text('canvas:search.name') }).fill(name);
  await page.getByRole('option', { name }).first().click();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
}

/** Deletes what is selected, by the button of its panel. */
export async function deletesTheSelected(person: Person, page = person.page): Promise<void> {
  await page
    .getByRole('button', { name: person.text('canvas:delete.yes') })
    .last()
    .click();
  const dialog = page.getByRole('dialog', { name: person.text('canvas:delete.title') });
  await dialog.getByRole('button', { name: person.text('canvas:delete.yes'), exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** A property of what is selected as the panel shows it, read or edited. */
export const propertyOf = ({ page }: Pick<Person, 'page'>, name: string): Locator =>
  page.getByRole('group', { name, exact: true });

/** Begins to edit a property of what is selected, and gives its field. */
export async function edits(person: Pick<Person, 'page' | 'text'>, name: string): Promise<Locator> {
  const { page } = person;
  await page.getByRole('button', { name: person.text('canvas:property.edit', { name }), exact: true }).click();
  const field = page.getByRole('textbox', { name, exact: true });
  await expect(field).toBeFocused();
  return field;
}
