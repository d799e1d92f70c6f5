import { asks, begins } from './asking';
import { seriousIn } from './axe';
import { expect, test } from './harta';

test('somebody who knows Cypher types it with the names of their graph, and reads its rows with what it was read as', async ({
  person,
  page,
}) => {
  await begins(person);
  const field = page.getByLabel(person.text('chat:composer.label'));
  const choices = page.getByRole('listbox', { name: person.text('chat:cypher.list') });
  await field.pressSequentially('MATCH (c:Cou');
  await expect(choices.getByRole('option')).toHaveCount(1);
  await expect(field).not.toHaveAttribute('aria-activedescendant', /./);
  // Seen through: its colours lie over it, letter for letter.
  await expect(field).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
  await field.press('ArrowDown');
  await expect(choices.getByRole('option', { selected: true })).toContainText('Country');
  expect(await seriousIn(page)).toEqual([]);
  await field.press('Enter');
  await expect(field).toHaveValue('MATCH (c:Country');
  await expect(choices).toHaveCount(0);

  await field.pressSequentially(') RETURN c.na');
  await field.press('ArrowDown');
  await field.press('Enter');
  await field.pressSequentially(' AS country LIMIT 2');
  await field.press('Escape');
  await field.press('Enter');
  const answers = page.getByRole('article', { name: person.text('chat:assistant'), exact: true });
  await expect(answers.last().getByRole('columnheader')).toHaveText('country');
  await expect(answers.last().getByRole('row')).toHaveCount(3);
  expect(await seriousIn(page)).toEqual([]);

  await asks(person, 'MATCH (c:Country) DELETE c');
  await expect(answers.last()).toContainText(/\D1\D+19\D/);
  await expect(answers.last()).toContainText('DELETE');
});

test('a mistake in Cypher is underlined where it stands and told before it is sent, and goes when it is mended', async ({
  person,
  page,
}) => {
  await begins(person);
  const field = page.getByLabel(person.text('chat:composer.label'));
  const sentence = page
    .getByRole('status')
    .filter({ hasText: person.text('chat:cypher.fault.syntax', { name: 'RETRUN' }) });
  await field.pressSequentially('MATCH (c:Country) RETRUN');
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  await field.pressSequentially(' c');
  await expect(sentence).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('pre span', { hasText: 'RETRUN' })).toHaveCSS('text-decoration-style', 'wavy');
  expect(await seriousIn(page)).toEqual([]);
  await field.fill('MATCH (c:Country) RETURN c');
  await expect(sentence).toHaveCount(0);
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
});

test('no letter is lost where a long line of Cypher wraps', async ({ person, page }) => {
  await begins(person);
  const cypher =
    "MATCH (c:Country {name: 'România'})-[:SPEAKS]->(l:Language) WHERE c.population > 1000000 RETURN c.name, count(l) AS n ";
  const field = page.getByLabel(person.text('chat:composer.label'));
  await field.pressSequentially(cypher);
  await expect(field).toHaveValue(cypher);
});

test('the palette hands Cypher to the chat', async ({ person, page }) => {
  await begins(person);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('combobox', { name: person.text('palette:name') });
  await palette.fill('MATCH (c:Country) RETURN count(c)');
  await expect(page.getByRole('option').first()).toContainText(person.text('palette:cypher'));
  await palette.press('Enter');
  await expect(page.getByLabel(person.text('chat:composer.label'))).toHaveValue('MATCH (c:Country) RETURN count(c)');
});
