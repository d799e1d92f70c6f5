import { type Page } from '@playwright/test';

import { seriousIn, showsBy } from './axe';
import { expect, test } from './harta';

/** A photograph, wider than high: red on the left, blue on the right. */
async function photograph(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [600, 300];
    const context = canvas.getContext('2d');
    for (const [at, colour] of ['#c00000', '#0000c0'].entries()) {
      if (context === null) continue;
      context.fillStyle = colour;
      context.fillRect(at * 300, 0, 300, 300);
    }
    return canvas.toDataURL('image/jpeg', 0.95);
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

test('a picture is chosen, cropped by the keyboard, saved, seen in the header, and removed', async ({
  person,
  page,
}) => {
  await person.prefers('en', 'system');
  await person.hasAccount();
  await page.goto('/dashboard/profile');
  const text = (key: string) => person.text(`account:portrait.${key}`);
  const field = page.getByRole('group', { name: text('title'), exact: true });
  const button = (key: string) => field.getByRole('button', { name: text(key), exact: true });
  const inHeader = page.getByRole('banner').locator('img');
  const chooses = (name: string, mimeType: string, buffer: Buffer) =>
    field.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
  await expect(button('choose')).toBeVisible();
  await expect(button('remove')).toHaveCount(0);

  await chooses('notes.png', 'image/png', Buffer.from('no picture'));
  await expect(field.getByRole('alert')).toHaveText(text('notPicture'));

  await chooses('me.jpg', 'image/jpeg', await photograph(page));
  const dialog = page.getByRole('dialog', { name: text('cropTitle') });
  const slider = (key: string) => dialog.getByRole('slider', { name: text(key), exact: true });
  await expect(dialog.getByRole('button', { name: text('save'), exact: true })).toBeEnabled();
  await expect(field.getByRole('alert')).toHaveCount(0);
  for (const theme of ['light', 'dark'] as const) {
    await showsBy(page, theme);
    expect(await seriousIn(page), theme).toEqual([]);
  }
  // To its right end the picture shows its left half alone, which is red; zoomed in it can be moved up and down as well.
  await expect(slider('y')).toHaveAttribute('aria-disabled', 'true');
  await slider('x').focus();
  await page.keyboard.press('End');
  await expect(slider('x')).toHaveAttribute('aria-valuenow', '100');
  await slider('zoom').focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider('y')).not.toHaveAttribute('aria-disabled', 'true');
  const area = dialog.getByRole('group', { name: text('area'), exact: true });
  await area.focus();
  await page.keyboard.press('ArrowRight');
  await dialog.getByRole('button', { name: text('save'), exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(text('saved'), { exact: true })).toBeVisible();

  const colour = () =>
    inHeader.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
      context?.drawImage(image, 0, 0, 1, 1);
      const [red = 0, , blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
      return red > 150 && blue < 60 ? 'red' : `${red}, ${blue}`;
    });
  await expect(inHeader).toBeVisible();
  await expect.poll(colour).toBe('red');
  await page.reload();
  await expect(inHeader).toBeVisible();
  await expect(field.locator('img')).toBeVisible();
  await expect.poll(colour).toBe('red');
  for (const theme of ['light', 'dark'] as const) {
    await showsBy(page, theme);
    expect(await seriousIn(page), theme).toEqual([]);
  }

  await button('remove').click();
  await expect(page.getByText(text('removed'), { exact: true })).toBeVisible();
  await expect(inHeader).toHaveCount(0);
  await expect(button('remove')).toHaveCount(0);
  await expect(button('choose')).toBeFocused();
});
