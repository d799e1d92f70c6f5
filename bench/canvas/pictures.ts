import { writeFileSync } from 'node:fs';

import { type Page } from '@playwright/test';

/** In the page: what the canvas shows now, as one picture. */
export const PICTURES = `
  probe.picture = () => {
    const container = document.querySelector('[data-testid=far-layer], [data-testid=emphasis]').parentElement;
    const { left, top, width, height } = container.getBoundingClientRect();
    const picture = Object.assign(document.createElement('canvas'), { width, height });
    const context = picture.getContext('2d');
    context.fillStyle = getComputedStyle(document.querySelector('[data-testid=graph-canvas]')).getPropertyValue('--canvas-background') || '#fbfaf7';
    context.fillRect(0, 0, width, height);
    for (const canvas of [...container.querySelectorAll('canvas')].reverse().sort((one, other) => (one.dataset.testid === 'far-layer' ? -1 : 0) - (other.dataset.testid === 'far-layer' ? -1 : 0))) {
      const at = canvas.getBoundingClientRect();
      if (!canvas.hidden && at.width > 0) context.drawImage(canvas, at.left - left, at.top - top, at.width, at.height);
    }
    return picture;
  };
`;

/** Keeps a picture that was compared where the environment says so. @param picture what it is called in the page */
export async function keepPicture(page: Page, picture: string, name: string): Promise<void> {
  const folder = process.env['HARTA_BENCH_PICTURES'];
  if (folder === undefined) return;
  const url = await page.evaluate<string>(`${picture}.toDataURL()`);
  writeFileSync(`${folder}/${name}.png`, Buffer.from(url.replace(/^[^,]*,/u, ''), 'base64'));
}
