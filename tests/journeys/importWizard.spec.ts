import { CheckFile } from '../../server/assistant/engine/model/trust/CheckFile';
import { ScriptedModel } from '../server/model/ScriptedModel';
import { seriousIn } from './axe';
import { fits } from './fits';
import { expect, test as base } from './harta';
import { Installation } from './installation';

const TRUSTED = { asked: 60, right: 60, false: 0, refused: 0 };
/** A person has read the proposal before the model answers. */
const MODEL_MS = 1_500;

const noun = (name: string) => ({
  before: MODEL_MS,
  text: [JSON.stringify({ names: [{ table: 1, noun: name }] })],
});

/** An installation with a model that passed its test; a server of this machine speaks as its endpoint does. */
const test = base.extend<object, { model: ScriptedModel }>({
  model: [
    // eslint-disable-next-line no-empty-pattern -- the runner reads the names from this pattern
    async ({}, use) => {
      const model = await ScriptedModel.start();
      await use(model);
      await model.stop();
    },
    { scope: 'worker' },
  ],
  harta: [
    async ({ model }, use) => {
      const { baseUrl, model: name } = model.settings;
      const installation = await Installation.start({
        HARTA_LLM_BASE_URL: baseUrl,
        HARTA_LLM_MODEL: name,
        HARTA_LLM_CHECK: 'off',
      });
      new CheckFile(installation.dataDir).keep(model.settings, TRUSTED, new Date());
      await installation.killAndRestart();
      await use(installation);
      await installation.remove();
    },
    { scope: 'worker', timeout: 400_000 },
  ],
});

// What they share is started once, in one worker: to start it in each takes longer than to wait for each other.
test.describe.configure({ mode: 'default' });

const file = (name: string, rows: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(rows.join('\n')),
});
const TITANIC = file('Titanic.csv', [
  'Survived,Class,Name,Age',
  ...['Braund', 'Cumings', 'Heikkinen', 'Futrelle', 'Allen', 'Moran'].map(
    (name, at) => `${at % 2 ? 'yes' : 'no'},${1 + (at % 3)},"${name}, Ada",${21 + at}`,
  ),
]);
const REGISTER = file('Primaria_Deva.csv', [
  'Nume și prenume,Funcția,Direcția',
  ...['Bucur Sanda', 'Cernat Horia', 'Drăgan Ilinca', 'Enache Matei', 'Florea Oana'].map(
    (name, at) => `${name},${at % 2 ? 'referent' : 'consilier'},${at % 3 ? 'Urbanism' : 'Fiscală'}`,
  ),
]);

test('what the model calls a row is taken by the keyboard, and the wizard outlives the server', async ({
  person,
  page,
  model,
  harta,
}) => {
  model.play(
    () => ({}),
    () => noun('passenger'),
  );
  await person.hasAccount();
  await page.goto('/dashboard/data-configuration');
  await expect(page.getByText(person.text('files:recent.none'))).toBeVisible();
  await expect(page.getByText(person.text('files:drop.sent', { model: 'scripted' }))).toBeVisible();
  await page.locator('input[type=file]').setInputFiles([TITANIC]);
  const drawer = page.getByRole('dialog');
  const name = drawer.getByRole('combobox', { name: person.text('files:mapping.rowName') });
  await expect(name).toHaveValue('Titanic');
  const take = drawer.getByRole('button', { name: person.text('files:mapping.takeName', { name: 'Passenger' }) });
  await expect(take).toHaveCount(0);
  await name.focus();
  await page.keyboard.type('s');
  await expect(take).toBeVisible();
  await expect(name).toHaveValue('Titanics');
  await page.keyboard.press('Escape');
  expect(await seriousIn(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('row-name-en.png') });
  for (let at = 0; at < 8 && !(await take.evaluate((button) => button === document.activeElement)); at += 1)
    await page.keyboard.press('Tab');
  await expect(take).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(name).toHaveValue('Passenger');
  await expect(name).toBeFocused();
  await expect(drawer.getByText(/Which passenger has/).first()).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('row-name-taken-en.png') });

  await harta.killAndRestart();
  await expect(name).toHaveValue('Passenger');
  const check = drawer.getByRole('button', { name: person.text('files:action.check') });
  const confirm = drawer.getByRole('button', { name: person.text('files:action.confirm') });
  await check.focus();
  await page.keyboard.press('Enter');
  await expect(confirm).toBeVisible();
  await harta.killAndRestart();
  await page.reload();
  await person.button('files:action.show').click();
  await expect(name).toHaveValue('Passenger');
  await check.click();
  await confirm.click();
  await drawer.getByRole('link', { name: person.text('files:action.toOverview') }).click();
  await person.seesOnCanvas(6, 0);
});

test('a press while the server is away says so, and what was chosen is there again (ro, dark)', async ({
  person,
  page,
  model,
  context,
}) => {
  await person.prefers('ro', 'dark');
  model.play(
    () => ({}),
    () => noun('angajat'),
  );
  await person.hasAccount();
  await page.goto('/dashboard/data-configuration');
  await expect(page.getByText(person.text('files:recent.none'))).toBeVisible();
  await page.locator('input[type=file]').setInputFiles([REGISTER]);
  const drawer = page.getByRole('dialog');
  const name = drawer.getByRole('combobox', { name: person.text('files:mapping.rowName') });
  const take = drawer.getByRole('button', { name: person.text('files:mapping.takeName', { name: 'Angajat' }) });
  await expect(take).toBeVisible();
  expect(await seriousIn(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('row-name-ro-dark.png') });
  await page.setViewportSize({ width: 360, height: 740 });
  await fits(page);
  await page.screenshot({ path: test.info().outputPath('row-name-ro-dark-360.png') });
  await page.setViewportSize({ width: 1440, height: 900 });
  await take.click();
  await expect(name).toHaveValue('Angajat');

  await context.setOffline(true);
  await drawer.getByRole('button', { name: person.text('files:action.check') }).click();
  const again = drawer.getByRole('button', { name: person.text('files:action.retry') });
  await expect(again).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('away-ro-dark.png') });
  await context.setOffline(false);
  await again.click();
  await expect(name).toHaveValue('Angajat');
});
