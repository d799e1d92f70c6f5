import { type Page } from '@playwright/test';

import { importsByCalls } from './importsByCalls';
import { type Person } from './person';

/** Ana and Bob who know each other, and Cluj where Ana lives, as two files. */
export const THREE = [
  { name: 'nodes.csv', text: 'id:ID,name,:LABEL\n1,Ana,Person\n2,Bob,Person\n3,Cluj,Place\n' },
  { name: 'relationships.csv', text: ':START_ID,:END_ID,:TYPE\n1,2,KNOWS\n1,3,LIVES_IN\n' },
] as const;

/** Somebody with Ana, Bob and Cluj and two relationships, brought by an import, in front of the canvas. */
export async function openedWithThree(person: Person): Promise<Page> {
  const { page } = person;
  await importsByCalls(await person.hasAccount(), THREE);
  await page.goto('/dashboard/data-overview');
  await person.seesOnCanvas(3, 2);
  await person.canvas();
  return page;
}
