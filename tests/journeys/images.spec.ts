import { expect, test } from './harta';

/** A red square of eight pixels. */
const SQUARE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGM4IaeBFTEMLQkAiE5DgcTIHLQAAAAASUVORK5CYII=',
  'base64',
);

for (const language of ['en', 'ro'] as const)
  test(`a picture of the canvas is kept with its view, and a node wears one that was uploaded (${language})`, async ({
    person,
    page,
  }) => {
    await person.prefers(language, 'system');
    const account = await person.hasFewCountries();
    const { items } = await account.get<{ items: { id: string }[] }>('/neo4j/nodes?pageSize=1');
    const text = (key: string, values = {}) => person.text(`images:${key}`, values);
    const card = (name: string | RegExp) => page.getByRole('listitem', { name });

    await page.goto('/dashboard/data-overview');
    const canvas = await person.canvas();
    await page.getByRole('button', { name: person.text('canvas:action.zoomIn') }).click();
    await person.button('canvas:toolMenu.picture').click();
    await page.getByRole('menuitem', { name: person.text('canvas:action.keepPicture') }).click();
    await expect(page.getByText(text('keptToast'), { exact: true })).toBeVisible();
    await expect(canvas).toBeVisible();

    await page
      .getByRole('button', { name: person.text('project:menuLabel', { name: person.text('project:defaultName') }) })
      .click();
    await page.getByRole('menuitem', { name: person.text('project:images') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('title'));
    const kept = card(new RegExp(person.text('project:defaultName')));
    await expect(kept.locator('img')).toBeVisible();
    await page.locator('input[type=file]').setInputFiles({ name: 'square.png', mimeType: 'image/png', buffer: SQUARE });
    await expect(card('square').locator('img')).toBeVisible();

    await page.getByRole('button', { name: text('moreNamed', { name: 'square' }), exact: true }).click();
    await page.getByRole('menuitem', { name: text('rename') }).click();
    await page.getByRole('textbox', { name: text('name'), exact: true }).fill('Roșu');
    await page.getByRole('button', { name: text('save'), exact: true }).click();
    await expect(card('Roșu')).toBeVisible();
    await page.getByText(text('table'), { exact: true }).click();
    await expect(page.getByRole('cell', { name: 'Roșu', exact: true })).toBeVisible();

    await page.getByRole('button', { name: /^(Show|Arată)/ }).click();
    await page.waitForURL(/data-overview\?view=/);
    await person.canvas();

    await page.goto(`/dashboard/data-overview?node=${items[0]?.id}`);
    const worn = page.getByRole('group', { name: text('node.section'), exact: true });
    await worn.getByRole('button', { name: text('node.choose') }).click();
    await page.getByRole('button', { name: text('node.take', { name: 'Roșu' }) }).click();
    await expect(worn.locator('img')).toBeVisible();
    await expect(worn.getByRole('button', { name: text('node.change') })).toBeVisible();

    await page.goto('/dashboard/images');
    await page.getByRole('button', { name: text('moreNamed', { name: 'Roșu' }), exact: true }).click();
    await page.getByRole('menuitem', { name: text('delete') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('deleteYes'), exact: true })
      .click();
    await expect(card('Roșu')).toHaveCount(0);
  });
