import { expect, test } from './harta';
import { SAMPLE } from './sample';

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test('a broken file is refused with its row, and writes nothing', async ({ person, page }) => {
  await person.hasAccount();
  await page.goto('/dashboard/data-configuration');
  await expect(page.getByText(person.text('files:recent.none'))).toBeVisible();
  const broken = '<graphml>\n<graph edgedefault="directed">\n<node id="ana"/>\n<node id="bob"></edge>\n';
  await page
    .locator('input[type=file]')
    .setInputFiles([{ name: 'people.graphml', mimeType: 'application/xml', buffer: Buffer.from(broken) }]);
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText(person.text('files:action.otherFile'))).toBeVisible();
  const row = drawer.getByRole('row').filter({ hasText: person.text('files:issue.BAD_XML') });
  await expect(row.getByRole('cell').filter({ hasText: /^4$/ })).toBeVisible();
  await page.goto('/dashboard/data-overview');
  await expect(page.getByText(person.text('canvas:empty.title'))).toBeVisible();
});

test('a value that is not of its column stays text, and is told with its row before it is written', async ({
  person,
  page,
}) => {
  await person.hasAccount();
  await page.goto('/dashboard/data-configuration');
  await expect(page.getByText(person.text('files:recent.none'))).toBeVisible();
  const odd = 'id:ID,name,age:int,:LABEL\n1,Ana,x,Person\n2,Bob,3,Person\n';
  await page.locator('input[type=file]').setInputFiles([csv('people.csv', odd)]);
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('button', { name: person.text('files:action.confirm') })).toBeVisible();
  const row = drawer.getByRole('row').filter({ hasText: person.text('files:issue.KEPT_AS_TEXT') });
  await expect(row.getByRole('cell').filter({ hasText: /^2$/ })).toBeVisible();
  await expect(row.getByRole('cell').filter({ hasText: 'age' }).first()).toBeVisible();
});

test('a file is shown first, written when the person says so, and undone in one step', async ({ person, page }) => {
  await person.hasAccount();
  await page.goto('/dashboard/data-configuration');
  await expect(page.getByText(person.text('files:recent.none'))).toBeVisible();
  const edges = 'source,target,type\nAna,Bob,KNOWS\nBob,Cid,KNOWS\n';
  await page.locator('input[type=file]').setInputFiles([csv('edges.csv', edges)]);
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: person.text('files:action.check') }).click();
  await drawer.getByRole('button', { name: person.text('files:action.confirm') }).click();
  await expect(drawer.getByText(person.text('files:done.undo'))).toBeVisible();
  await drawer.getByRole('link', { name: person.text('files:action.toOverview') }).click();
  await person.seesOnCanvas(3, 2);
  await person.button('canvas:action.undo').first().click();
  await expect(page.getByText(person.text('canvas:empty.title'))).toBeVisible();
  await person.button('canvas:action.redo').first().click();
  await person.seesOnCanvas(3, 2);
});

test('without websockets an import is followed over the long poll, and not asked for again and again', async ({
  person,
  page,
}) => {
  await page.addInitScript(() => void Reflect.deleteProperty(window, 'WebSocket'));
  await person.hasAccount();
  await page.goto('/dashboard/data-configuration');
  await expect(page.getByText(person.text('files:recent.none'))).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('ImportJob')) asked.push(request.url());
  });
  const edges = Array.from({ length: 5000 }, (_, at) => `n${at},n${at + 1},NEXT\n`).join('');
  await page.locator('input[type=file]').setInputFiles([csv('edges.csv', `source,target,type\n${edges}`)]);
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: person.text('files:action.check') }).click();
  await drawer.getByRole('button', { name: person.text('files:action.confirm') }).click();
  await expect(drawer.getByText(person.text('files:done.undo'))).toBeVisible();
  expect(asked.length, 'one reading for a join that came after the upload').toBeLessThan(2);
});

test('what is downloaded as Harta JSON holds the whole graph', async ({ person, page }) => {
  await person.hasAccount();
  await page.goto('/dashboard/data-configuration');
  await person.button('files:sample.load').click();
  await expect(page.getByText(person.text('files:sample.loaded')).first()).toBeVisible();
  await person.button('files:export.download').click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem').first().click()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk as Uint8Array));
  const file = JSON.parse(Buffer.concat(chunks).toString()) as { nodes: unknown[]; relationships: unknown[] };
  expect([file.nodes.length, file.relationships.length]).toEqual([SAMPLE.nodes, SAMPLE.relationships]);
});
