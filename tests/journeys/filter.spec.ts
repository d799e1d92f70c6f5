import { seriousIn, showsBy } from './axe';
import { fits } from './fits';
import { expect, test } from './harta';
import { FEW } from './sample';
import { type Language } from './texts';

/** The label of countries in the sample, and one of them. */
const WORDS = {
  en: { label: 'Country', several: 'Countries', node: 'Romania' },
  ro: { label: 'Țară', several: 'Țară', node: 'România' },
} as const;

for (const language of ['en', 'ro'] as const satisfies readonly Language[])
  test(`the canvas is filtered by chips, by keyboard: the rest is faint or hidden, and what matches is counted as the graph changes (${language})`, async ({
    person,
    page,
  }) => {
    await person.prefers(language, 'system');
    const account = await person.hasFewCountries();
    const text = (key: string, values?: Record<string, string | number>) => person.text(`canvas:${key}`, values);
    const { label, several, node } = WORDS[language];
    await page.goto('/dashboard/data-overview');
    await person.seesOnCanvas(FEW.nodes, FEW.relationships);
    const canvas = page.getByTestId('graph-canvas');
    const bar = page.getByRole('region', { name: text('filter.title'), exact: true });
    const add = bar.getByRole('button', { name: person.text('query:add.title') });
    const found = (count: number, shown: number = FEW.nodes) =>
      expect(bar.getByRole('status')).toHaveText(
        text(`filter.found_${language === 'ro' && count < 20 ? 'few' : 'other'}`, { count, shown }),
      );

    await test.step('a key opens it, with all nodes matching', async () => {
      await canvas.focus();
      await page.keyboard.press('q');
      await expect(add).toBeFocused();
      await found(FEW.nodes);
    });

    const begins = async (kind: string) => {
      await add.press('Enter');
      await page.getByRole('menuitem', { name: person.text(`query:add.${kind}`) }).click();
    };

    await test.step('a label, typed', async () => {
      await begins('label');
      await expect(bar.getByRole('combobox')).toBeFocused();
      await page.keyboard.type(label);
      // The option that Enter takes is marked a moment after it is drawn; before that Enter takes none.
      await expect(
        page.locator('.ant-select-item-option-active').and(page.getByTitle(label, { exact: true })),
      ).toBeVisible();
      await page.keyboard.press('Enter');
      await bar.getByRole('button', { name: text('filter.apply') }).press('Enter');
      await expect(bar.getByRole('listitem')).toHaveText([several]);
      await found(9);
      await expect(add).toBeFocused();
      expect(await seriousIn(page)).toEqual([]);
    });

    await test.step('and what is around a node, which the backend knows', async () => {
      await begins('near');
      const form = bar.getByRole('form');
      await form.getByLabel(person.text('query:field.node')).fill(node);
      await page.getByTitle(new RegExp(`^${node} \\(`)).click();
      await form.getByRole('button', { name: text('filter.apply') }).click();
      await expect(bar.getByRole('listitem')).toHaveText([several, `${person.text('query:chip.joined')} ${node}`]);
      await found(5);
    });

    await test.step('the rest is hidden, and the line below says so', async () => {
      await bar.getByText(text('filter.hide'), { exact: true }).click();
      const shown = person.text('canvas:shown.nodes_other', { shown: '6', total: String(FEW.nodes) });
      await expect(page.getByText(language === 'en' ? shown : /^6 din 14/)).toBeVisible();
      await showsBy(page, 'dark');
      expect(await seriousIn(page)).toEqual([]);
      await page.getByRole('button', { name: text('shown.back') }).click();
      await expect(bar.getByRole('radio', { name: text('filter.dim') })).toBeChecked();
      await found(5);
    });

    await test.step('what is made elsewhere is counted', async () => {
      const { nodes } = await account.get<{ nodes: { id: string; properties: Record<string, unknown> }[] }>(
        `/neo4j/search?text=${encodeURIComponent(node)}`,
      );
      const id = nodes.find(({ properties }) => Object.values(properties).includes(node))?.id ?? '';
      const { id: newId } = await account.post<{ id: string }>('/neo4j/create-node', {
        labels: [label],
        properties: { name: 'Utopia' },
      });
      await found(5, FEW.nodes + 1);
      await account.post('/neo4j/create-relationship', { type: 'BORDERS', startNodeId: newId, endNodeId: id });
      await found(6, FEW.nodes + 1);
    });

    await test.step('a property: the tests are those of its values', async () => {
      await begins('property');
      const form = bar.getByRole('form');
      await form.getByLabel(person.text('query:field.property')).fill('name');
      await form.getByLabel(person.text('query:field.value')).fill('UTO');
      await form.getByRole('combobox', { name: person.text('query:field.is') }).click();
      await page.getByTitle(person.text('query:test.contains'), { exact: true }).click();
      await form.getByRole('button', { name: text('filter.apply') }).click();
      await expect(bar.getByRole('status')).toHaveText(text('filter.found_one', { count: 1, shown: FEW.nodes + 1 }));
      await page.setViewportSize({ width: 360, height: 780 });
      await fits(page);
      await page.setViewportSize({ width: 1280, height: 800 });
    });

    await test.step('all that match become the selection', async () => {
      await bar.getByRole('button', { name: text('filter.select_one', { count: 1 }) }).press('Enter');
      await expect(page.getByRole('complementary').getByText('Utopia').first()).toBeVisible();
      await page.keyboard.press('Shift+Tab');
    });

    await test.step('Escape ends it, and the palette begins it again', async () => {
      await add.focus();
      await page.keyboard.press('Escape');
      await expect(bar).toBeHidden();
      await expect(canvas).toBeFocused();
      await page.keyboard.press('Control+k');
      const palette = page.getByRole('dialog').getByRole('combobox');
      await palette.fill(text('action.filter'));
      await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(text('action.filter'));
      await page.keyboard.press('Enter');
      await expect(add).toBeVisible();
    });
  });
