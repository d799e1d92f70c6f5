import { type Page } from '@playwright/test';

import { type ChatRequest, type Reply, ScriptedModel } from '../server/model/ScriptedModel';
import { asks, begins } from './asking';
import { expect, test as withHarta } from './harta';
import { Installation, LONGEST_START_MS } from './installation';
import { type Person } from './person';

const SENTENCES = 36;
/** Slow enough to do something while an answer is under way; what is left once it is done may come at once. */
const SLOWLY_MS = 500;
const QUICKLY_MS = 50;
let between = SLOWLY_MS;
const speaksSlowly = () => (between = SLOWLY_MS);
const speaksQuickly = () => (between = QUICKLY_MS);
/** Asked for by these words, the model fails, and says what may not be shown as it stands. */
const FAIL = 'the capital of Italy';
const MARKUP = 'the capital of Spain';

const LONG = Array.from({ length: SENTENCES }, (_, index) => `Remark ${index + 1} about it is written here`);
const UNSAFE = [
  '<img src="https://tracker.example/seen.png" onerror="document.title=\'broken\'">',
  '![A map](https://tracker.example/map.png)',
  'https://bare.example/page',
  '[The overview](/dashboard/data-overview)',
  '[A page](https://page.example/there)',
  '[A trap](javascript:alert(1))',
].join(' and ');

const asked = ({ messages }: ChatRequest) => messages.findLastIndex(({ role }) => role === 'user');
/** What tools gave for the question that is being answered. */
const resultsOf = (request: ChatRequest) =>
  request.messages.slice(asked(request)).flatMap(({ role, content }) => (role === 'tool' ? [String(content)] : []));

/** Looks for Romania, reads it, and then speaks of it as slowly as is said. */
function answering(request: ChatRequest): Reply {
  const question = String(JSON.stringify(request.messages[asked(request)]?.content));
  const results = resultsOf(request);
  const [id] = /[0-9A-HJKMNP-TV-Z]{26}/u.exec(results.join('\n')) ?? [];
  if (question.includes(FAIL)) return { status: 400 };
  if (id === undefined) return { calls: [{ name: 'search', input: { text: 'Romania' } }] };
  if (results.length === 1) return { calls: [{ name: 'read', input: { ids: [id] } }] };
  const mark = `[[n:${id}]]`;
  if (question.includes(MARKUP)) return { text: [`It is told in ${UNSAFE} ${mark}.`] };
  return { text: LONG.map((sentence) => `${sentence} ${mark}. `), between: () => between };
}

/** An installation whose answers come from a model that takes its time. */
const test = withHarta.extend<object, { harta: Installation }>({
  harta: [
    // eslint-disable-next-line no-empty-pattern -- the runner reads the names from this pattern
    async ({}, use) => {
      const model = await ScriptedModel.start(answering);
      const { baseUrl, model: name } = model.settings;
      // The rules would answer what they are certain of, and the model would never stream it.
      const harta = await Installation.start({
        HARTA_LLM_BASE_URL: baseUrl,
        HARTA_LLM_MODEL: name,
        HARTA_LLM_ORDER: 'model-first',
        HARTA_LLM_CHECK: 'off',
      });
      await use(harta);
      await harta.remove();
      await model.stop();
    },
    { scope: 'worker', timeout: LONGEST_START_MS },
  ],
});

const composer = (person: Person, page = person.page) => page.getByLabel(person.text('chat:composer.label'));
const answers = (person: Person, page = person.page) =>
  page.getByRole('article', { name: person.text('chat:assistant'), exact: true });
const remark = (number: number) => LONG[number - 1] ?? '';
const textOf = async (person: Person, page = person.page) =>
  (await answers(person, page).last().innerText()).match(/Remark \d+ about/gu) ?? [];
const WHOLE = LONG.map((sentence) => sentence.slice(0, sentence.indexOf(' it')));
const stop = (person: Person, page = person.page) =>
  page.getByRole('button', { name: person.text('chat:composer.stop'), exact: true });
const announced = (person: Person, page = person.page) =>
  page.getByRole('status').filter({ hasText: person.text('chat:announce.done', { text: '' }).trim() });

/** Cuts the socket of a page for good, so that its client must join anew. */
async function cutsSocketOf(page: Page): Promise<() => Promise<void>> {
  let cut: (() => Promise<void>) | undefined;
  await page.routeWebSocket(/users-socket/, (socket) => {
    const server = socket.connectToServer();
    cut = async () => {
      await server.close();
      await socket.close();
    };
  });
  return async () => cut?.();
}

// One installation and one browser for the file: to start them costs more than its tests can win side by side.
test.describe.configure({ mode: 'default' });

test.beforeEach(speaksSlowly);

