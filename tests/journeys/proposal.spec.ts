import { asks, begins } from './asking';
import { seriousIn } from './axe';
import { expect, test } from './harta';
import { type Person } from './person';
import { FEW } from './sample';

/** The overview is laid out from the beginning, which takes its time on a busy machine. */
async function holds({ page }: Person, nodes: number, relationships: number): Promise<void> {
  const canvas = page.getByTestId('graph-canvas');
  await expect(canvas).toHaveAttribute('data-nodes', String(nodes));
  await expect(canvas).toHaveAttribute('data-relationships', String(relationships));
}

const review = (person: Person, count: number) =>
  person.page.getByRole('region', {
    name: person.text(`chat:proposal.title_${count === 1 ? 'one' : 'other'}`, { count }),
  });

test('changes are reviewed one by one, applied as one step and undone', async ({ person, page }) => {
  await begins(person);
  await asks(person, 'Add a country called Testville in Southern Europe');
  const changes = review(person, 2);
  await expect(changes).toHaveAttribute('data-state', 'open');
  const canvas = changes.getByRole('application', { name: person.text('chat:proposal.canvas') });
  await expect(canvas).toHaveAttribute('data-nodes', '2');
  await expect(canvas).toHaveAttribute('data-relationships', '1');
  const [node, relationship] = [changes.getByRole('checkbox').nth(0), changes.getByRole('checkbox').nth(1)];
  await expect(node).toBeChecked();
  await expect(relationship).toBeChecked();
  await expect(changes).toContainText('Add the relationship “Testville is part of Southern Europe”');

  await node.uncheck();
  await expect(relationship).not.toBeChecked();
  await expect(changes.getByText(person.text('chat:proposal.along_one', { count: 1 }))).toBeVisible();
  await expect(changes.getByRole('button', { name: person.text('chat:proposal.applyNothing') })).toBeDisabled();
  await relationship.check();
  await expect(node).toBeChecked();

  await changes.getByRole('button', { name: person.text('chat:proposal.apply_other', { count: 2 }) }).click();
  await expect(changes).toHaveAttribute('data-state', 'applied');
  await page.getByRole('button', { name: person.text('chat:proposal.undo.label'), exact: true }).click();
  const told = person.text('changes:tookBack', { what: '' }).trim();
  await expect(page.getByText(told).filter({ hasText: 'Testville' }).first()).toBeVisible();
  await page.goto('/dashboard/data-overview');
  await holds(person, FEW.nodes, FEW.relationships);
});

test('when what the changes concern cannot be read the proposal says so, and reads it when asked again', async ({
  person,
  page,
}) => {
  await begins(person);
  await page.route(/graphql\?GraphElements/, (route) => route.abort());
  await asks(person, 'Add a country called Testville in Southern Europe');
  const changes = review(person, 2);
  const notice = changes.getByRole('alert').filter({ hasText: person.text('chat:proposal.unread') });
  await expect(notice).toBeVisible();
  await page.unroute(/graphql\?GraphElements/);
  await notice.getByRole('button', { name: person.text('chat:tryAgain') }).click();
  await expect(notice).toBeHidden();
  await expect(changes.getByRole('application', { name: person.text('chat:proposal.canvas') })).toHaveAttribute(
    'data-nodes',
    '2',
  );
});

test('what was applied is in the graph, and stays applied when the page is opened again', async ({ person, page }) => {
  await begins(person);
  await asks(person, 'Add a country called Testville in Southern Europe');
  const changes = review(person, 2);
  await changes.getByRole('button', { name: person.text('chat:proposal.apply_other', { count: 2 }) }).click();
  await expect(changes).toHaveAttribute('data-state', 'applied');
  await page.reload();
  await expect(changes).toHaveAttribute('data-state', 'applied');
  await expect(changes.getByRole('checkbox')).toHaveCount(0);
  await page.goto('/dashboard/data-overview');
  await holds(person, FEW.nodes + 1, FEW.relationships + 1);
});

