// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { NEVER } from 'rxjs';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fromPromise } from 'xstate';

import { texts as english } from '../../../../../locales/en/index';
import { type ElementEdit } from '../../../../../domain/changes/elementEdit';
import { type GraphNode } from '../../../../../domain/elements/elements';
import { type RowsAnswer, type RowsRequest } from '../../../../../domain/tables/rows';
import { dataTableMachine } from '../../../../../machines/dataTableMachine';
import { GraphModel } from '../../../../graph/GraphModel';
import { GraphModelContext } from '../../../../graph/GraphModelContext';
import { ProjectContext } from '../../../../project/ProjectContext';
import { DataGrid } from './DataGrid';
import { UnsentBar } from './UnsentCell';
import { keepCells, useUnsentCells } from './unsentCells';
import { type Columns, type PlacedColumn } from './useColumns';
import { type DataTable } from './useDataTable';

const nobody = vi.fn();
const project = {
  ...{ projectId: 'P', project: undefined, projects: [] },
  ...{ switchTo: nobody, create: nobody, rename: nobody },
};

/** Tells once of what it looks at, as the browser does. */
class Sizes {
  constructor(private readonly tell: () => void) {}
  observe = () => this.tell();
  unobserve = () => undefined;
  disconnect = () => undefined;
}
const { unsent: texts, fault } = english.data.grid;
const client = new ApolloClient({ link: new ApolloLink(() => NEVER), cache: new InMemoryCache() });

beforeAll(async () => {
  vi.stubGlobal('ResizeObserver', Sizes);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  Element.prototype.scrollIntoView = () => undefined;
  await i18next.use(initReactI18next).init({
    lng: 'en',
    resources: { en: english },
    interpolation: { escapeValue: false },
  });
});
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const hive = (id: string, name: string, families: number): GraphNode => ({
  ...{ id, labels: ['Stupină'], version: 3, degree: 0, createdAt: '', updatedAt: '', propertyKinds: {} },
  properties: { name, families },
});
const ROWS = [hive('a', 'Poiana Teilor', 84), hive('b', 'Valea Sării', 46)];
const COLUMNS: readonly PlacedColumn[] = [
  { key: 'caption', width: 200 },
  { key: 'p:families', property: 'families', kind: 'number', width: 120 },
];
const arranged = { columns: COLUMNS } as unknown as Columns;
const machine = dataTableMachine.provide({
  actors: {
    read: fromPromise<RowsAnswer, RowsRequest>(() => Promise.resolve({ page: 0, items: ROWS, total: ROWS.length })),
  },
});

/** A table whose store takes nothing. @param asked hears what it is asked */
function Table({ asked }: { readonly asked: (edit: ElementEdit, version?: number) => void }) {
  const [state, send] = useActor(machine, { input: { sort: 'caption', order: 'asc' } });
  const unsent = useUnsentCells('P', 'node');
  const { context } = state;
  const parts = { of: 'node', context, send, rows: ROWS.length, isEditing: state.matches({ cell: 'editing' }) };
  const nothing = () => undefined;
  return (
    <>
      <UnsentBar count={unsent.rows.length} onShow={undefined} onDiscard={unsent.forgetAll} />
      <DataGrid
        label="Nodes"
        table={parts as unknown as DataTable}
        arranged={arranged}
        names={[]}
        unsent={unsent}
        title={({ key, property }) => property ?? key}
        onEdit={(row, edit, version) => {
          asked(edit, version);
          setTimeout(() => act(() => keepCells('P', row, edit)));
        }}
        onPaste={nothing}
        onOpen={nothing}
        onDelete={nothing}
        onStep={nothing}
      />
    </>
  );
}

async function shows() {
  const asked = vi.fn();
  const model = new GraphModel();
  const { unmount } = render(
    <ApolloProvider client={client}>
      <GraphModelContext value={model}>
        <ProjectContext value={project}>
          <Table asked={asked} />
        </ProjectContext>
      </GraphModelContext>
    </ApolloProvider>,
  );
  await screen.findByText('Valea Sării');
  return { asked, unmount };
}
const cell = (row: number) =>
  document.querySelector<HTMLElement>(`[role=gridcell][data-row="${row}"][data-column="2"]`) as HTMLElement;
const field = () => screen.getByRole<HTMLInputElement>('textbox');
const types = (row: number, text: string) => {
  fireEvent.mouseDown(cell(row), { button: 0 });
  fireEvent.keyDown(cell(row), { key: 'F2' });
  fireEvent.change(field(), { target: { value: text } });
};

test('a cell that the store does not take keeps what was typed, says so, and is sent again by keys', async () => {
  const { asked, unmount } = await shows();
  types(0, '90');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(asked).toHaveBeenLastCalledWith({ setProperties: { families: 90 } }, undefined);
  await screen.findByTitle(texts.mark);
  expect(cell(0)).toHaveTextContent('90');
  expect(screen.getByRole('status')).toHaveTextContent('1 row has unsaved changes.');

  unmount();
  const later = await shows();
  expect(cell(0)).toHaveTextContent('90');
  fireEvent.mouseDown(cell(0), { button: 0 });
  expect(cell(0)).toHaveAccessibleDescription(`${texts.note} Saved value: “84”.`);
  const again = screen.getByRole('button', { name: texts.send });
  // Within the cell, so that Tab leads to it; and its keys are none of the table's.
  expect(cell(0)).toContainElement(again);
  fireEvent.keyDown(again, { key: 'Enter' });
  expect(screen.queryByRole('textbox')).toBeNull();
  fireEvent.click(again);
  expect(later.asked).toHaveBeenLastCalledWith({ setProperties: { families: 90 } }, 3);
  await screen.findByTitle(texts.mark);
});

test('what is kept can be given up, or gone on with', async () => {
  const { asked } = await shows();
  act(() => keepCells('P', ROWS[1] as GraphNode, { setProperties: { families: 50 } }));
  fireEvent.mouseDown(cell(1), { button: 0 });
  fireEvent.keyDown(cell(1), { key: 'Enter' });
  expect(field()).toHaveValue('50');
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(cell(1)).toHaveTextContent('50');
  fireEvent.click(screen.getByRole('button', { name: texts.discard }));
  expect(cell(1)).toHaveTextContent(/^46$/u);
  expect(cell(1)).toHaveFocus();
  expect(sessionStorage.length).toBe(0);
  expect(asked).not.toHaveBeenCalled();
});

test('what cannot be read is kept as well, when the person turns to something else', async () => {
  const { unmount } = await shows();
  types(0, 'ninety');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(screen.getByRole('alert')).toHaveTextContent(fault.number);
  unmount();
  await shows();
  expect(cell(0)).toHaveTextContent('ninety');
  fireEvent.mouseDown(cell(0), { button: 0 });
  fireEvent.click(screen.getByRole('button', { name: texts.send }));
  expect(field()).toHaveValue('ninety');
});

test('what the store has by now is kept no longer', async () => {
  await shows();
  act(() => keepCells('P', ROWS[0] as GraphNode, { setProperties: { families: 84 } }));
  expect(screen.queryByTitle(texts.mark)).toBeNull();
});
