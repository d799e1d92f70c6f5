import { type Page } from '@playwright/test';

import { expect, test } from './harta';
import { openedWithThree } from './openedWithThree';

/** Holds a file over the canvas, as a hand does that has dragged it there. @returns lets go of it */
async function holdsOverCanvas(page: Page, name: string, text: string): Promise<() => Promise<void>> {
  const dataTransfer = await page.evaluateHandle(
    ([fileName, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], fileName, { type: 'text/csv' }));
      return transfer;
    },
    [name, text] as const,
  );
  const canvas = page.getByTestId('graph-canvas').locator('canvas').last();
  await canvas.dispatchEvent('dragenter', { dataTransfer });
  await canvas.dispatchEvent('dragover', { dataTransfer });
  return () => canvas.dispatchEvent('drop', { dataTransfer });
}

for (const language of ['en', 'ro'] as const) {
  test(`a file that is dropped anywhere on a canvas with data is shown and then added to it (${language})`, async ({
    person,
  }) => {
    await person.prefers(language, language === 'en' ? 'light' : 'dark');
    const page = await openedWithThree(person);
    const letsGo = await holdsOverCanvas(page, 'edges.csv', 'source,target,type\nDan,Eva,KNOWS\n');
    const target = page.getByText(person.text('files:drop.anywhere'));
    await expect(target).toBeVisible();
    await page.screenshot({ path: test.info().outputPath(`drop-${language}.png`) });
    await letsGo();
    await expect(target).toBeHidden();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('button', { name: person.text('files:action.check') }).click();
    await drawer.getByRole('button', { name: person.text('files:action.confirm') }).click();
    await expect(drawer, 'nothing lies over the picture').toBeHidden();
    const toast = page.getByRole('listitem').filter({ hasText: person.text('files:step.done') });
    await expect(toast.getByText(person.text('files:done.undo'))).toBeVisible();
    await person.seesOnCanvas(5, 3);
  });
}