test('a node that is there already is used in place of a new one, and what was left out is told later too', async ({
  person,
  page,
}) => {
  await begins(person);
  await asks(person, 'Add a country called Romania in Southern Europe');
  const changes = review(person, 2);
  const canvas = changes.getByRole('application', { name: person.text('chat:proposal.canvas') });
  await expect(canvas).toHaveAttribute('data-relationships', '1');
  const ofOld = { name: person.text('chat:proposal.existing.useNamed', { name: 'Romania (Country)' }) };
  await changes.getByRole('button', ofOld).focus();
  await page.keyboard.press('Enter');
  await expect(changes.getByText(person.text('chat:proposal.existing.used'))).toBeFocused();
  await expect(changes.getByRole('checkbox').nth(0)).not.toBeChecked();
  await expect(changes.getByRole('checkbox').nth(1)).toBeChecked();
  await expect(canvas).toHaveAttribute('data-nodes', '2');
  await changes.getByRole('button', { name: person.text('chat:proposal.apply_one', { count: 1 }) }).focus();
  await page.keyboard.press('Enter');
  await expect(changes).toHaveAttribute('data-state', 'applied');
  await expect(changes.getByRole('heading')).toBeFocused();
  await page.reload();
  await changes.getByText(person.text('chat:proposal.written_other', { count: 2, written: 1 })).click();
  await expect(changes.getByText(person.text('chat:proposal.replaced', { name: 'Romania' }))).toBeVisible();
  await expect(changes.getByText(person.text('chat:proposal.leftOut'))).toHaveCount(0);

  await asks(person, 'Add a country called Romania in Southern Europe');
  const second = review(person, 2).nth(1);
  await second.getByRole('button', ofOld).click();
  await expect(second.getByText(person.text('chat:proposal.existing.stands'))).toBeVisible();
  await expect(second.getByRole('button', { name: person.text('chat:proposal.applyNothing') })).toBeDisabled();
  await second.getByRole('button', { name: person.text('chat:proposal.existing.makeNew') }).click();
  await expect(
    second.getByRole('button', { name: person.text('chat:proposal.apply_other', { count: 2 }) }),
  ).toBeEnabled();
  await page.goto('/dashboard/data-overview');
  await holds(person, FEW.nodes, FEW.relationships + 1);
});

test('a change shows what stands now and what would stand, and can be refused', async ({ person, page }) => {
  await begins(person);
  await asks(person, 'Change the capital of Romania to Cluj');
  const changes = review(person, 1);
  await expect(changes.locator('del')).toHaveText('Bucharest');
  await expect(changes.getByText('Cluj', { exact: true })).toBeVisible();
  await changes.getByRole('button', { name: person.text('chat:proposal.refuse') }).click();
  await expect(changes).toHaveAttribute('data-state', 'refused');
  await page.reload();
  await expect(changes).toHaveAttribute('data-state', 'refused');
});

test('a proposal that the graph has overtaken writes nothing, says why and offers to ask again', async ({
  person,
  page,
}) => {
  await begins(person);
  await asks(person, 'Change the capital of Romania to Cluj');
  const changes = review(person, 1);
  await expect(changes.locator('del')).toHaveText('Bucharest');
  const window = await page.context().newPage();
  await window.goto('/dashboard/chat');
  await asks(person.at(window), 'Delete Romania');
  const deletion = review(person.at(window), 1);
  await deletion.getByRole('button', { name: person.text('chat:proposal.apply_one', { count: 1 }) }).click();
  await expect(deletion).toHaveAttribute('data-state', 'applied');
  await window.close();

  await page
    .getByRole('button', { name: person.text('chat:proposal.apply_one', { count: 1 }) })
    .first()
    .click();
  await expect(page.getByText(person.text('chat:proposal.conflict.title'))).toBeVisible();
  await expect(page.getByText(person.text('chat:proposal.conflict.NODE_NOT_FOUND'))).toBeVisible();
  await page.getByRole('link', { name: person.text('chat:proposal.conflict.again') }).click();
  await expect(page.getByText(person.text('chat:proposal.conflict.title'))).toBeHidden();
});

test('axe finds nothing serious in a proposal, in Romanian, dark and narrow', async ({ person, page }) => {
  await person.prefers('ro', 'dark');
  await begins(person);
  await page.setViewportSize({ width: 390, height: 844 });
  await asks(person, 'Șterge nodul Romania');
  const changes = review(person, 1);
  await expect(changes.getByRole('checkbox', { name: /România.*9 relații/ })).toBeChecked();
  await expect(changes.getByRole('application')).toHaveAttribute('data-relationships', '9');
  expect(await seriousIn(page)).toEqual([]);
});
