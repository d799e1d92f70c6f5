import { seriousIn, showsBy } from './axe';
import { fits } from './fits';
import { expect, test } from './harta';
import { called, connectMcp } from '../server/mcp/client';

for (const language of ['en', 'ro'] as const) {
  test(`another assistant is connected by what the page says, and what it proposes waits for the person (${language})`, async ({
    person,
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await person.prefers(language, 'system');
    const account = await person.hasAccount();
    await account.put('/settings', { language });
    await account.post('/neo4j/create-node', { labels: ['Person'], properties: { name: 'Ada' } });
    await page.goto('/dashboard/account/tokens');
    await page.getByLabel(person.text('settings:tokens.name'), { exact: true }).fill('editor');
    await page.getByText(person.text('settings:tokens.scopes.write'), { exact: true }).click();
    await person.button('settings:tokens.make').click();
    const secret = page.getByRole('textbox', { name: person.text('settings:tokens.secret') });
    const token = await secret.inputValue();

    const part = page.getByRole('region', { name: person.text('settings:assistants.title') });
    await expect(part).toContainText(person.text('settings:assistants.text'));
    const copy = part.getByRole('button', {
      name: person.text('settings:examples.copy', { name: person.text('settings:assistants.configuration') }),
    });
    await copy.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(person.text('settings:examples.copied')).first()).toBeVisible();
    const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as {
      mcpServers: { harta: { url: string } };
    };
    const { url } = copied.mcpServers.harta;
    expect(url).toBe(`${new URL(page.url()).origin}/mcp`);
    for (const theme of ['light', 'dark'] as const) {
      await showsBy(page, theme);
      expect(await seriousIn(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 780 });
    await fits(page);
    await page.setViewportSize({ width: 1280, height: 800 });

    const client = await connectMcp(new URL(url).origin, token);
    const found = await called(client, 'search', { text: 'ada' });
    const [ada] = found.value['nodes'] as { id: string }[];
    const operations = [
      { op: 'createNode', labels: ['Machine'], properties: { name: 'Analytical Engine' } },
      { op: 'updateNode', nodeId: ada?.id, setProperties: { born: 1815 } },
    ];
    await called(client, 'propose', { text: 'From my notes', operations });
    await client.close();

    // The bell tells of it, and leads to it.
    const bell = page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(`^${person.text('notifications:bell.name')}.*1`) });
    await expect(bell).toBeVisible();
    await bell.press('Enter');
    const list = page.getByRole('region', { name: person.text('notifications:bell.name'), exact: true });
    await list.getByRole('button', { name: /editor/ }).press('Enter');
    await page.waitForURL('**/dashboard/notifications');
    await page.getByRole('link', { name: person.text('notifications:detail.open'), exact: true }).press('Enter');
    await page.waitForURL(/\/dashboard\/chat\?conversation=/);
    const changes = page.getByRole('region', {
      name: person.text(`chat:proposal.title_${language === 'ro' ? 'few' : 'other'}`, { count: 2 }),
    });
    await expect(changes).toHaveAttribute('data-state', 'open');
    await expect(changes.getByRole('checkbox')).toHaveCount(2);
    await expect(page.getByText('From my notes').first()).toBeVisible();
    expect(await seriousIn(page)).toEqual([]);
    await changes.getByRole('checkbox').nth(1).uncheck();
    await changes.getByRole('button', { name: person.text('chat:proposal.apply_one', { count: 1 }) }).click();
    await expect(changes).toHaveAttribute('data-state', 'applied');

    // What the assistant cited opens the canvas with it selected.
    await page.goto(found.uris[0] ?? '');
    await person.seesOnCanvas(2, 0);
    await expect(page.getByText('Ada', { exact: true }).first()).toBeVisible();
  });
}