test('an answer that is on its way comes whole through a reload, in a second window, and over a socket that is cut', async ({
  person,
  page,
}) => {
  await begins(person);
  await asks(person, 'Tell me about Romania');
  await expect(answers(person)).toContainText(remark(3));
  await expect(stop(person)).toBeVisible();
  await expect(composer(person)).toBeFocused();
  await expect(announced(person)).toHaveCount(0);
  const second = await page.context().newPage();
  const cut = await cutsSocketOf(second);
  await second.goto(page.url());
  await expect(answers(person, second)).toContainText(remark(5));
  await cut();
  await page.bringToFront();
  await page.reload();
  await expect(answers(person)).toContainText(remark(7));
  await expect(stop(person)).toBeVisible();
  speaksQuickly();
  for (const window of [page, second]) {
    await expect(answers(person, window)).toContainText(remark(SENTENCES));
    await expect(stop(person, window)).toBeHidden();
    await expect.poll(() => textOf(person, window)).toEqual(WHOLE);
    await expect(answers(person, window)).toHaveCount(1);
    await expect(announced(person, window)).toHaveCount(1);
  }
});

test('sending is answered at once, and while the channel brings the answer nothing else is asked for it', async ({
  person,
  page,
}) => {
  await begins(person);
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, name = ''] = /graphql\?(\w+)/u.exec(request.url()) ?? [];
    if (/Chat(Message|Turn)s?$/u.test(name)) calls.push(name);
  });
  const sent = page.waitForResponse(/graphql\?SendChatMessage/u);
  await asks(person, 'Tell me about Romania');
  await (await sent).finished();
  await expect(answers(person)).toContainText(remark(2));
  await expect(stop(person)).toBeVisible();
  speaksQuickly();
  await expect(answers(person)).toContainText(remark(SENTENCES));
  await expect(stop(person)).toBeHidden();
  expect(calls).toEqual(['SendChatMessage']);
});

test('an answer that a crash of the server cuts ends as failed in every window by itself, and can be asked for again', async ({
  person,
  page,
  harta,
}) => {
  await begins(person);
  await asks(person, 'Tell me about Romania');
  await expect(answers(person)).toContainText(remark(2));
  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect(answers(person, second)).toContainText(remark(4));
  await harta.killAndRestart();
  for (const window of [page, second]) {
    await expect(answers(person, window)).toContainText(person.text('chat:failedAnswer'));
    await expect(answers(person, window)).toContainText(remark(2));
    await expect(stop(person, window)).toBeHidden();
  }
  await asks(person, `What is ${FAIL}?`, second);
  await expect(answers(person).last()).toContainText('Rome');
});

test('an answer that is stopped keeps what was written, and can be asked for again', async ({ person }) => {
  await begins(person);
  await asks(person, 'Tell me about Romania');
  await expect(answers(person)).toContainText(remark(2));
  await stop(person).click();
  await expect(answers(person)).toContainText(person.text('chat:stopped'));
  const kept = await textOf(person);
  expect(kept.length).toBeGreaterThan(1);
  expect(kept).toEqual(WHOLE.slice(0, kept.length));
  await person.page.reload();
  await expect(answers(person)).toContainText(person.text('chat:stopped'));
  await expect.poll(() => textOf(person)).toEqual(kept);
  speaksQuickly();
  await answers(person)
    .getByRole('button', { name: person.text('chat:message.again'), exact: true })
    .click();
  await expect(answers(person)).toContainText(remark(SENTENCES));
  await expect(answers(person)).toHaveCount(1);
  await expect(answers(person)).not.toContainText(person.text('chat:stopped'));
});

test('while a long answer grows its question stays in sight, and whoever scrolls back is left there', async ({
  person,
  page,
}) => {
  await page.setViewportSize({ width: 1300, height: 560 });
  // The answer is whole before the list that shows it has been loaded, as on a slow connection.
  await page.route('**/MessageList-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    await route.continue();
  });
  speaksQuickly();
  await begins(person);
  await asks(person, 'Tell me about Romania');
  await expect(answers(person)).toContainText(remark(SENTENCES));
  await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 0.8 });
  speaksSlowly();
  await asks(person, 'Tell me more about Romania');
  await expect(answers(person).last()).toContainText(remark(4));
  const list = page.getByRole('region', { name: person.text('chat:messages') });
  await list.hover();
  await page.mouse.wheel(0, -400);
  await page.waitForTimeout(300);
  const place = await list.evaluate((scroller) => scroller.scrollTop);
  await expect(answers(person).last()).toContainText(remark(12));
  expect(Math.abs((await list.evaluate((scroller) => scroller.scrollTop)) - place)).toBeLessThan(2);
  await person.button('chat:toEnd').click();
  await expect(answers(person).last().getByText(remark(12))).toBeInViewport();
});

test('when the model does not answer, the answer says who did; what a model writes leads nowhere it should not', async ({
  person,
  page,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.example')) elsewhere.push(request.url());
  });
  await begins(person);
  await asks(person, `What is ${FAIL}?`);
  await expect(answers(person)).toContainText(person.text('chat:fellBack'));
  await expect(answers(person)).toContainText('Rome');
  await asks(person, `What is ${MARKUP}?`);
  const answer = answers(person).last();
  await expect(answer).toContainText('bare.example');
  await expect(answer.locator('p a')).toHaveCount(0);
  await expect(answer.locator('img[src]')).toHaveCount(0);
  await expect(page).not.toHaveTitle(/broken/);
  expect(elsewhere).toEqual([]);
});
