// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { theme } from 'antd';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { NEVER, of } from 'rxjs';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import { NO_COUNTS } from '../../../domain/changes/edit';
import { type GraphNode } from '../../../domain/elements/elements';
import { type Selected } from '../../../domain/selection/selection';
import { texts as en } from '../../../locales/en/index';
import { GraphModel } from '../../graph/GraphModel';
import { GraphModelContext } from '../../graph/GraphModelContext';
import { ProjectContext, type ProjectChoice } from '../../project/ProjectContext';
import { canvasStoreOn } from '../store/canvasStore';
import { LabelColours } from '../style/palette';
import { StyleBook } from '../style/StyleBook';
import { canvasTheme } from '../style/theme';
import { CanvasContext, type Workbench } from '../workbench/Workbench';
import { DeleteDialog } from './DeleteDialog';

const i18n = i18next.createInstance();
beforeAll(() => i18n.use(initReactI18next).init({ lng: 'en', resources: { en }, defaultNS: 'common' }));
afterEach(cleanup);

const node = (id: string, name: string): GraphNode => ({
  ...{ id, labels: ['Town'], properties: { name }, propertyKinds: {}, version: 3, degree: 2 },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' },
});
const refs = (...ids: string[]): Selected => ids.map((id) => ({ kind: 'node', id }));

/** Asks whether these nodes of a graph are to be deleted; gives what the store was asked to do. */
function asksFor(selected: Selected) {
  const model = new GraphModel();
  const nodes = [node('a', 'Turda'), node('b', 'Cluj')];
  model.replace({ nodes, relationships: [], nodesTotal: 2, relationshipsTotal: 0, labels: [], types: [] });
  const sent: unknown[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName === 'DeleteNode') sent.push([operationName, variables['nodeId']]);
    const counts = { __typename: 'ChangeCounts', ...NO_COUNTS, nodesDeleted: 2, relationshipsDeleted: 1234 };
    return operationName === 'BulkEditCounts' ? of({ data: { bulkEditCounts: counts } }) : NEVER;
  });
  const looks = { theme: canvasTheme('light', theme.getDesignToken()), book: new StyleBook(new LabelColours()) };
  const store = canvasStoreOn(model.store, { ...looks, areLooksKnown: true });
  const canvas = { model, store, history: {}, bulk: async (edit: unknown) => sent.push(edit) > 0 };
  const project = { projectId: 'p', project: undefined, projects: [] } as unknown as ProjectChoice;
  const onClose = vi.fn();
  render(
    <I18nextProvider i18n={i18n}>
      <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
        <ProjectContext value={project}>
          <GraphModelContext value={model}>
            <CanvasContext value={canvas as unknown as Workbench}>
              <DeleteDialog selected={selected} onClose={onClose} />
            </CanvasContext>
          </GraphModelContext>
        </ProjectContext>
      </ApolloProvider>
    </I18nextProvider>,
  );
  return { sent, onClose };
}

test('one node is asked about by its name, and deleted by itself once the dialogue is gone', async () => {
  const { sent, onClose } = asksFor(refs('a'));
  expect(screen.getByText('“Turda” and its 2 relationships will be deleted.')).toBeInTheDocument();
  fireEvent.click(screen.getByText('Delete'));
  expect(onClose).toHaveBeenCalledOnce();
  await waitFor(() => expect(sent).toEqual([['DeleteNode', 'a']]));
});

test('several are asked about by what goes with them, as the store counts it, and deleted in one step', async () => {
  const { sent, onClose } = asksFor(refs('a', 'b'));
  expect(await screen.findByText(/2 nodes and 1,234 relationships/u)).toBeInTheDocument();
  fireEvent.click(screen.getByText('Delete'));
  expect(onClose).toHaveBeenCalledOnce();
  expect(sent).toEqual([{ action: 'delete', nodes: [{ id: 'a' }, { id: 'b' }], relationships: [] }]);
});
