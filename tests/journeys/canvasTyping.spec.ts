import { expect, test } from './harta';

test('what is typed while the form of a new node opens stands in it, and the focus comes back to the canvas', async ({
  person,
}) => {
  const { page } = person;
  await person.signsUp();
  await page.goto('/dashboard/data-overview');
  await person.canvas();
  // The form's own code comes late, as over a slow line.
  await page.route(/NodeForm.*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  const stage = page.getByTestId('graph-canvas');
  await stage.focus();
  await page.keyboard.press('n');
  await page.keyboard.type('Connecticut');
  const form = page.getByRole('dialog', { name: person.text('canvas:node.new') });
  const name = form.getByLabel(person.text('canvas:node.name'), { exact: true });
  await expect(name).toHaveValue('Connecticut');
  await expect(name).toBeFocused();
  await page.keyboard.press('Enter');
  await person.seesOnCanvas(1, 0);
  await expect(form).toBeHidden();
  await expect(stage).toBeFocused();
  await page.keyboard.press('n');
  await expect(name).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(stage).toBeFocused();
});

test('the drawer of a row opens at its top and leaves the pane beside the table in sight', async ({ person }) => {
  const { page } = person;
  await page.setViewportSize({ width: 1280, height: 600 });
  await person.signsUp();
  await page.goto('/dashboard/data-configuration');
  await expect(person.button('files:drop.choose')).toBeEnabled();
  const columns = Array.from({ length: 14 }, (_, at) => `p${at}`);
  const text = `id:ID,name,:LABEL,${columns.join()}\n1,Ana,Person,${columns.join()}\n`;
  await page
    .locator('input[type=file]')
    .setInputFiles([{ name: 'nodes.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }]);
  const files = page.getByRole('dialog');
  await files.getByRole('button', { name: person.text('files:action.confirm') }).click();
  await expect(files.getByRole('link', { name: person.text('files:action.toOverview') })).toBeVisible();
  await page.goto('/dashboard/data-management');
  await page.getByText('Ana', { exact: true }).first().click();
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: person.text('data:update') })
    .click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  const pane = page.getByRole('complementary', { name: person.text('data:surroundings.title') });
  await expect(async () => {
    const [over, beside] = [await drawer.boundingBox(), await pane.boundingBox()];
    expect((over?.x ?? 9999) + (over?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0);
    expect(over?.x).toBe(0);
  }).toPass();
  await expect.poll(() => drawer.locator('.ant-drawer-body').evaluate((body) => body.scrollTop)).toBe(0);
  await page.screenshot({ path: test.info().outputPath('drawer.png') });
});
