import { wav } from '../server/audio/sounds';
import { expect, test } from './harta';

/** Four minutes, 8 MB. */
const SECONDS = 240;
const LONG = wav(Array.from({ length: SECONDS }, (_, second) => (second % 60 === 30 ? 1 : 0)));
const NAME = 'Long.wav';

test('a player begins at a second of a long recording without reading what comes before', async ({ person, page }) => {
  await person.prefers('en', 'system');
  await person.hasAccount();
  await page.goto('/dashboard/audio');
  await page.locator('input[type=file]').setInputFiles({ name: NAME, mimeType: 'audio/wav', buffer: LONG });
  const link = page.getByRole('link', { name: NAME });
  await expect(link).toBeVisible();
  const address = (await link.getAttribute('href')) ?? '';

  const answers: { readonly status: number; readonly from: number; readonly token: string | undefined }[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/file?')) return;
    const from = Number(/^bytes (\d+)-/u.exec(response.headers()['content-range'] ?? '')?.[1] ?? -1);
    answers.push({ status: response.status(), from, token: response.request().headers()['authorization'] });
  });
  await page.goto(`${address}&at=200`);
  const sound = page.locator('audio');
  const state = () =>
    sound.evaluate((audio: HTMLAudioElement) => [Math.round(audio.duration), audio.currentTime, audio.readyState > 1]);
  await expect.poll(state).toEqual([SECONDS, 200, true]);
  // It reads on from there: neither the whole file, nor all that comes before.
  expect(answers.every(({ status, token }) => status === 206 && token === undefined)).toBe(true);
  expect(Math.max(...answers.map(({ from }) => from))).toBeGreaterThan(LONG.length / 2);

  // An address that is no longer good is followed by another one, at the same second.
  const first = await sound.getAttribute('src');
  await sound.evaluate((audio: HTMLAudioElement) => audio.dispatchEvent(new Event('error')));
  await expect(sound).not.toHaveAttribute('src', first ?? '');
  await expect.poll(state).toEqual([SECONDS, 200, true]);
});
