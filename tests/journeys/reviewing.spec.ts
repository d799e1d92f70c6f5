import { expect, test } from './harta';

const TEXTS = {
  en: {
    given: ['Ada', 'Grace', 'Mary', 'Alan', 'George', 'Emily', 'Jane', 'Charles', 'Emma', 'Arthur'],
    family: ['Wright', 'Collins', 'Harper', 'Bennett'],
    said: (name: string) => `${name} was born in London.`,
  },
  ro: {
    given: ['Ana', 'Maria', 'Ioana', 'Elena', 'Mihai', 'Andrei', 'Radu', 'Vasile', 'Ion', 'Cristina'],
    family: ['Popescu', 'Ionescu', 'Georgescu', 'Dumitrescu'],
    said: (name: string) => `${name} s-a născut la Brașov.`,
  },
} as const;

for (const language of ['en', 'ro'] as const)
  test(`a long review is walked by keys, tells what it would do, and what was taken back (${language})`, async ({
    person,
    page,
  }) => {
    await person.prefers(language, 'system');
    await person.hasAccount();
    const text = (key: string, values = {}) => person.text(`processing:${key}`, values);
    const button = (key: string, values = {}) => page.getByRole('button', { name: text(key, values), exact: true });
    const { given, family, said } = TEXTS[language];
    const names = family.flatMap((last) => given.map((first) => `${first} ${last}`));
    const bar = page.getByRole('group', { name: text('review.toolbar') });
    const writer = bar.getByRole('button').last();
    const [first = '', second = ''] = names;

    await page.goto('/dashboard/processing');
    await page.getByRole('textbox', { name: text('compose.text') }).fill(names.map(said).join('\n\n'));
    await button('compose.read').click();
    const link = page.getByRole('link', { name: new RegExp(`^${first}`, 'u') });
    const row = page.getByRole('listitem').filter({ has: link });
    await expect(row).toContainText(text('count.things_other', { count: names.length + 1 }));
    await link.click();

    await test.step('the Tab key goes through all finds, and no further than them before their end', async () => {
      await button('review.acceptNamed', { name: first }).focus();
      const last = button('review.changeNamed', { name: names.at(-1) });
      const isLast = () => last.evaluateAll((all) => all.some((each) => each === document.activeElement));
      // Three buttons and a name each, and the place in the list where all of them are drawn anew.
      for (let press = 0; press < names.length * 5 && !(await isLast()); press += 1) await page.keyboard.press('Tab');
      await expect(last).toBeFocused();
    });

    await test.step('what is refused makes nothing: there is nothing to write, and the canvas says so', async () => {
      await expect(writer).toBeDisabled();
      await expect(writer).toHaveText(text('review.nothing'));
      await page.keyboard.press('Home');
      const refuse = button('review.refuseNamed', { name: first });
      await page
        .getByRole('region', { name: text('review.finds') })
        .getByTestId('virtuoso-scroller')
        .press('Home');
      await refuse.focus();
      await page.keyboard.press('Enter');
      await expect(writer).toHaveText(text('review.keep'));
      const drawn = page.getByRole('list', { name: person.text('chat:proposal.canvas') }).getByRole('listitem');
      const said = (mark: string, name: string) =>
        drawn.filter({ hasText: person.text(`chat:evidence.mark.${mark}`, { element: name }) });
      await expect(said('refused', first).first()).toBeAttached();
      await expect(said('created', first)).toHaveCount(0);
      await expect(said('created', second).first()).toBeAttached();
      await writer.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(text('review.kept')).first()).toBeVisible();
      // It is kept: there is no more to say. The keys go on from the bar.
      await expect(writer).toBeDisabled();
      await expect(bar).toBeFocused();
    });

    await test.step('after all were accepted the focus is at what comes next, and then nowhere lost', async () => {
      await button('review.acceptAll').focus();
      await page.keyboard.press('Enter');
      await expect(button('review.acceptAll')).toBeDisabled();
      await expect(writer).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(writer).toHaveText(text('review.nothing'));
      await expect(bar).toBeFocused();
    });

    await test.step('what was taken back can be written again, and the list tells what is there now', async () => {
      await page
        .getByRole('button', { name: person.text('chat:proposal.undo.label'), exact: true })
        .first()
        .click();
      await expect(writer).toBeEnabled();
      await page.getByRole('link', { name: text('review.back') }).click();
      await expect(row).toContainText(text('count.things_other', { count: names.length + 1 }));
      await expect(row).not.toContainText(text('count.written_other', { count: '' }).trim());
    });
  });
