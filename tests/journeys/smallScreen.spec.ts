import { type Locator, type Page } from '@playwright/test';

import { seriousIn } from './axe';
import { drawnAt } from './drawnAt';
import { fits } from './fits';
import { expect, test } from './harta';
import { importsByCalls } from './importsByCalls';
import { openedWithThree } from './openedWithThree';

const STATIONS = {
  name: 'gari.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Denumire;Județ;Latitudine;Longitudine;Deschisă;Călători pe zi',
      'Iași;Iași;47,166;27,570;1870-06-01;9900',
      'Timișoara Nord;Timiș;45,750;21,207;1857-11-15;10400',
      'Târgu Mureș;Mureș;46,540;24,557;1871-11-20;1400',
      'Constanța;Constanța;44,170;28,630;1860-10-04;9700',
    ].join('\n'),
  ),
};
const MOST_STEPS = 60;

/** Goes on by Tab until something has the focus, as somebody without a pointer does. */
async function tabsTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await wanted.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${wanted.toString()} was not reached by Tab.`);
}

/** Nothing lies beyond the edges of the screen, and nothing is wrong for whoever does not see it. */
async function isSound(page: Page): Promise<void> {
  await fits(page);
  expect(await seriousIn(page)).toEqual([]);
}

/** What the fields of a part go by; one without a name is an empty text. */
const unnamed = (part: Locator) =>
  part.locator('input:visible, select:visible, textarea:visible, button:visible').evaluateAll((fields) =>
    fields
      .filter((field) => {
        const labelled = field
          .getAttribute('aria-labelledby')
          ?.split(' ')
          .map((id) => document.getElementById(id)?.textContent);
        const labels = 'labels' in field ? [...((field.labels as NodeListOf<HTMLElement> | null) ?? [])] : [];
        const said = [
          field.getAttribute('aria-label'),
          field.textContent,
          ...(labelled ?? []),
          ...labels.map((one) => one.textContent),
        ];
        return said.every((text) => (text ?? '').trim() === '');
      })
      .map((field) => field.outerHTML.slice(0, 200)),
  );

test.describe('a narrow screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a file is recognised, mapped, checked and written by keys alone (ro, dark)', async ({ person, page }) => {
    await person.prefers('ro', 'dark');
    await person.hasAccount();
    await page.goto('/dashboard/data-configuration');
    await expect(page.getByText(person.text('files:recent.none'))).toBeVisible();
    await isSound(page);
    const choosing = page.waitForEvent('filechooser');
    await tabsTo(page, page.getByRole('button', { name: person.text('files:drop.choose') }));
    await page.keyboard.press('Enter');
    await (await choosing).setFiles([STATIONS]);
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('heading', { name: 'gari' })).toBeVisible();
    await expect(drawer.getByText('Târgu Mureș').first()).toBeVisible();
    expect(await unnamed(drawer)).toEqual([]);
    await isSound(page);
    await page.screenshot({ path: test.info().outputPath('mapping-ro-360.png') });

    await test.step('a column becomes another node', async () => {
      const county = drawer.getByRole('combobox', {
        name: person.text('files:mapping.becomesOf', { column: 'Județ' }),
      });
      await tabsTo(page, county);
      await page.keyboard.press('Enter');
      const options = page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option');
      const wanted = options.filter({ hasText: person.text('files:mapping.use.node') });
      await wanted.first().waitFor();
      await page.screenshot({ path: test.info().outputPath('choice-ro-360.png') });
      for (let at = 0; at < 8 && !/option-active/u.test((await wanted.first().getAttribute('class')) ?? ''); at += 1)
        await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(drawer.getByRole('textbox', { name: person.text('files:mapping.label') }).last()).toBeVisible();
      await isSound(page);
      await page.screenshot({ path: test.info().outputPath('mapped-ro-360.png') });
      await drawer.getByRole('img').last().scrollIntoViewIfNeeded();
      await page.screenshot({ path: test.info().outputPath('preview-ro-360.png') });
    });

    await tabsTo(page, drawer.getByRole('button', { name: person.text('files:action.check') }));
    await page.keyboard.press('Enter');
    const write = drawer.getByRole('button', { name: person.text('files:action.confirm') });
    await expect(write).toBeVisible();
    await isSound(page);
    await page.screenshot({ path: test.info().outputPath('checked-ro-360.png') });
    await tabsTo(page, write);
    await page.keyboard.press('Enter');
    const onward = drawer.getByRole('link', { name: person.text('files:action.toOverview') });
    await expect(onward).toBeVisible();
    await isSound(page);
    await page.screenshot({ path: test.info().outputPath('done-ro-360.png') });
    await tabsTo(page, onward);
    await page.keyboard.press('Enter');
    await person.seesOnCanvas(8, 4);
    await person.canvas();
    await page.screenshot({ path: test.info().outputPath('overview-ro-360.png') });
  });

  test('the layouts are a sheet at the lower edge, and places by coordinates stand as on a map (ro, dark)', async ({
    person,
    page,
  }) => {
    await person.prefers('ro', 'dark');
    const text = 'id:ID,:LABEL,nume,latitudine:double,longitudine:double';
    const places = [
      '1,Gară,Iași,47.166,27.570',
      '2,Gară,Timișoara,45.750,21.207',
      '3,Gară,Constanța,44.170,28.630',
      '4,Gară,Satu Mare,47.792,22.885',
    ];
    await importsByCalls(await person.hasAccount(), [{ name: 'nodes.csv', text: [text, ...places].join('\n') }]);
    await page.goto('/dashboard/data-overview');
    await person.seesOnCanvas(4, 0);
    const canvas = await person.canvas();
    await canvas.focus();
    await page.keyboard.press('j');
    const sheet = page.getByRole('region', { name: person.text('canvas:layout.title') });
    const kind = sheet.getByRole('combobox', { name: person.text('canvas:layout.kind') });
    await expect(kind).toBeFocused();
    const box = await sheet.boundingBox();
    expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBeGreaterThanOrEqual(359);
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBeGreaterThan(660);
    // Most of the canvas stays in sight over it.
    expect(box?.height).toBeLessThan(370);
    const start = await sheet.getByRole('button', { name: person.text('canvas:layout.start') }).boundingBox();
    expect((start?.y ?? 740) + (start?.height ?? 0)).toBeLessThanOrEqual(740);
    expect(await unnamed(sheet)).toEqual([]);
    await isSound(page);
    await page.screenshot({ path: test.info().outputPath('layouts-ro-360.png') });
    await page.keyboard.press('Enter');
    const option = page.getByTitle(person.text('canvas:layout.of.coordinates'), { exact: true }).first();
    await option.waitFor();
    const isActive = () => option.evaluate((one) => one.className.includes('option-active'));
    for (let at = 0; at < 12 && !(await isActive()); at += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(kind).toHaveAttribute('aria-expanded', 'false');
    await isSound(page);
    await page.screenshot({ path: test.info().outputPath('coordinates-ro-360.png') });
    await tabsTo(page, sheet.getByRole('button', { name: person.text('canvas:layout.start') }));
    await page.keyboard.press('Enter');
    await expect(async () => {
      const [iasi, timisoara, constanta] = [
        await drawnAt(person, 'Iași'),
        await drawnAt(person, 'Timișoara'),
        await drawnAt(person, 'Constanța'),
      ];
      expect(timisoara.x).toBeLessThan(iasi.x);
      expect(iasi.x).toBeLessThan(constanta.x);
      expect(iasi.y).toBeLessThan(constanta.y);
      // None of them lies under the sheet.
      for (const { y } of [iasi, timisoara, constanta]) expect(y).toBeLessThan(box?.y ?? 0);
    }).toPass();
    await page.screenshot({ path: test.info().outputPath('map-ro-360.png') });
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 780 } });

  test('a finger draws around nodes, and the legend hides a label and shows it again', async ({ person }) => {
    const page = await openedWithThree(person);
    const canvas = page.getByTestId('graph-canvas');
    const stage = await canvas.boundingBox();
    if (stage === null) throw new Error('no canvas');
    const touch = await page.context().newCDPSession(page);
    const bar = page.getByRole('toolbar', { name: person.text('canvas:toolbar') });

    await test.step('lasso', async () => {
      const places = await Promise.all(['Ana', 'Bob'].map((name) => drawnAt(person, name)));
      const [left, right] = [Math.min(...places.map(({ x }) => x)) - 30, Math.max(...places.map(({ x }) => x)) + 30];
      const [top, bottom] = [Math.min(...places.map(({ y }) => y)) - 30, Math.max(...places.map(({ y }) => y)) + 30];
      await touch.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [{ x: stage.x + 20, y: stage.y + stage.height - 160 }],
      });
      const lasso = page.getByRole('menuitem', { name: person.text('canvas:action.lasso') });
      await expect(lasso).toBeVisible();
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await lasso.tap();
      await expect(page.getByTestId('lasso')).toBeVisible();
      await page.screenshot({ path: test.info().outputPath('lasso-360.png') });
      const corners = [
        { x: left, y: top },
        { x: right, y: top },
        { x: right, y: bottom },
        { x: left, y: bottom },
        { x: left, y: top },
        { x: left, y: top },
      ];
      // A finger that lifted at full speed would fling, and Chromium takes the next tap for the one that stops it: this one
      // takes 0.3 s from corner to corner, and rests at the last.
      const [began, pause] = [Date.now() / 1000 - 3, 0.3];
      for (const [at, point] of corners.entries())
        await touch.send('Input.dispatchTouchEvent', {
          type: at === 0 ? 'touchStart' : 'touchMove',
          touchPoints: [point],
          timestamp: began + at * pause,
        });
      await touch.send('Input.dispatchTouchEvent', {
        type: 'touchEnd',
        touchPoints: [],
        timestamp: began + corners.length * pause,
      });
      const set = page.getByRole('complementary', { name: person.text('canvas:set.name') });
      await expect(set).toContainText(person.text('canvas:set.count_other', { number: '2', count: 2 }));
      // Both stand beside the panel, which came after them.
      const edge = (await set.boundingBox())?.y ?? 0;
      for (const name of ['Ana', 'Bob']) expect((await drawnAt(person, name)).y).toBeLessThan(edge);
      await isSound(page);
      await page.screenshot({ path: test.info().outputPath('lassoed-360.png') });
      // What was done to both is said in a line or two, and taken back.
      const label = set.getByRole('combobox', { name: person.text('canvas:set.addLabel') });
      await label.fill('Seen');
      await label.press('Enter');
      const told = page.getByRole('listitem').filter({ hasText: /Seen to 2 Person/u });
      expect((await told.boundingBox())?.height).toBeLessThan(60);
      await told.getByRole('button', { name: person.text('canvas:action.undo') }).tap();
      await expect(set.getByRole('button', { name: /Seen/u })).toHaveCount(0);
      await set
        .getByRole('button', { name: person.text('canvas:close'), exact: true })
        .first()
        .tap();
      await expect(set).toBeHidden();
    });

    await test.step('legend', async () => {
      const legend = page.getByRole('region', { name: person.text('canvas:legend.name') });
      if (!(await legend.isVisible())) {
        await bar.getByRole('button', { name: person.text('canvas:toolMenu.more') }).tap();
        await page.getByRole('menuitem', { name: person.text('canvas:toolMenu.views') }).tap();
        await page.getByRole('menuitemcheckbox', { name: person.text('canvas:action.legend') }).tap();
      }
      const people = legend.getByRole('button', { name: /Person\s*\d/u }).first();
      await isSound(page);
      await page.screenshot({ path: test.info().outputPath('legend-360.png') });
      await people.tap();
      await expect(people).toHaveAttribute('aria-pressed', 'false');
      await legend.getByRole('button', { name: person.text('canvas:legend.showAll') }).tap();
      await expect(people).toHaveAttribute('aria-pressed', 'true');
    });
  });
});
