import { expect } from './harta';
import { type Person } from './person';

/** A person with a few countries, in front of an empty conversation. */
export async function begins(person: Person): Promise<void> {
  await person.hasFewCountries();
  await person.page.goto('/dashboard/chat');
  await expect(person.page.getByRole('list', { name: person.text('chat:start.examples') })).toBeVisible();
}

/** Asks on the chat page, once nothing is being answered: until then Enter sends nothing. */
export async function asks(person: Person, question: string, page = person.page): Promise<void> {
  const field = page.getByLabel(person.text('chat:composer.label'));
  await field.fill(question);
  await expect(page.getByRole('button', { name: person.text('chat:composer.send'), exact: true })).toBeEnabled();
  await field.press('Enter');
}
