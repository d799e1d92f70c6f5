import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

import { type Page } from '@playwright/test';

import { seriousIn } from './axe';
import { fits } from './fits';
import { expect, test } from './harta';
import { type Language } from './texts';

const SITE_NAME = 'site';

/** A site of somebody else on this machine: one page, which is given later. */
class Site {
  body = '';
  readonly #server: Server;

  constructor() {
    this.#server = createServer((_, answer) => {
      answer.setHeader('content-type', 'text/html; charset=utf-8');
      answer.end(`<!doctype html><html lang="en"><title>${SITE_NAME}</title><h1>${SITE_NAME}</h1>${this.body}`);
    });
  }

  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }
}

const widest = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
const secretOf = (snippet: string) => /#(harta_[\w-]{43})"/.exec(snippet)?.[1] ?? '';

for (const language of ['en', 'ro'] as const satisfies readonly Language[])
  test(`a project is shown on one other site and no further, and no more once that is revoked (${language})`, async ({
    person,
    page,
    context,
    baseURL,
  }) => {
    const [allowed, foreign] = [new Site(), new Site()];
    const [site, elsewhere] = [await allowed.open(), await foreign.open()];
    try {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await person.prefers(language, 'light');
      const account = await person.hasFewCountries();
      const text = (key: string, values = {}) => person.text(`projects:views.${key}`, values);
      const project = person.text('project:defaultName');

      await page.goto('/dashboard/project-management');
      await page
        .getByRole('button', { name: person.text('projects:moreNamed', { name: project }), exact: true })
        .click();
      await page.getByRole('menuitem', { name: text('menu') }).click();
      const dialog = page.getByRole('dialog', { name: text('title', { name: project }) });
      await expect(dialog.getByText(text('none'))).toBeVisible();
      await dialog.getByRole('button', { name: text('make') }).click();
      await expect(dialog.getByText(text('nameMissing'))).toBeVisible();
      await expect(dialog.getByText(text('originsMissing'))).toBeVisible();
      await dialog.getByLabel(text('name'), { exact: true }).fill('Blog');
      await dialog.getByLabel(text('origins'), { exact: true }).fill('http://example.org');
      await page.keyboard.press('Tab');
      await expect(dialog.getByText(text('originWrong', { origin: 'http://example.org' }))).toBeVisible();
      await dialog.getByLabel(text('origins'), { exact: true }).fill(`${site}/a/page`);
      expect(await seriousIn(page)).toEqual([]);
      await dialog.getByRole('button', { name: text('make') }).click();
      const code = dialog.getByRole('region', { name: text('snippet') });
      await expect(code).toBeFocused();
      await dialog.getByRole('button', { name: text('copy') }).click();
      await expect(page.getByText(text('copied'), { exact: true }).first()).toBeVisible();
      const snippet = await page.evaluate(() => navigator.clipboard.readText());
      expect(snippet).toBe(await code.textContent());
      await page.setViewportSize({ width: 360, height: 780 });
      await fits(page);
      await page.setViewportSize({ width: 1280, height: 800 });
      await dialog.getByRole('button', { name: text('kept') }).click();
      await expect(dialog.getByRole('listitem')).toContainText(site);

      // The reader of that site: another browser, which knows nobody here.
      const readers = await page
        .context()
        .browser()
        ?.newContext({ viewport: { width: 1280, height: 800 } });
      const reader = await readers?.newPage();
      if (readers === undefined || reader === undefined) throw new Error('there is no other browser');
      const theme = language === 'en' ? 'dark' : 'light';
      allowed.body = foreign.body = snippet.replace('theme=system', `theme=${theme}`);
      const asked: string[] = [];
      const scripts = new Map<string, number>();
      reader.on('response', async (response) => {
        asked.push(new URL(response.url()).pathname);
        if (response.url().endsWith('.js'))
          scripts.set(response.url(), Number((await response.allHeaders())['content-length'] ?? 0));
      });
      await reader.goto(site);
      const frame = reader.frameLocator('iframe');
      await expect(frame.getByRole('heading', { level: 1 })).toHaveText(person.text('view:unnamed'));
      const canvas = frame.getByTestId('graph-canvas');
      await expect(canvas).not.toHaveAttribute('data-nodes', '0');
      await expect(frame.locator('html')).toHaveAttribute('data-theme', theme);
      await expect(frame.locator('html')).toHaveAttribute('lang', language);
      // Nothing is there to change anything with, and what that would take was not loaded.
      for (const key of ['action.addNode', 'action.undo', 'action.importFiles', 'delete.yes'])
        await expect(frame.getByRole('button', { name: person.text(`canvas:${key}`), exact: true })).toHaveCount(0);
      expect(asked.filter((path) => /\/(graphql|emulator|config-of)|settings|identity/.test(path))).toEqual([]);
      const bytes = [...scripts.values()].reduce((sum, each) => sum + each, 0);
      // Four of them say what of a large graph is near, since a view draws large graphs as the overview does; what draws them comes only then.
      expect(bytes / 1024, 'KB of scripts of a view').toBeLessThan(405);

      // Found, chosen, read, and left by the keyboard.
      const search = frame.getByRole('combobox', { name: person.text('canvas:search.name') });
      await search.fill(language === 'en' ? 'Romania' : 'romania');
      await expect(frame.getByRole('option').first()).toBeVisible();
      await search.press('Enter');
      const panel = frame.getByRole('complementary', { name: person.text('canvas:panel.node') });
      await expect(panel.getByRole('heading', { level: 3 }).first()).toHaveText(/^Rom[aâ]nia$/);
      await expect(panel.getByRole('textbox')).toHaveCount(0);
      await canvas.focus();
      await reader.keyboard.press('ArrowRight');
      await expect(panel.getByRole('heading', { level: 3 }).first()).not.toHaveText(/^Rom[aâ]nia$/);
      await frame.getByRole('button', { name: person.text('canvas:action.outline') }).click();
      await expect(frame.getByRole('listbox', { name: person.text('canvas:outline.name') })).toBeVisible();
      await expect(frame.getByRole('combobox', { name: person.text('canvas:search.name') })).toBeInViewport();

      // What its owner does is seen there.
      const before = Number(await canvas.getAttribute('data-nodes'));
      await account.post('/neo4j/create-node', { labels: ['Țară'], properties: { name: 'Nouă' } });
      await expect(canvas).toHaveAttribute('data-nodes', String(before + 1));

      // Another site is refused by the browser itself.
      await reader.goto(elsewhere);
      await expect(reader.getByRole('heading', { name: SITE_NAME })).toBeVisible();
      const blocked = reader.frames().find((each) => each !== reader.mainFrame());
      await expect.poll(() => blocked?.url()).toMatch(/^chrome-error:|^about:/);
      await expect(frame.getByTestId('graph-canvas')).toHaveCount(0);

      // A secret under the id of a view for other sites is no way around that.
      const other = await account.post<{ token: { id: string } }>(
        `/neo4j/projects/${(await account.get<{ items: { id: string }[] }>('/neo4j/projects')).items[0]?.id ?? ''}/view-tokens`,
        { name: 'other', origins: [elsewhere], expiresInDays: 1 },
      );
      foreign.body = `<iframe title="x" width="800" height="500" src="${baseURL ?? ''}/web-view?view=${other.token.id}&lang=${language}#${secretOf(snippet)}"></iframe>`;
      await reader.goto(elsewhere);
      await expect(frame.getByRole('heading', { level: 1 })).toHaveText(person.text('view:elsewhere.title'));

      // Alone and on a narrow screen it is sound as well.
      await reader.setViewportSize({ width: 360, height: 640 });
      await reader.goto(`${/src="([^"]*)"/.exec(allowed.body)?.[1]?.replaceAll('&amp;', '&') ?? ''}`);
      await expect(reader.getByTestId('graph-canvas')).not.toHaveAttribute('data-nodes', '0');
      await expect.poll(() => widest(reader)).toBe(360);
      await expect(reader).toHaveTitle(`${person.text('view:unnamed')} · Harta`);
      expect(await seriousIn(reader)).toEqual([]);
      await reader.setViewportSize({ width: 1280, height: 800 });

      // Revoked: it ends where it is open, and can be framed no more.
      await reader.goto(site);
      await expect(canvas).not.toHaveAttribute('data-nodes', '0');
      await dialog.getByRole('button', { name: text('revokeNamed', { name: 'Blog' }) }).click();
      await page
        .getByRole('dialog', { name: text('confirm', { name: 'Blog' }) })
        .getByRole('button', { name: text('revoke'), exact: true })
        .click();
      await expect(page.getByText(text('revoked', { name: 'Blog' }), { exact: true })).toBeVisible();
      await expect(frame.getByRole('heading', { level: 1 })).toHaveText(person.text('view:over.title'), {
        timeout: 1000,
      });
      const [framed] = await Promise.all([reader.waitForResponse(/\/web-view/), reader.reload()]);
      expect(framed.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
      await expect(frame.getByRole('heading', { level: 1 })).toHaveCount(0);

      await reader.setViewportSize({ width: 360, height: 640 });
      await reader.goto(`${baseURL ?? ''}/web-view?theme=dark&lang=${language}`);
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText(person.text('view:incomplete.title'));
      await expect.poll(() => widest(reader)).toBe(360);
      expect(await seriousIn(reader)).toEqual([]);
      await readers.close();
    } finally {
      await allowed.close();
      await foreign.close();
    }
  });
