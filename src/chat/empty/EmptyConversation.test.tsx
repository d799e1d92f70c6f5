// @vitest-environment jsdom
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { of } from 'rxjs';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import { texts as en } from '../../../locales/en/index';
import { ProjectContext } from '../../project/ProjectContext';
import { EmptyConversation } from './EmptyConversation';

const i18n = i18next.createInstance();
beforeAll(async () => {
  await i18n.use(initReactI18next).init({
    lng: 'en',
    resources: { en },
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  });
});
afterEach(cleanup);

const COUNTS = {
  nodeLabels: {
    __typename: 'LabelTotals',
    total: 1,
    items: [{ __typename: 'LabelTotal', label: 'T_SEED', total: 42 }],
  },
  relationshipTypes: null,
  nodesTotal: { __typename: 'Total', total: 42 },
  relationshipsTotal: null,
};
const STYLED = { kind: 'label', name: 'T_SEED', version: 1, style: { wordsIn: { en: 'seed, seeds' } } };
const property = (name: string, kind: string) => ({ __typename: 'PropertyUse', name, kind, total: 1 });

const node = (name: string, degree: number) => ({
  ...{ __typename: 'GraphNode', id: name, version: 1, degree, labels: ['T_SEED'], properties: { name } },
  ...{ propertyKinds: {}, createdAt: '', updatedAt: '', position: null, provenance: null },
});

async function questionsWith(
  properties: readonly object[],
  nodes: readonly object[] = [],
): Promise<readonly (string | null)[]> {
  const page = { __typename: 'NodePage', items: nodes, total: nodes.length, nextPageToken: null };
  const answers: Readonly<Record<string, object>> = {
    GraphCounts: COUNTS,
    DataProperties: { propertyUse: { __typename: 'PropertyUseList', looked: 1, items: properties } },
    ...(nodes.length > 0 && { DataNodes: { nodes: page } }),
    Styles: { styles: { __typename: 'StyleList', items: [STYLED] } },
  };
  const link = new ApolloLink(({ operationName = '' }) => of({ data: answers[operationName] ?? { nodes: null } }));
  const project = {
    projectId: 'P',
    project: undefined,
    projects: [],
    switchTo: vi.fn(),
    create: vi.fn(),
    rename: vi.fn(),
  };
  render(
    <I18nextProvider i18n={i18n}>
      <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
        <ProjectContext value={project}>
          <EmptyConversation projectId="P" onAsk={vi.fn()} />
        </ProjectContext>
      </ApolloProvider>
    </I18nextProvider>,
  );
  await screen.findAllByRole('button', { name: /highest|most connected/u });
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

test('a conversation begins with a question about a number of what there is most of, in its words', async () => {
  const questions = await questionsWith([property('Crop', 'text'), property('Mass (g)', 'number')]);
  expect(questions).toContain('Which seed has the highest mass?');
  expect(questions).toContain('How many seeds are there?');
});

test('it asks how two are connected of those that are connected at all', async () => {
  const nodes = [node('Alone', 0), node('Oat', 2), node('Apart', 0), node('Rye', 1)];
  expect(await questionsWith([], nodes)).toContain('How are Oat and Rye connected?');
  cleanup();
  expect(await questionsWith([], nodes.slice(0, 2))).toContain('How are Alone and Oat connected?');
});

test('and about what is connected most where there is no number', async () => {
  expect(await questionsWith([property('Crop', 'text')])).toContain('Which seed is the most connected?');
});

test('no month and no id is asked for', async () => {
  const months = [property('birthMonth', 'number'), property('plantId', 'number'), property('sowingWeight', 'number')];
  expect(await questionsWith(months)).toContain('Which seed has the highest sowing weight?');
});
