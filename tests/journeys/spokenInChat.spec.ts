import { test as base, expect } from '@playwright/test';

import { ScriptedTranscriber } from '../server/audio/ScriptedTranscriber';
import { wav } from '../server/audio/sounds';
import { seriousIn, showsBy } from './axe';
import { fits } from './fits';
import { Installation, LONGEST_START_MS } from './installation';
import { Person } from './person';

const SAID = {
  en: { text: 'Grace Hopper was born in New York.', name: 'Grace Hopper', again: 'Please transcribe this.' },
  ro: { text: 'Ana Aslan s-a născut la Brăila.', name: 'Ana Aslan', again: 'Te rog transcrie asta.' },
} as const;

/** Who transcribes takes its time until it is told to go on. */
class Gate {
  open: () => void = () => {};
  readonly opened = new Promise<void>((resolve) => {
    this.open = resolve;
  });
}

const test = base.extend<{ person: Person; gate: Gate; harta: Installation; language: 'en' | 'ro' }>({
  language: ['en', { option: true }],
  // eslint-disable-next-line no-empty-pattern -- the runner reads the names from this pattern
  gate: async ({}, use) => use(new Gate()),
  harta: [
    async ({ gate, language }, use) => {
      const { text } = SAID[language];
      const transcriber = new ScriptedTranscriber(async () => {
        await gate.opened;
        return { body: { text, duration: 6, language, segments: [{ start: 3, end: 5, text }] } };
      });
      const installation = await Installation.start({
        HARTA_TRANSCRIPTION_BASE_URL: await transcriber.listen(),
        HARTA_TRANSCRIPTION_MODEL: 'whisper-scripted',
      });
      await use(installation);
      await installation.remove();
      transcriber.close();
    },
    { timeout: LONGEST_START_MS },
  ],
  baseURL: async ({ harta }, use) => use(harta.origin),
  person: async ({ page }, use) => use(new Person(page)),
});

for (const language of ['en', 'ro'] as const)
  test.describe(`a recording in the chat (${language})`, () => {
    test.use({ language });

    test('is transcribed, read and ends in its review', async ({ person, page, gate }) => {
      await person.prefers(language, 'system');
      await person.hasAccount();
      const text = (key: string, values = {}) => person.text(`processing:${key}`, values);
      const { name, text: said, again } = SAID[language];
      const review = page.getByRole('region', { name: text('review.text'), exact: true });

      await test.step('what is attached is asked for, and answered with the way to its review', async () => {
        await page.goto('/dashboard/chat');
        await page
          .locator('form input[type=file]')
          .setInputFiles({ name: 'Talk.wav', mimeType: 'audio/wav', buffer: wav([0, 0, 0, 1, 1, 0]) });
        await expect(
          page.getByText(person.text('chat:composer.attachedRecording', { title: 'Talk.wav' })).first(),
        ).toBeVisible();
        // The text of an answer is drawn anew while it grows: the focus is held only once all of it is there.
        await expect(async () => {
          await page.locator('a[href^="/dashboard/processing?document="]').focus();
          await page.keyboard.press('Enter');
          await expect(page.getByText(text('review.listening'))).toBeVisible({ timeout: 5_000 });
        }).toPass();
        await page.setViewportSize({ width: 360, height: 740 });
        await fits(page);
        for (const theme of ['light', 'dark'] as const) {
          await showsBy(page, theme);
          expect(await seriousIn(page)).toEqual([]);
        }
        await page.setViewportSize({ width: 1280, height: 720 });
      });

      await test.step('once it is transcribed its finds stand there, without a press', async () => {
        gate.open();
        await expect(review).toContainText(said);
        await expect(
          page.getByRole('button', { name: text('review.acceptNamed', { name }), exact: true }),
        ).toBeVisible();
      });

      await test.step('"transcribe this" means the last recording', async () => {
        await page.goto('/dashboard/chat');
        const composer = page.getByRole('textbox', { name: person.text('chat:composer.label') });
        await composer.fill(again);
        await composer.press('Enter');
        await page.locator('a[href^="/dashboard/processing?document="]').last().click();
        await expect(review).toContainText(said);
      });
    });
  });
