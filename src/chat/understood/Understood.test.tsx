// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import { texts as en } from '../../../locales/en/index';
import { type ChatMessage } from '../../../domain/chat/message';
import { type Predicate, type Query } from '../../../domain/query/Query';
import { ProjectContext } from '../../project/ProjectContext';
import { Understood } from './Understood';
import { stubSizes } from '../../../tests/components/noSizes';

configure({ defaultHidden: true });
const i18n = i18next.createInstance();
/** A backend that knows nothing: what the project has to choose from. */
const NOTHING = { nodeLabels: null, relationshipTypes: null, nodesTotal: null, relationshipsTotal: null, styles: null };
const project = {
  projectId: 'P',
  project: undefined,
  projects: [],
  switchTo: vi.fn(),
  create: vi.fn(),
  rename: vi.fn(),
};
/** What a node is on the wire, where only its name matters. */
const hungary = {
  ...{ __typename: 'Node', id: 'H', version: 1, degree: 0, labels: ['Country'], properties: { name: 'Hungary' } },
  ...{ propertyKinds: {}, createdAt: '', updatedAt: '', position: null, provenance: null },
};
const area = { __typename: 'PropertyUse', name: 'area', kind: 'number', total: 1 };
const FOUND: Readonly<Record<string, object>> = {
  SearchGraph: { searchGraph: { __typename: 'SearchAnswer', more: false, nodes: [hungary], relationships: [] } },
  DataProperties: { propertyUse: { __typename: 'PropertyUseList', looked: 1, items: [area] } },
};
const client = new ApolloClient({
  link: new ApolloLink(({ operationName = '' }) => of({ data: FOUND[operationName] ?? NOTHING })),
  cache: new InMemoryCache(),
});

beforeAll(async () => {
  stubSizes();
  await i18n.use(initReactI18next).init({
    lng: 'en',
    resources: { en },
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  });
});
afterEach(cleanup);

const LARGE = { kind: 'compare', property: 'area', is: '>', value: 100 } as const;
const BORDERS = {
  kind: 'linked',
  step: { types: ['BORDERS'], direction: 'either' },
  set: { kind: 'nodes', ids: ['R'] },
  quantity: { kind: 'some' },
} as const;
const COUNTRY = { kind: 'label', label: 'Country' } as const;
const query: Query = {
  kind: 'nodes',
  set: { kind: 'where', of: COUNTRY, that: { kind: 'and', of: [LARGE, BORDERS] } },
};
const message: ChatMessage = {
  uid: 'A',
  conversationId: 'C',
  projectId: 'P',
  role: 'assistant',
  text: 'Hungary.',
  language: 'en',
  status: 'done',
  deltas: 1,
  fellBack: false,
  citations: [{ nodeId: 'R', caption: 'Romania', kind: 'Country' }],
  sources: [],
  suggestions: [],
  query,
  createdAt: '2026-11-23T00:00:00.000Z',
};

function shown(isBusy = false, suggestions: ChatMessage['suggestions'] = []) {
  const onRead = vi.fn<(query: Query) => void>();
  render(
    <I18nextProvider i18n={i18n}>
      <ApolloProvider client={client}>
        <ProjectContext value={project}>
          <MemoryRouter>
            <Understood message={{ ...message, suggestions }} query={query} isBusy={isBusy} onRead={onRead} />
          </MemoryRouter>
        </ProjectContext>
      </ApolloProvider>
    </I18nextProvider>,
  );
  return { onRead, user: userEvent.setup() };
}

/** What is asked last. */
const asked = (onRead: ReturnType<typeof shown>['onRead']) => onRead.mock.calls.at(-1)?.[0];
const and = (...of: Predicate[]): Query => ({
  kind: 'nodes',
  set: { kind: 'where', of: COUNTRY, that: { kind: 'and', of } },
});
const chips = () => within(screen.getByRole('list', { name: 'How I understood it' })).getAllByRole('listitem');
const editor = () => screen.queryByRole('form');

test('the query stands in pieces, with the names that the answer cites', () => {
  shown();
  expect(chips().map(({ textContent }) => textContent)).toEqual(['Countries', 'area over 100', 'borders Romania']);
});

test('without a piece that is left out it is asked in the place of the answer', async () => {
  const { onRead, user } = shown();
  await user.click(screen.getByRole('button', { name: 'Remove “area over 100”' }));
  expect(onRead.mock.calls).toEqual([[{ kind: 'nodes', set: { kind: 'where', of: COUNTRY, that: BORDERS } }]]);
});

test('a piece is changed by keyboard; Escape leaves it as it was, and the focus comes back', async () => {
  const { onRead, user } = shown();
  const area = screen.getByRole('button', { name: 'area over 100' });
  area.focus();
  await user.keyboard('{Enter}');
  expect(area).toHaveAttribute('aria-expanded', 'true');
  await user.click(screen.getByLabelText('Value'));
  await user.keyboard('{Escape}');
  expect(editor()).toBeNull();
  expect(area).toHaveFocus();

  await user.keyboard('{Enter}');
  const value = screen.getByLabelText('Value');
  await user.clear(value);
  await user.type(value, '250{Enter}');
  expect(asked(onRead)).toEqual(and({ ...LARGE, value: 250 }, BORDERS));
  expect(editor()).toBeNull();
});

