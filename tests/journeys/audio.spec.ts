import { test as base, expect, type Page } from '@playwright/test';

import { ScriptedTranscriber } from '../server/audio/ScriptedTranscriber';
import { wav } from '../server/audio/sounds';
import { seriousIn, showsBy } from './axe';
import { Installation, LONGEST_START_MS } from './installation';
import { Person } from './person';

const SAID = {
  en: { first: 'Good morning.', second: 'Ada Lovelace was born in London.', wrong: 'London', right: 'Leeds' },
  ro: {
    first: 'Bună dimineața.',
    second: 'Mihai Eminescu s-a născut la Ipotești.',
    wrong: 'Ipotești',
    right: 'Botoșani',
  },
} as const;
type Language = keyof typeof SAID;

interface Found {
  items: { id: string; properties: { name?: string } }[];
}

/** Who transcribes hears what was said in the language that it is asked for, in two turns. */
const script = ({ language }: { readonly language: string | null }) => {
  const { first, second } = SAID[language === 'ro' ? 'ro' : 'en'];
  // All that is loud is said: what is not would be heard again.
  const wordsOf = (text: string, from: number, to: number) =>
    text.split(' ').map((word, at, all) => {
      const each = (to - from) / all.length;
      return { word, start: from + at * each, end: from + (at + 1) * each };
    });
  const segments = [
    { start: 0, end: 1, text: first },
    { start: 3, end: 5, text: second },
  ];
  return { body: { text: '', duration: 6, segments, words: [...wordsOf(first, 0, 1), ...wordsOf(second, 3, 5)] } };
};

/** An installation of its own that knows who transcribes, which need not be there yet. */
const test = base.extend<{ person: Person }, { transcriber: ScriptedTranscriber; harta: Installation }>({
  transcriber: [
    // eslint-disable-next-line no-empty-pattern -- the runner reads the names from this pattern
    async ({}, use) => {
      const transcriber = new ScriptedTranscriber(script);
      await use(transcriber);
      transcriber.close();
    },
    { scope: 'worker' },
  ],
  harta: [
    async ({ transcriber }, use) => {
      const installation = await Installation.start({
        HARTA_TRANSCRIPTION_BASE_URL: await transcriber.listen(),
        HARTA_TRANSCRIPTION_MODEL: 'whisper-scripted',
      });
      await use(installation);
      await installation.remove();
    },
    { scope: 'worker', timeout: LONGEST_START_MS },
  ],
  baseURL: async ({ harta }, use) => use(harta.origin),
  person: async ({ page }, use) => use(new Person(page)),
});

// One installation and one browser for the file: to start them costs more than its tests can win side by side.
test.describe.configure({ mode: 'default' });

const SOUND = wav([1, 0, 0, 1, 1, 0]);
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'audio/wav', buffer });

/** Chooses the language of what is added. */
async function speaks(page: Page, person: Person, language: Language) {
  await page.getByRole('combobox', { name: person.text('audio:add.language') }).click();
  await page
    .locator('.ant-select-item-option')
    .filter({ hasText: person.text(`audio:language.${language}`) })
    .last()
    .click();
}

