import { readFileSync } from 'node:fs';

import { expect, test } from './harta';

for (const language of ['en', 'ro'] as const)
  test(`projects are made, described, opened, copied, put away and deleted (${language})`, async ({ person, page }) => {
    await person.prefers(language, 'system');
    await person.hasFewCountries();
    const text = (key: string, values = {}) => person.text(`projects:${key}`, values);
    const card = (name: string) => page.getByRole('listitem', { name: new RegExp(`^${name}`) });
    const first = person.text('project:defaultName');
    const more = async (name: string, action: string) => {
      await page.getByRole('button', { name: text('moreNamed', { name }), exact: true }).click();
      await page.getByRole('menuitem', { name: text(action), exact: true }).click();
    };

    await page.goto('/dashboard/data-overview');
    await page.getByRole('button', { name: person.text('project:menuLabel', { name: first }) }).click();
    await page.getByRole('menuitem', { name: person.text('project:manage') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('title'));
    await expect(card(first)).toHaveAttribute('aria-current', 'true');
    // Its picture is drawn from its graph.
    await expect(card(first).locator('svg circle').first()).toBeVisible();

    const create = page.getByRole('button', { name: text('create') });
    const name = page.getByRole('textbox', { name: text('form.name'), exact: true });
    // A choice between segments is one stop of Tab: the chosen one.
    await page.getByRole('button', { name: text('upload') }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radiogroup').getByRole('radio', { checked: true })).toBeFocused();
    await create.focus();
    await page.keyboard.press('Enter');
    // What is typed belongs to the form that opened, and what opened it has the focus when it closes.
    await expect(name).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(create).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(name).toBeFocused();
    await name.fill('Atlas');
    await page.getByRole('textbox', { name: text('form.description'), exact: true }).fill('Două rânduri');
    await page.getByRole('button', { name: text('form.create') }).click();
    await expect(card('Atlas')).toContainText('Două rânduri');
    await expect(card('Atlas')).toContainText(text('pictureEmpty'));

    await more(first, 'duplicate');
    await page.getByRole('textbox', { name: text('form.name'), exact: true }).fill('Copia');
    // What the page hears while a list is on its way makes it ask for another: the first may be of before the end of the job.
    const lists = /graphql\?AllProjects/;
    await page.route(
      lists,
      async (route) => {
        const another = page.waitForRequest(lists);
        const response = await route.fetch();
        await another;
        await route.fulfill({ response });
      },
      { times: 1 },
    );
    await page.getByRole('button', { name: text('form.copy'), exact: true }).click();
    await expect(card('Copia').locator('svg circle').first()).toBeVisible();

    const downloading = page.waitForEvent('download');
    await more('Copia', 'download');
    const file = await (await downloading).path();
    await page.locator('input[type=file]').setInputFiles({
      ...{ name: 'copia.harta.zip', mimeType: 'application/zip', buffer: readFileSync(file) },
    });
    await expect(card('Copia')).toHaveCount(2);

    await more('Atlas', 'archive');
    await expect(card('Atlas')).toHaveCount(0);
    await page.getByText(text('archived', { count: 1 }), { exact: true }).click();
    // By keys: the one that chooses from the menu is not also for the dialogue that it opens.
    await page.getByRole('button', { name: text('moreNamed', { name: 'Atlas' }), exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: text('delete'), exact: true }).focus();
    await page.keyboard.press('Enter');
    const confirm = page.getByRole('dialog').getByRole('button', { name: text('delete').replace('…', '') });
    await expect(confirm).toBeDisabled();
    const typed = page.getByLabel(text('deletion.type', { name: 'Atlas' }));
    await expect(typed).toBeFocused();
    await typed.fill('atlas');
    await page.keyboard.press('Enter');
    await page.getByText(text('deleted', { count: 1 }), { exact: true }).click();
    await page.getByRole('button', { name: text('takeBackNamed', { name: 'Atlas' }) }).click();
    await page.getByText(text('active', { count: 4 }), { exact: true }).click();

    await page.getByRole('button', { name: text('openNamed', { name: 'Atlas' }) }).click();
    await page.waitForURL('**/dashboard/data-overview');
    await person.seesOnCanvas(0, 0);
    await expect(page.getByRole('button', { name: person.text('project:menuLabel', { name: 'Atlas' }) })).toBeVisible();
  });
