import { readFileSync } from 'node:fs';

import { seriousIn, showsBy } from './axe';
import { expect, test } from './harta';

const SAID = {
  en: {
    ask: 'Process this text: Grace Hopper was born in New York. She worked for Remington Rand.',
    name: 'Grace Hopper',
  },
  ro: { ask: 'Te rog prelucrează următorul text: Ana Aslan s-a născut la Brăila în anul 1897.', name: 'Ana Aslan' },
} as const;
const SEGMENTS = {
  language: 'en',
  segments: [
    { start: 0, end: 3.5, text: ' Welcome to the archive.' },
    { start: 62, end: 66, text: ' Alan Turing was born in London in 1912.' },
  ],
};

interface Found {
  items: { id: string; properties: { name?: string } }[];
}

for (const language of ['en', 'ro'] as const)
  test(`a PDF and a text from the chat come to their review, and write nothing before it (${language})`, async ({
    person,
    page,
  }) => {
    await person.prefers(language, 'system');
    const account = await person.hasAccount();
    const text = (key: string, values = {}) => person.text(`processing:${key}`, values);
    const review = page.getByRole('region', { name: text('review.text') });

    await test.step('a PDF is read: its paragraphs, without what stands on every page', async () => {
      await page.goto('/dashboard/processing');
      const name = `reportlab-${language}.pdf`;
      await page.locator('input[type=file]').setInputFiles(`tests/processing/pdf/${name}`);
      const row = page.getByRole('listitem').filter({ hasText: name });
      await expect(row).toContainText('PDF');
      await row.getByRole('link', { name, exact: true }).click();
      const [title = '', first = ''] = readFileSync(`tests/processing/pdf/${language}.txt`, 'utf8').split('\n\n');
      await expect(review).toContainText(title);
      await expect(review).toContainText(first);
      await expect(page.getByRole('button', { name: /Franz Griselini/u }).first()).toBeVisible();
      for (const theme of ['light', 'dark'] as const) {
        await showsBy(page, theme);
        expect(await seriousIn(page)).toEqual([]);
      }
    });

    await test.step('a text in the chat is answered with the way to its review', async () => {
      await page.goto('/dashboard/chat');
      const composer = page.getByRole('textbox', { name: person.text('chat:composer.label') });
      await composer.fill(SAID[language].ask);
      await composer.press('Enter');
      await page.locator('a[href^="/dashboard/processing?document="]').click();
      await expect(review).toContainText(SAID[language].name);
      const { items } = await account.get<Found>('/neo4j/nodes');
      expect(items).toEqual([]);
    });

    await test.step('a file that is attached goes the same way', async () => {
      await page.goto('/dashboard/chat');
      await page.locator('form input[type=file]').setInputFiles({
        name: 'talk.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(SEGMENTS)),
      });
      await expect(page.getByText(person.text('chat:composer.attached', { title: 'talk.json' })).first()).toBeVisible();
      await page.locator('a[href^="/dashboard/processing?document="]').last().click();
      await expect(review).toContainText('Alan Turing');
    });

    await test.step('what is written from it tells the second at which it is said', async () => {
      await page
        .getByRole('button', { name: text('review.acceptNamed', { name: 'Alan Turing' }), exact: true })
        .click();
      await page
        .getByRole('group', { name: text('review.toolbar') })
        .getByRole('button')
        .last()
        .click();
      await expect(page.getByText(text('review.written'), { exact: true }).first()).toBeVisible();
      const { items } = await account.get<Found>('/neo4j/nodes');
      await page.goto(`/dashboard/data-overview?node=${items[0]?.id ?? ''}`);
      await page.getByRole('tab', { name: person.text('canvas:panel.history'), exact: true }).click();
      await expect(page.getByText(person.text('canvas:panel.sentence.second', { clock: '1:02' }))).toBeVisible();
    });
  });