for (const language of ['en', 'ro'] as const)
  test(`recordings become timed text, and graph that leads to its second (${language})`, async ({ person, page }) => {
    await person.prefers(language, 'system');
    const account = await person.hasAccount();
    const text = (key: string, values = {}) => person.text(`audio:${key}`, values);
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    const { first, second, wrong, right } = SAID[language];

    await test.step('many are added at once, and what is none says so on its row and stops no other', async () => {
      await page.goto('/dashboard/audio');
      await expect(page.getByText(text('table.empty'))).toBeVisible();
      await speaks(page, person, language);
      await page
        .locator('input[type=file]')
        .setInputFiles([
          file('empty.mp3', Buffer.alloc(0)),
          file('text.mp3', Buffer.from('a text that is long enough')),
          file('Interview.wav', SOUND),
          file('other.flac', SOUND),
        ]);
      await expect(row('Interview.wav')).toContainText(text('state.transcribed'));
      await expect(row('Interview.wav')).toContainText('whisper-scripted');
      await expect(row('empty.mp3')).toContainText(person.text('errors:problem.RECORDING_EMPTY'));
      await expect(row('text.mp3')).toContainText(person.text('errors:problem.RECORDING_NOT_AUDIO'));
      await expect(row('other.flac')).toContainText(person.text('errors:problem.RECORDING_OTHER_FORMAT'));
      for (const theme of ['light', 'dark'] as const) {
        await showsBy(page, theme);
        expect(await seriousIn(page)).toEqual([]);
      }
      await page.getByRole('button', { name: text('act.dismissNamed', { name: 'other.flac' }) }).click();
      await expect(row('other.flac')).toHaveCount(0);
    });

    await test.step('its words are jumped to by pointer and by keyboard, and lit where the player is', async () => {
      await page.getByRole('link', { name: 'Interview.wav' }).click();
      const second3 = page.getByRole('button', { name: text('transcript.jump', { time: '0:03' }) });
      await second3.focus();
      await page.keyboard.press('Enter');
      const at = () => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime);
      await expect.poll(at).toBeGreaterThanOrEqual(3);
      await page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.pause());
      await page.getByText(first.split(' ')[1] ?? '', { exact: true }).click();
      await expect.poll(at).toBeLessThan(3);
      await page.locator('audio').evaluate((audio: HTMLAudioElement) => {
        audio.pause();
        audio.currentTime = 3.1;
      });
      await expect(page.locator('[aria-current=true]')).toHaveText(second.split(' ')[0] ?? '');
      await expect(page.getByRole('group', { name: text('transcript.turn', { time: '0:03' }) })).toContainText(wrong);
      for (const theme of ['light', 'dark'] as const) {
        await showsBy(page, theme);
        expect(await seriousIn(page)).toEqual([]);
      }
    });

    await test.step('what was heard wrong is corrected in its place, and stays so', async () => {
      await page.getByRole('button', { name: text('transcript.editAt', { time: '0:03' }) }).click();
      await page
        .getByRole('textbox', { name: text('transcript.field', { time: '0:03' }) })
        .fill(second.replace(wrong, right));
      await page.keyboard.press('Control+Enter');
      await expect(page.getByText(text('transcript.saved')).first()).toBeVisible();
      await page.reload();
      await expect(page.getByRole('group', { name: text('transcript.turn', { time: '0:03' }) })).toContainText(right);
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: text('transcript.download') }).focus();
      await page.keyboard.press('Enter');
      const formats = page.getByRole('menuitem');
      // The menu has the focus as soon as it is open.
      await expect(formats.filter({ hasText: text('transcript.format.txt') })).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(formats.filter({ hasText: text('transcript.format.srt') })).toBeFocused();
      await page.keyboard.press('Enter');
      expect((await downloading).suggestedFilename()).toBe('Interview.srt');
    });

    await test.step('it is processed, and a node that came of it leads to its second', async () => {
      await page.getByRole('button', { name: text('transcript.process') }).click();
      await page.getByRole('button', { name: person.text('processing:review.acceptAll') }).click();
      await page
        .getByRole('group', { name: person.text('processing:review.toolbar') })
        .getByRole('button')
        .last()
        .click();
      await expect(page.getByText(person.text('processing:review.written'), { exact: true }).first()).toBeVisible();
      const { items } = await account.get<Found>('/neo4j/nodes');
      const name = second.split(' ').slice(0, 2).join(' ');
      const { id = '' } = items.find(({ properties }) => properties.name === name) ?? {};
      await page.goto(`/dashboard/data-overview?node=${id}`);
      await page.getByRole('tab', { name: person.text('canvas:panel.history'), exact: true }).click();
      await page
        .getByRole('link', { name: person.text('canvas:panel.sentence.listen', { time: '0:03' }), exact: true })
        .click();
      await expect(page.getByRole('group', { name: text('transcript.turn', { time: '0:03' }) })).toContainText(right);
      await expect.poll(() => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBe(3);
    });

    await test.step('it is deleted after a question', async () => {
      await page.goto('/dashboard/audio');
      await page.getByRole('button', { name: text('act.deleteNamed', { name: 'Interview.wav' }) }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: text('delete.yes'), exact: true })
        .click();
      await expect(page.getByText(text('table.empty'))).toBeVisible();
    });
  });