test('what a relationship leads to is changed without a canvas', async () => {
  const { user } = shown();
  await user.click(screen.getByRole('button', { name: 'borders Romania' }));
  for (const field of ['Types', 'Direction', 'Node', 'How many']) expect(screen.getByLabelText(field)).toBeVisible();
  expect(within(editor() as HTMLElement).getByText('Romania')).toBeInTheDocument();
});

test('only nodes that the words find are offered, not the one that is there, and the question names the one that is chosen', async () => {
  const { onRead, user } = shown();
  await user.click(screen.getByRole('button', { name: 'borders Romania' }));
  await user.click(screen.getByLabelText('Node'));
  await user.keyboard('hung');
  const found = await screen.findByText('Hungary (Country)');
  // What is there already is none of them: Enter would take it in the place of what was typed.
  expect(found.closest('.ant-select-item-option')?.parentElement?.children).toHaveLength(1);
  await user.click(found);
  await user.click(screen.getByRole('button', { name: 'Ask with this' }));
  expect(asked(onRead)).toEqual(and(LARGE, { ...BORDERS, set: { kind: 'nodes', ids: ['H'] } }));
});

test('a condition is added to what was asked, among the properties that the project has', async () => {
  const { onRead, user } = shown();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.click(await screen.findByRole('menuitem', { name: 'A property' }));
  await user.type(screen.getByLabelText('Property'), 'area');
  await user.type(await screen.findByRole('spinbutton', { name: 'Value' }), '500');
  await user.click(screen.getByRole('button', { name: 'Ask with this' }));
  expect(asked(onRead)).toEqual(and(LARGE, BORDERS, { kind: 'compare', property: 'area', is: '=', value: 500 }));
});

test('letters in a field for a number stay as they were typed, and the field says what it waits for', async () => {
  const { onRead, user } = shown();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.click(await screen.findByRole('menuitem', { name: 'A property' }));
  await user.type(screen.getByLabelText('Property'), 'area');
  const wanted = await screen.findByRole('spinbutton', { name: 'Value' });
  await user.type(wanted, '5 hundred');
  await user.tab();
  expect(wanted).toHaveValue('5 hundred');
  expect(wanted).toHaveAccessibleDescription('A number is expected here, such as 12 or 3.5.');
  expect(screen.getByRole('button', { name: 'Ask with this' })).toBeDisabled();
  await user.clear(wanted);
  await user.type(wanted, '3,5{Enter}');
  expect(asked(onRead)).toEqual(and(LARGE, BORDERS, { kind: 'compare', property: 'area', is: '=', value: 3.5 }));

  await user.click(screen.getByRole('button', { name: 'area over 100' }));
  const value = screen.getByLabelText('Value');
  await user.type(value, ' km²');
  await user.tab();
  expect(value).toHaveValue('100 km²');
  expect(value).toHaveAccessibleDescription('A number is expected here, such as 12 or 3.5.');
  await user.clear(value);
  await user.type(value, '101{Enter}');
  expect(asked(onRead)).toEqual(and({ ...LARGE, value: 101 }, BORDERS));
});

test.each([
  ['Around a node', 'Node'],
  ['A label', 'Label'],
])('%s is added by keyboard: the focus goes where something is missing', async (kind, field) => {
  const { user } = shown();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.click(await screen.findByRole('menuitem', { name: kind }));
  expect(within(screen.getByRole('form', { name: kind })).getByLabelText(field)).toHaveFocus();
});

test('while an answer is written nothing is asked', () => {
  shown(true);
  expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Remove “area over 100”' })).toBeDisabled();
});

const OTHER = { kind: 'guess', text: 'Country, area over 9', query: { kind: 'nodes', set: COUNTRY } } as const;

test('another reading is a button in its words, and nothing else that may be asked is', async () => {
  const { onRead, user } = shown(false, [OTHER, { kind: 'ask', text: 'And Hungary?' }]);
  const readings = within(screen.getByRole('group', { name: 'Other readings:' }));
  expect(readings.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([OTHER.text]);
  readings.getByRole('button').focus();
  await user.keyboard('{Enter}');
  expect(onRead.mock.calls).toEqual([[OTHER.query]]);
  expect(readings.getByRole('button')).toHaveFocus();
});

test('while an answer is written no other reading is asked, and the focus stays on its button', async () => {
  const { onRead, user } = shown(true, [OTHER]);
  const button = screen.getByRole('button', { name: OTHER.text });
  button.focus();
  await user.keyboard('{Enter}');
  expect(onRead).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
});
