import { asks, begins } from './asking';
import { seriousIn, showsBy } from './axe';
import { drawnNodes } from './drawnAt';
import { expect, test } from './harta';
import { FEW } from './sample';

test('a view is kept below an answer and on the canvas, opened by its address and by the menu, shown to others, renamed and deleted', async ({
  person,
  page,
  baseURL,
}) => {
  const text = (key: string, values?: Record<string, string | number>) => person.text(key, values);
  const project = person.text('project:defaultName');
  const bar = page.getByRole('region', { name: text('canvas:filter.title'), exact: true });
  const lines = (shown: number) => text('canvas:shown.nodes_other', { shown: String(shown), total: String(FEW.nodes) });
  await begins(person);

  await test.step('below an answer, under a name', async () => {
    await asks(person, 'Which countries border Romania?');
    const answer = page.getByRole('article', { name: text('chat:assistant'), exact: true }).first();
    await answer.getByRole('button', { name: text('chat:keepView.open') }).click();
    await expect(answer.getByLabel(text('chat:keepView.name'))).toBeFocused();
    await page.keyboard.type('Neighbours');
    await page.keyboard.press('Enter');
    await expect(
      page.getByText(text('chat:keepView.kept', { name: 'Neighbours' }), { exact: true }).first(),
    ).toBeVisible();
  });

  await test.step('the menu of the project opens it: what it finds, and nothing else in sight', async () => {
    await page.getByRole('button', { name: text('project:menuLabel', { name: project }) }).click();
    await page.getByRole('menuitem', { name: 'Neighbours' }).click();
    await expect(page).toHaveURL(/data-overview\?saved=/);
    await expect(bar.getByRole('listitem')).toHaveText(['Countries', 'borders Romania']);
    await expect(page.getByText(lines(6))).toBeVisible();
    await page.reload();
    await expect(bar.getByRole('listitem')).toHaveText(['Countries', 'borders Romania']);
    await expect(page.getByText(lines(6))).toBeVisible();
    // Large and beside what lies over the canvas, though the view was kept where nothing was drawn.
    const found = ['Romania', 'Hungary', 'Bulgaria', 'Ukraine', 'Moldova', 'Serbia'];
    const places = async () => (await drawnNodes(page)).filter(({ caption }) => found.includes(caption));
    const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
    await expect.poll(async () => Math.min(...(await places()).map((one) => one.y))).toBeGreaterThan(y + height);
    const width = async () => {
      const across = (await places()).map(({ x }) => x);
      return Math.max(...across) - Math.min(...across);
    };
    expect(await width()).toBeGreaterThan(300);
  });

  await test.step('changed on the canvas, and kept as another one with what is hidden', async () => {
    await bar.getByRole('button', { name: text('query:remove', { chip: 'borders Romania' }) }).click();
    await expect(page.getByText(lines(9))).toBeVisible();
    await bar.getByRole('button', { name: text('chat:keepView.open') }).click();
    await bar.getByLabel(text('chat:keepView.name')).fill('Countries');
    await bar.getByRole('button', { name: text('chat:keepView.keep'), exact: true }).click();
    await expect(
      page.getByText(text('chat:keepView.kept', { name: 'Countries' }), { exact: true }).first(),
    ).toBeVisible();
    await expect(bar.getByRole('button', { name: text('chat:keepView.open') })).toBeFocused();
    await showsBy(page, 'dark');
    expect(await seriousIn(page)).toEqual([]);
  });

  await test.step('the palette leads to where views are, and there one is renamed by keys', async () => {
    await page.keyboard.press('Control+k');
    await page
      .getByRole('dialog', { name: text('palette:name') })
      .getByRole('combobox')
      .fill('saved vi');
    await page
      .getByRole('option', { name: text('projects:savedViews.title') })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('projects:savedViews.title'));
    const rename = (name: string) =>
      page.getByRole('button', { name: text('projects:savedViews.renameNamed', { name }), exact: true });
    await rename('Countries').focus();
    await page.keyboard.press('Enter');
    const form = page.getByRole('form', { name: text('projects:savedViews.renameNamed', { name: 'Countries' }) });
    await form.getByRole('textbox').fill('All countries');
    await page.keyboard.press('Enter');
    await expect(rename('All countries')).toBeFocused();
    expect(await seriousIn(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('views.png') });
  });

  const dialog = page.getByRole('dialog', { name: text('projects:views.title', { name: project }) });

  await test.step('another site shows it, until it is deleted', async () => {
    await page.getByRole('button', { name: text('projects:savedViews.shareNamed', { name: 'Neighbours' }) }).click();
    await dialog.getByLabel(text('projects:views.name'), { exact: true }).fill('Blog');
    await dialog.getByLabel(text('projects:views.origins'), { exact: true }).fill('https://site.example');
    await expect(dialog.getByTitle('Neighbours', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: text('projects:views.make') }).click();
    const code = dialog.getByRole('region', { name: text('projects:views.snippet') });
    const address = /src="([^"]*)"/.exec((await code.textContent()) ?? '')?.[1]?.replaceAll('&amp;', '&') ?? '';
    const readers = await page.context().browser()?.newContext();
    const reader = await readers?.newPage();
    if (readers === undefined || reader === undefined) throw new Error('there is no other browser');
    await reader.goto(new URL(address, baseURL).href);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Neighbours');
    await expect(reader.getByText(lines(6))).toBeVisible();
    await dialog.getByRole('button', { name: text('projects:views.kept') }).click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: text('projects:savedViews.deleteNamed', { name: 'Neighbours' }) }).click();
    await page
      .getByRole('dialog', { name: text('projects:savedViews.confirm', { name: 'Neighbours' }) })
      .getByRole('button', { name: text('projects:savedViews.delete'), exact: true })
      .click();
    await expect(
      page.getByText(text('projects:savedViews.deleted', { name: 'Neighbours' }), { exact: true }).first(),
    ).toBeVisible();
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(person.text('view:over.title'));
    await page
      .getByRole('button', { name: text('projects:savedViews.deleteNamed', { name: 'All countries' }) })
      .click();
    await page
      .getByRole('dialog', { name: text('projects:savedViews.confirm', { name: 'All countries' }) })
      .getByRole('button', { name: text('projects:savedViews.delete'), exact: true })
      .click();
    await expect(page.getByText(text('projects:savedViews.none'))).toBeVisible();
    await readers.close();
  });
});
