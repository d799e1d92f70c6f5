import { request } from '@playwright/test';

import { expect, test } from './harta';
import { MAILBOX_KEY } from './installation';
import { type Person } from './person';

const chooses = async (person: Person, form: string, password: string) => {
  await person.page.locator(`#${form}_password`).fill(password);
  await person.page.locator(`#${form}_confirmPassword`).fill(password);
  await person.page.locator(`#${form}_confirmPassword`).press('Enter');
};
const seesRefusal = (person: Person) =>
  expect(person.page.getByText(person.text('auth:failure.commonPassword')).first()).toBeVisible();

for (const language of ['en', 'ro'] as const)
  test(`"aaaaaaaa" and blanks are no passwords, on every form that takes a new one (${language})`, async ({
    person,
    page,
  }) => {
    await person.prefers(language, 'light');
    await page.goto('/auth/sign-up');
    await page.locator('#sign-up_email').fill(person.email);
    await chooses(person, 'sign-up', 'aaaaaaaa');
    await seesRefusal(person);
    await person.signsUp();

    await page.goto('/dashboard/account/sign-in');
    await page.locator('#change-password_present').fill(person.password);
    await chooses(person, 'change-password', '          ');
    await seesRefusal(person);

    await page.goto('/auth/logout');
    await person.button('auth:logout.here').click();
    await page.goto('/auth/forgot-password');
    await page.getByLabel(person.text('auth:field.email'), { exact: true }).fill(person.email);
    await person.button('auth:forgot.submit').click();
    await expect(page.getByText(person.text('auth:forgot.sentTitle'))).toBeVisible();
    await page.goto(`/mailbox?key=${MAILBOX_KEY}`);
    await page.locator('a[href*="resetPassword"]').first().click();
    await chooses(person, 'reset-password', '12345678');
    await seesRefusal(person);
  });

test('a stranger who tries many passwords keeps nobody out of a browser that signed in before', async ({
  person,
  page,
  harta,
}) => {
  await person.signsUp();
  await page.goto('/auth/logout');
  await person.button('auth:logout.here').click();
  const stranger = await request.newContext({ baseURL: harta.origin });
  const tries = () =>
    stranger.post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k', {
      data: { email: person.email, password: 'wrong-password-1' },
    });
  for (let nth = 0; nth < 10; nth += 1) expect((await tries()).status()).toBe(400);
  expect((await tries()).status()).toBe(429);
  await stranger.dispose();
  await page.goto('/auth/login');
  await person.logsIn();
  await page.waitForURL(/\/dashboard\//);
});
