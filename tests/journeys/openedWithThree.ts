import { expect, type Page } from '@playwright/test';

import { type Person } from './person';

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

/** Brings Ana, Bob and Cluj with two relationships, and opens them on the canvas. */
export async function openedWithThree(person: Person): Promise<Page> {
  const { page } = person;
  await person.hasAccount();
  await page.goto('/dashboard/data-configuration');
  await expect(person.button('files:drop.choose')).toBeEnabled();
  await page
    .locator('input[type=file]')
    .setInputFiles([
      csv('nodes.csv', 'id:ID,name,:LABEL\n1,Ana,Person\n2,Bob,Person\n3,Cluj,Place\n'),
      csv('relationships.csv', ':START_ID,:END_ID,:TYPE\n1,2,KNOWS\n1,3,LIVES_IN\n'),
    ]);
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: person.text('files:action.confirm') }).click();
  await drawer.getByRole('link', { name: person.text('files:action.toOverview') }).click();
  await person.seesOnCanvas(3, 2);
  await person.canvas();
  return page;
}
