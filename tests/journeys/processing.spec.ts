import { seriousIn, showsBy } from './axe';
import { expect, test } from './harta';

const TEXTS = {
  en: {
    said: 'Ada Lovelace was born in London in 1815. She worked with Charles Babbage.',
    person: 'Ada Lovelace',
    other: 'Charles Babbage',
    sentence: 'Ada Lovelace was born in London in 1815.',
    label: 'Person',
    fact: 'Ada Lovelace was born in London',
    page: '<p>Grace Hopper was born in New York.</p>',
  },
  ro: {
    said: 'Mihai Eminescu s-a născut la Botoșani în anul 1850. A fost prieten cu Ion Creangă.',
    person: 'Mihai Eminescu',
    other: 'Ion Creangă',
    sentence: 'Mihai Eminescu s-a născut la Botoșani în anul 1850.',
    label: 'Persoană',
    fact: 'Mihai Eminescu s-a născut la Botoșani',
    page: '<p>Ana Aslan s-a născut la Brăila.</p>',
  },
} as const;

interface Found {
  items: { id: string; labels: string[]; properties: { name?: string } }[];
}

for (const language of ['en', 'ro'] as const)
  test(`a text becomes nodes that lead back to their sentences (${language})`, async ({ person, page }) => {
    await person.prefers(language, 'system');
    const account = await person.hasAccount();
    const text = (key: string, values = {}) => person.text(`processing:${key}`, values);
    const button = (key: string, values = {}) => page.getByRole('button', { name: text(key, values), exact: true });
    const { said, person: ada, other, sentence, label, fact, page: html } = TEXTS[language];

    await test.step('what is typed outlives a refresh, and is read', async () => {
      await page.goto('/dashboard/processing');
      await expect(page.getByText(text('list.empty'))).toBeVisible();
      await page.getByRole('textbox', { name: text('compose.text') }).fill(said);
      await page.reload();
      await expect(page.getByRole('textbox', { name: text('compose.text') })).toHaveValue(said);
      await button('compose.read').click();
      await expect(page.getByRole('textbox', { name: text('compose.text') })).toHaveValue('');
      await expect(page.getByRole('listitem').filter({ hasText: ada })).toContainText(/\d/);
    });

    await test.step('a file is read as well, and one that cannot be says why', async () => {
      const chooser = page.locator('input[type=file]');
      await chooser.setInputFiles({ name: 'a.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') });
      await expect(page.getByRole('alert')).toContainText(person.text('errors:problem.DOCUMENT_UNKNOWN_FORMAT'));
      await chooser.setInputFiles({ name: 'page.html', mimeType: 'text/html', buffer: Buffer.from(html) });
      await expect(page.getByRole('link', { name: 'page.html', exact: true })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

    await test.step('of many files each that cannot be read is named, and stops none of the others', async () => {
      const named = (name: string, said: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(said) });
      await page
        .locator('input[type=file]')
        .setInputFiles([
          named('empty.txt', ''),
          named('wrong.pdf', said),
          named('large.txt', 'x'.repeat(6_000_000)),
          named('last.txt', said),
        ]);
      await expect(page.getByRole('link', { name: 'last.txt', exact: true })).toBeVisible();
      const refused = page.getByRole('alert').getByRole('listitem');
      await expect(refused.filter({ hasText: 'empty.txt' })).toContainText(
        person.text('errors:problem.DOCUMENT_EMPTY'),
      );
      await expect(refused.filter({ hasText: 'wrong.pdf' })).toContainText(
        person.text('errors:problem.DOCUMENT_DAMAGED'),
      );
      await expect(refused.filter({ hasText: 'large.txt' })).toContainText(text('compose.tooLarge'));
      await page.getByRole('button', { name: text('list.deleteNamed', { name: 'last.txt' }) }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: text('list.delete'), exact: true })
        .click();
      await expect(page.getByRole('link', { name: 'last.txt', exact: true })).toHaveCount(0);
    });

    await test.step('its finds are reviewed: one refused, one changed, the rest accepted, and kept over a refresh', async () => {
      await page.getByRole('link', { name: new RegExp(`^${ada}`) }).click();
      await expect(page.getByRole('region', { name: text('review.text') })).toContainText(ada);
      const finds = page.getByRole('region', { name: text('review.finds') });
      const shows = finds.getByRole('radiogroup').getByText(/\d/u);
      await shows.nth(1).click();
      // What the text says is said in words; the type's own name is what the pointer finds.
      await expect(finds.getByRole('button', { name: fact, exact: true })).toHaveAttribute('title', 'BORN_IN');
      await shows.nth(0).click();
      await button('review.refuseNamed', { name: other }).click();
      await button('review.changeNamed', { name: ada }).click();
      await page.getByRole('textbox', { name: text('review.name'), exact: true }).fill('A. L.');
      await button('review.acceptAll').click();
      await expect(button('review.acceptNamed', { name: 'A. L.' })).toHaveAttribute('aria-pressed', 'true');
      await page.reload();
      await expect(button('review.acceptNamed', { name: 'A. L.' })).toHaveAttribute('aria-pressed', 'true');
      await expect(button('review.refuseNamed', { name: other })).toHaveAttribute('aria-pressed', 'true');
      for (const theme of ['light', 'dark'] as const) {
        await showsBy(page, theme);
        expect(await seriousIn(page)).toEqual([]);
      }
    });

    await test.step('what decides stays below the header, however far the page is scrolled', async () => {
      const size = page.viewportSize();
      await page.setViewportSize({ width: 1440, height: 480 });
      const bar = page.getByRole('group', { name: text('review.toolbar') });
      await page.evaluate(() => window.scrollTo(0, 400));
      const head = (await page.getByRole('banner').boundingBox())?.height ?? 0;
      await expect.poll(async () => (await bar.boundingBox())?.y).toBeGreaterThanOrEqual(head);
      await expect(bar).toBeInViewport();
      await page.setViewportSize(size ?? { width: 1440, height: 900 });
    });

    await test.step('names of one’s own are marked one after the other, by keyboard alone', async () => {
      const words = page.getByRole('textbox', { name: text('review.ownWords') });
      await words.fill(sentence.split(' ').at(-1)?.replace('.', '') ?? '');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Note');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(words).toBeFocused();
      await expect(words).toHaveValue('');
    });

    await test.step('one press writes them, and what was written says so', async () => {
      await page
        .getByRole('group', { name: text('review.toolbar') })
        .getByRole('button')
        .last()
        .click();
      await expect(page.getByText(text('review.written'), { exact: true }).first()).toBeVisible();
      const { items } = await account.get<Found>('/neo4j/nodes');
      const names = items.map(({ properties }) => properties.name);
      expect(names).toContain('A. L.');
      expect(names).not.toContain(other);
      expect(items.find(({ properties }) => properties.name === 'A. L.')?.labels).toEqual([label]);
    });

    await test.step('the panel of a node leads to its sentence', async () => {
      const { items } = await account.get<Found>('/neo4j/nodes');
      const { id = '' } = items.find(({ properties }) => properties.name === 'A. L.') ?? {};
      await page.goto(`/dashboard/data-overview?node=${id}`);
      await page.getByRole('tab', { name: person.text('canvas:panel.history'), exact: true }).click();
      await expect(page.getByText(sentence, { exact: true })).toBeVisible();
      await page
        .getByRole('link', { name: new RegExp(person.text('canvas:panel.sentence.open', { title: '' }).slice(0, 8)) })
        .click();
      await expect(
        page
          .getByRole('region', { name: text('review.text') })
          .locator('mark')
          .first(),
      ).toBeVisible();
    });

    await test.step('a document is found by its words and deleted; what it made stays', async () => {
      await page.getByRole('link', { name: text('review.back') }).click();
      await page.getByRole('textbox', { name: text('list.search') }).fill(ada.slice(0, 6));
      await expect(page.getByRole('link', { name: 'page.html' })).toHaveCount(0);
      await page.getByRole('button', { name: text('list.deleteNamed', { name: said }).slice(0, 24) }).click();
      await expect(page.getByRole('dialog')).toContainText(text('list.deleteKeeps'));
      await page
        .getByRole('dialog')
        .getByRole('button', { name: text('list.delete'), exact: true })
        .click();
      await expect(page.getByText(text('list.notFound'))).toBeVisible();
      const { items } = await account.get<Found>('/neo4j/nodes');
      expect(items.map(({ properties }) => properties.name)).toContain('A. L.');
    });
  });