test('on a small screen what became of a file is seen without scrolling to the side', async ({ person, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await person.prefers('ro', 'dark');
  await person.hasAccount();
  await page.goto('/dashboard/audio');
  await page
    .locator('input[type=file]')
    .setInputFiles([file('empty.mp3', Buffer.alloc(0)), file('Interview.wav', SOUND)]);
  const said = page.getByText(person.text('errors:problem.RECORDING_EMPTY'));
  const state = page.getByText(person.text('audio:state.transcribed'), { exact: true });
  for (const told of [said, state]) {
    await expect(told).toBeVisible();
    const { x, width } = (await told.boundingBox()) ?? { x: 0, width: Infinity };
    expect(x + width).toBeLessThanOrEqual(360);
  }
  expect(await seriousIn(page)).toEqual([]);
});

test('an upload that a refresh cuts off goes on with the same file', async ({ person, page }) => {
  await person.prefers('en', 'light');
  await person.hasAccount();
  const long = wav(
    Array.from({ length: 200 }, (_, at) => (at % 3 === 0 ? 0 : 1)),
    16_000,
    2,
  );
  await page.goto('/dashboard/audio');
  let pieces = 0;
  await page.route('**/pieces?*', async (route) => {
    pieces += 1;
    await (pieces > 1 ? new Promise(() => undefined) : route.continue());
  });
  await page.locator('input[type=file]').setInputFiles(file('Long.wav', long));
  await expect.poll(() => pieces).toBe(2);
  // The piece that is held goes with the page.
  await page.reload();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const row = page.getByRole('row').filter({ hasText: 'Long.wav' });
  await expect(row).toContainText(/33\s?%/u);
  const starts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/pieces?')) starts.push(new URL(request.url()).searchParams.get('start') ?? '');
  });
  await page.locator('input[type=file]').setInputFiles(file('Long.wav', long));
  await expect(row).toContainText(person.text('audio:state.transcribed'));
  expect(starts).toEqual(
    [String(4 * 1024 * 1024), String(8 * 1024 * 1024), String(12 * 1024 * 1024)].slice(0, starts.length),
  );
  expect(starts[0]).toBe(String(4 * 1024 * 1024));
});

test('who is not signed in is told so, and led to sign in', async ({ person, page }) => {
  await person.prefers('en', 'light');
  await page.goto('/dashboard/audio');
  await expect(page.getByText('You need to be logged in to see the audio uploads')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: person.text('shell:logIn') })).toBeVisible();
});

test('the recordings of a project are shown fifty at a time, and more on demand', async ({ person, page }) => {
  const account = await person.hasAccount();
  const { items } = await account.get<{ items: { id: string }[] }>('/neo4j/projects');
  const projectId = items[0]?.id ?? '';
  for (let at = 1; at <= 52; at += 1)
    await account.post('/audio/recordings', {
      ...{ projectId, name: `Talk ${at}.wav`, bytes: 64, fingerprint: String(at).padStart(64, '0') },
    });
  await page.goto('/dashboard/audio');
  const rows = page.getByRole('row').filter({ hasText: 'Talk' });
  await expect(rows).toHaveCount(50);
  await expect(rows.first()).toContainText('Talk 52.wav');
  const more = page.getByRole('button', { name: person.text('audio:table.more') });
  await more.click();
  await expect(rows).toHaveCount(52);
  await expect(rows.last()).toContainText('Talk 1.wav');
  await expect(more).toHaveCount(0);
  // What is deleted from the second page leaves the others in sight.
  await rows
    .last()
    .getByRole('button', { name: person.text('audio:act.deleteNamed', { name: 'Talk 1.wav' }) })
    .click();
  await page.getByRole('button', { name: person.text('audio:delete.yes'), exact: true }).click();
  await expect(rows).toHaveCount(51);
});
