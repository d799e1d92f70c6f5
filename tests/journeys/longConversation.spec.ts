import { type Page } from '@playwright/test';
import { ulid } from 'ulid';

import { rounds } from '../soak/rounds';
import { expect, test } from './harta';
import { type Person } from './person';
import { Talker } from './talker';

const MESSAGES = rounds('conversationMessages');
const NUMBER_OF_FIRST = 1;

/** Questions that tell where they stand, answered each in a few lines. */
const questionAt = (number: number) => `Question number ${number}: which countries border Romania?`;

const list = (person: Person) => person.page.getByRole('region', { name: person.text('chat:messages') });
const messageWith = (person: Person, text: string) => list(person).getByRole('article').filter({ hasText: text });

/** A person with a long conversation, in front of its end. */
async function opensLong(person: Person): Promise<{ talker: Talker; conversationId: string }> {
  const talker = new Talker(await person.hasFewCountries());
  const conversationId = ulid();
  for (let number = NUMBER_OF_FIRST; number <= MESSAGES / 2; number += 1)
    await talker.asks({ conversationId, text: questionAt(number), language: 'en' });
  await person.page.goto(`/dashboard/chat?conversation=${conversationId}`);
  return { talker, conversationId };
}

/** The first question that is seen whole, and how far below the upper edge of the list it stands. */
const firstSeen = (page: Page) =>
  page.evaluate(() => {
    const scroller = document.querySelector('[data-virtuoso-scroller]');
    const edge = scroller?.getBoundingClientRect().top ?? 0;
    const seen = [...(scroller?.querySelectorAll('article[data-question]') ?? [])].find(
      (each) => each.getBoundingClientRect().top >= edge,
    );
    return { text: seen?.textContent ?? '', top: Math.round((seen?.getBoundingClientRect().top ?? 0) - edge) };
  });

const scrollTop = (page: Page) =>
  page.evaluate(() => document.querySelector('[data-virtuoso-scroller]')?.scrollTop ?? 0);

/** Turns the wheel over the list, and waits until it has moved something and that stands still. */
async function turnsWheel(page: Page, pixels: number): Promise<void> {
  const from = await scrollTop(page);
  await page.mouse.wheel(0, pixels);
  // The wheel answers before the page has heard of it; at the beginning it moves nothing.
  if (pixels > 0 || from > 0) await expect.poll(() => scrollTop(page)).not.toBe(from);
  let before = await firstSeen(page);
  await expect(async () => {
    const now = await firstSeen(page);
    const stood = now.text === before.text && now.top === before.top;
    before = now;
    expect(stood).toBe(true);
  }).toPass({ intervals: [150] });
}

/** The number of a question. */
const numberIn = (text: string): number => Number(/Question number (\d+)/.exec(text)?.[1] ?? Number.NaN);

test('a long conversation opens at its end, is read up to its first message without losing the place, and what is said meanwhile waits below', async ({
  person,
  page,
}) => {
  test.setTimeout(120_000 + MESSAGES * 1000);
  const { talker, conversationId } = await opensLong(person);
  await expect(messageWith(person, questionAt(MESSAGES / 2))).toBeInViewport();
  await expect(list(person).getByRole('article').last()).toBeInViewport();
  // Only what is near is drawn.
  await expect.poll(() => list(person).getByRole('article').count()).toBeLessThan(40);
  await expect(messageWith(person, questionAt(NUMBER_OF_FIRST))).toHaveCount(0);

  const box = await list(person).boundingBox();
  if (box === null) throw new Error('The list is not drawn');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const numbers: number[] = [];
  while (
    !(await messageWith(person, `${questionAt(NUMBER_OF_FIRST)}`)
      .first()
      .isVisible())
  ) {
    await turnsWheel(page, -1500);
    const seen = numberIn((await firstSeen(page)).text);
    if (!Number.isNaN(seen)) numbers.push(seen);
  }
  // Reading older ones never threw the reader back, nor past what they had not seen: about fifteen messages go by at a time.
  for (const [index, number] of numbers.entries()) {
    const before = numbers[index - 1] ?? MESSAGES / 2;
    expect(number).toBeLessThanOrEqual(before);
    expect(before - number).toBeLessThan(20);
  }

  await turnsWheel(page, 700);
  const place = await firstSeen(page);
  await talker.asks({ conversationId, text: 'What is the capital of Italy?', language: 'en' });
  const heard = page.getByRole('status').filter({ hasText: 'Rome' });
  await expect(heard).toHaveCount(1);
  await page.waitForTimeout(500);
  expect(await firstSeen(page)).toEqual(place);

  await person.button('chat:toEnd').click();
  await expect(messageWith(person, 'What is the capital of Italy?').last()).toBeInViewport();
  await expect(list(person).getByRole('article').last()).toContainText('Rome');
  await expect(person.button('chat:toEnd')).toBeHidden();
});
