// @vitest-environment jsdom
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { of, throwError } from 'rxjs';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { texts as en } from '../../../locales/en/index';
import { texts as ro } from '../../../locales/ro/index';
import { ModelState } from './ModelState';
import { stubSizes } from '../../../tests/components/noSizes';

const forThisMachine = vi.hoisted(() => ({ is: true }));
vi.mock('../../app/config', () => ({ appConfig: () => ({ forThisMachine: forThisMachine.is }) }));

const i18n = i18next.createInstance();
beforeAll(async () => {
  stubSizes();
  await i18n.use(initReactI18next).init({
    lng: 'en',
    resources: { en, ro },
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  });
});
beforeEach(async () => {
  forThisMachine.is = true;
  await i18n.changeLanguage('en');
});
afterEach(cleanup);

/** Shows the state that the server tells, which may change; undefined where it cannot be read. */
function show(state: () => string | undefined) {
  const asked = vi.fn();
  const link = new ApolloLink(() => {
    asked();
    const told = state();
    if (told === undefined) return throwError(() => new Error('not reached'));
    return of({ data: { __typename: 'Query', assistantModel: { __typename: 'AssistantModel', state: told } } });
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const within = (turn?: object) => (
    <I18nextProvider i18n={i18n}>
      <ApolloProvider client={client}>
        <ModelState turn={turn} />
      </ApolloProvider>
    </I18nextProvider>
  );
  const { rerender } = render(within());
  return { asked, turnEnds: () => rerender(within({})) };
}

const STATES = ['none', 'held', 'trusted', 'unused', 'away'] as const;
const explained = async () => {
  const button = await screen.findByRole('button');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('true'));
  return screen.getByRole('status').textContent;
};

test.each(STATES)(
  'the state %s is a word; pressed, it says what that means and what the operator sets',
  async (state) => {
    show(() => state);
    const { means, set } = en.chat.model;
    expect((await screen.findByRole('button')).textContent).toBe(`Model: ${en.chat.model.state[state]}`);
    expect(await explained()).toBe(`${means[state]} ${set[state]}`);
    expect((await screen.findByRole('tooltip')).textContent).toBe(means[state] + set[state]);
  },
);

test.each(STATES)('who does not run the installation reads of %s only what it means', async (state) => {
  forThisMachine.is = false;
  show(() => state);
  const text = await explained();
  expect(text).toBe(en.chat.model.means[state]);
  expect(text).not.toMatch(/HARTA_|npm/u);
});

test('it is said in Romanian', async () => {
  await i18n.changeLanguage('ro');
  show(() => 'away');
  expect((await screen.findByRole('button')).textContent).toBe('Model: indisponibil');
  expect(await explained()).toContain('Modelul de limbaj nu răspunde acum.');
});

test('Escape closes the explanation', async () => {
  show(() => 'none');
  await explained();
  fireEvent.keyDown(screen.getByRole('button'), { key: 'Escape' });
  await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-expanded')).toBe('false'));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('each turn that ends asks again, and the word stays where that fails', async () => {
  let state: string | undefined = 'trusted';
  const { asked, turnEnds } = show(() => state);
  await screen.findByText('Model: trusted');
  state = 'away';
  turnEnds();
  await screen.findByText('Model: unavailable');
  state = undefined;
  turnEnds();
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(3));
  expect(screen.getByRole('button').textContent).toBe('Model: unavailable');
});

test('a model that is away is asked after until it is back, and then no more', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    let state = 'away';
    const { asked } = show(() => state);
    await screen.findByText('Model: unavailable');
    state = 'held';
    await vi.advanceTimersByTimeAsync(31_000);
    await screen.findByText('Model: supervised');
    expect(asked).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(asked).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
  }
});

test('nothing is shown while it is not known', async () => {
  const { asked } = show(() => undefined);
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('button')).toBeNull();
});
