import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { wav } from '../server/audio/sounds';
import { expect, test } from './harta';

const folder = mkdtempSync(path.join(tmpdir(), 'harta-microphone-'));
const sound = path.join(folder, 'said.wav');
writeFileSync(sound, wav([1, 0, 1, 1, 0, 1]));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A microphone that hears a file; the arguments of the configuration stay. */
test.use({
  permissions: ['microphone'],
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--use-file-for-fake-audio-capture=${sound}`,
      ],
    }),
});

// One installation and one browser for the file: to start them costs more than its tests can win side by side.
test.describe.configure({ mode: 'default' });

for (const language of ['en', 'ro'] as const)
  test(`what the microphone hears becomes a recording, by keyboard alone (${language})`, async ({ person, page }) => {
    await person.prefers(language, 'system');
    await person.hasAccount();
    const text = (key: string) => person.text(`audio:${key}`);
    await page.goto('/dashboard/audio');
    await page.getByRole('button', { name: text('add.record'), exact: true }).focus();
    // A microphone is not ready at once, and somebody may have to allow it first: until it is, nothing is recorded.
    await page.evaluate(() => {
      const devices = navigator.mediaDevices;
      const ask = devices.getUserMedia.bind(devices);
      const allowed = new Promise((resolve) => window.addEventListener('allowed', resolve, { once: true }));
      devices.getUserMedia = async (wanted) => {
        await allowed;
        return ask(wanted);
      };
    });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: text('add.record') })).toHaveClass(/loading/u);
    await expect(page.getByRole('timer')).toHaveCount(0);
    await page.evaluate(() => window.dispatchEvent(new Event('allowed')));
    const stop = page.getByRole('button', { name: text('add.stop'), exact: true });
    await expect(stop).toBeFocused();
    await expect(page.getByRole('timer')).toContainText('0:03');
    await page.keyboard.press('Enter');
    const row = page.getByRole('row').filter({ hasText: '.wav' });
    // Its length is known at once, as of any WAV file: whatever transcribes can take it.
    await expect(row).toContainText(/0:0[1-9]/u);
    await expect(page.getByRole('button', { name: text('add.record'), exact: true })).toBeFocused();
  });

test('what is being recorded when the project is switched is kept, in the project where it began', async ({
  person,
  page,
}) => {
  const account = await person.hasAccount();
  const { id } = await account.post<{ id: string }>('/neo4j/projects', { name: 'Atlas' });
  await page.goto('/dashboard/audio');
  await page.getByRole('button', { name: person.text('audio:add.record'), exact: true }).click();
  await expect(page.getByRole('timer')).toContainText('0:02');
  await page
    .getByRole('button', { name: person.text('project:menuLabel', { name: person.text('project:defaultName') }) })
    .click();
  await page.getByRole('menuitemradio', { name: 'Atlas' }).click();
  await expect(page.getByText(person.text('audio:table.empty'))).toBeVisible();
  const recordings = (project: string) =>
    account.get<{ total: number }>(`/audio/recordings${project}`).then(({ total }) => total);
  await expect.poll(() => recordings('')).toBe(1);
  expect(await recordings(`?projectId=${id}`)).toBe(0);
});
