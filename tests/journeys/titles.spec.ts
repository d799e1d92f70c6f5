import { PATHS } from '../../src/app/layouts/layoutOf';
import { expect, test } from './harta';
import { type Person } from './person';

/** Whoever is not signed in reaches these; without the code of a mail, the page of a new password tells that instead. */
const OUTSIDE = [...PATHS.default, ...PATHS.auth, ...PATHS.bare, '/no/such/page'].filter(
  (path) => path !== '/auth/reset-password' && path !== '/auth/logout',
);
const INSIDE = [...PATHS.dashboard, '/auth/logout'];

async function isNamedAsItsHeading({ page }: Person, path: string): Promise<void> {
  await test.step(path, async () => {
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).not.toHaveText('');
    await expect.soft(page, path).toHaveTitle(`${await heading.innerText()} · Harta`);
  });
}

for (const language of ['en', 'ro'] as const) {
  test(`every page for strangers is called what its heading says (${language})`, async ({ person }) => {
    await person.prefers(language, 'light');
    for (const path of OUTSIDE) await isNamedAsItsHeading(person, path);
  });

  test(`every page of a person is called what its heading says (${language})`, async ({ person }) => {
    await person.prefers(language, 'light');
    await person.hasAccount();
    for (const path of INSIDE) await isNamedAsItsHeading(person, path);
  });
}
