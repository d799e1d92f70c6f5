import { expect, test as base } from '@playwright/test';

import { type LocalGitHub, startLocalGitHub } from '../server/identity/providers/localGitHub';
import { CLIENT } from '../server/identity/providers/localGoogle';
import { Installation } from './installation';
import { Person } from './person';

/** An installation that GitHub knows; a server of this machine speaks as GitHub does. */
const test = base.extend<{ person: Person }, { gitHub: LocalGitHub; harta: Installation }>({
  gitHub: [
    // eslint-disable-next-line no-empty-pattern -- the runner reads the names from this pattern
    async ({}, use) => {
      const gitHub = await startLocalGitHub();
      await use(gitHub);
      await gitHub.close();
    },
    { scope: 'worker' },
  ],
  harta: [
    async ({ gitHub }, use) => {
      const installation = await Installation.start({
        HARTA_GITHUB_CLIENT_ID: CLIENT.clientId,
        HARTA_GITHUB_CLIENT_SECRET: CLIENT.clientSecret,
        HARTA_GITHUB_URL: gitHub.url,
      });
      await use(installation);
      await installation.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ harta }, use) => use(harta.origin),
  person: async ({ page, gitHub }, use) => {
    const person = new Person(page);
    gitHub.consents = true;
    gitHub.user = { id: person.email, login: 'anapop', name: 'Ana Pop', avatar_url: null };
    gitHub.emails = [{ email: person.email, primary: true, verified: true }];
    await use(person);
  },
});

const continues = (person: Person) => person.button('auth:provider.continueWith', { provider: 'GitHub' }).click();

// What they share is started once, in one worker: to start it in each takes longer than to wait for each other.
test.describe.configure({ mode: 'default' });

test('GitHub signs in: the window goes there and comes back, and the page goes on', async ({ person, page }) => {
  const opened = page.waitForEvent('popup');
  await page.goto('/auth/login');
  await continues(person);
  const popup = await opened;
  await expect(page).toHaveURL(/\/dashboard\/chat/);
  await expect.poll(() => popup.isClosed()).toBe(true);
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('banner').getByText('AP', { exact: true })).toBeVisible();
});

test('who denies GitHub’s question is back at the form', async ({ person, page, gitHub }) => {
  gitHub.consents = false;
  await page.goto('/auth/login');
  await continues(person);
  await expect(page.getByText(person.text('auth:failure.popupClosed'))).toBeVisible();
});

test('an address that GitHub does not vouch for reaches no account that is there', async ({ person, page, gitHub }) => {
  gitHub.emails = [{ email: person.email, primary: true, verified: false }];
  await person.signsUp();
  await page.goto('/auth/logout');
  await person.button('auth:logout.here').click();
  await expect(page.getByText(person.text('auth:logout.doneTitle'))).toBeVisible();
  await page.goto('/auth/login');
  await continues(person);
  await expect(page.getByRole('heading', { name: person.text('auth:link.title') })).toBeVisible();
});
