import { seriousIn } from './axe';
import { fits } from './fits';
import { expect, test } from './harta';

const PAGE = '/dashboard/account/data';

test('everything is taken along in one file, brought back, and what is no archive is refused', async ({
  person,
  page,
}) => {
  await person.prefers('ro', 'system');
  const account = await person.hasFewCountries();
  await page.goto('/dashboard/account');
  await page.getByRole('link', { name: person.text('settings:section.data.name'), exact: true }).click();
  await person.button('settings:data.make').click();
  const download = person.button('settings:data.download');
  await expect(download).toBeVisible();
  // Its end stands in the bell, without a look at the backend.
  await expect(page.getByText('Arhiva datelor tale este gata', { exact: false }).first()).toBeAttached();
  const saved = page.waitForEvent('download');
  await download.click();
  const file = await (await saved).path();
  expect((await saved).suggestedFilename()).toMatch(/^harta-\d{4}-\d\d-\d\d\.zip$/);
  expect(await seriousIn(page)).toEqual([]);

  const chooser = async (payload: string | { name: string; mimeType: string; buffer: Buffer }) => {
    const asked = page.waitForEvent('filechooser');
    await person.button('settings:data.choose').click();
    await (await asked).setFiles(payload);
  };
  await chooser({ name: 'poem.zip', mimeType: 'application/zip', buffer: Buffer.from('no archive') });
  const refused = page.getByRole('alert').filter({ hasText: person.text('settings:data.restoreFailed') });
  await expect(refused).toContainText(person.text('errors:problem.FILE_INVALID'));
  await chooser(file);
  await expect(page.getByText(person.text('settings:data.restored'))).toBeVisible();
  const { items } = await account.get<{ items: unknown[] }>('/neo4j/projects');
  expect(items).toHaveLength(2);
});

test('a deletion is begun by typing the address, stands on every page, and is taken back', async ({ person, page }) => {
  const account = await person.hasAccount();
  await page.goto(PAGE);
  await person.button('settings:data.delete.account.ask').click();
  const dialog = page.getByRole('dialog');
  const act = dialog.getByRole('button', {
    name: person.text('settings:data.delete.account.action', { span: '7 days' }),
  });
  await expect(act).toBeDisabled();
  await dialog.getByRole('textbox').fill('somebody@example.com');
  await expect(act).toBeDisabled();
  expect(await seriousIn(page)).toEqual([]);
  await dialog.getByRole('textbox').fill(person.email.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const { deletion } = await account.get<{ deletion?: { at: string } }>('/bigquery/user-info');
  const days = (Date.parse(deletion?.at ?? '') - Date.now()) / 86_400_000;
  expect(Math.round(days * 100) / 100).toBe(7);

  await page.goto('/dashboard/help-center');
  const keep = person.button('account:deletion.keep.account');
  await expect(keep).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  await fits(page);
  expect(await seriousIn(page)).toEqual([]);
  await keep.click();
  await expect(keep).toHaveCount(0);
  await expect.poll(() => account.get('/bigquery/user-info')).not.toHaveProperty('deletion');
});

test('what goes on in the background stands in the header, and can be cancelled there', async ({ person, page }) => {
  const account = await person.hasAccount();
  const at = new Date().toISOString();
  const id = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
  const times = { attempts: 1, createdAt: at, startsAt: at, endedAt: null, problem: null };
  const job = { __typename: 'Job', id, kind: 'exportArchive', state: 'running', done: 1, total: 4, ...times };
  const answer = { data: { jobs: { __typename: 'JobList', items: [job], total: 1 } } };
  // An archive of a newcomer is made too fast to be looked at.
  await page.route(/\/graphql\?Jobs$/, (route) => route.fulfill({ json: answer }));
  await page.goto('/dashboard/help-center');
  const button = page.getByRole('button', { name: person.text('account:jobs.running_one', { count: 1 }) });
  await button.focus();
  await page.keyboard.press('Enter');
  const name = person.text('account:jobs.kind.exportArchive');
  await expect(page.getByRole('progressbar', { name })).toHaveAttribute('aria-valuenow', '25');
  expect(await seriousIn(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 780 });
  await fits(page);
  await page.keyboard.press('Tab');
  const cancel = page.getByRole('button', { name: person.text('account:jobs.cancelNamed', { name }) });
  if (!(await cancel.isVisible())) await button.click();
  // This job is not known there: what was refused is told, and the list goes on.
  await cancel.click();
  await expect(page.getByText(person.text('account:jobs.cancelFailed')).first()).toBeVisible();
  await page.keyboard.press('Escape');
  // Its end comes over the channel of this very window.
  await page.unroute(/\/graphql\?Jobs$/);
  await account.post('/bigquery/export-data', {});
  await page.reload();
  await expect(button).toHaveCount(0);
});
