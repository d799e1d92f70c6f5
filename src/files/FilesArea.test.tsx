// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { memo } from 'react';
import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { texts as en } from '../../locales/en/index';
import { type ImportIssue, type ImportJob, type ImportState } from '../../domain/imports/importJob';
import { announceJoin, deliver } from '../live/liveEvents';
import { toastActor } from '../components/toast/useToast';
import { ProjectContext } from '../project/ProjectContext';
import { FilesArea } from './FilesArea';
import { useFileChoosers } from './FilesContext';
import { ImportPlace } from './ImportPlace';

// The session is Firebase's, which has no place in a page without a network.
vi.mock('../auth/session', () => ({ idTokenForRequest: () => Promise.resolve('token') }));

const LIMIT = { timeout: 4000 };
// What hides an element is computed from every style sheet of the page, for each element that is looked at.
configure({ defaultHidden: true });
const i18n = i18next.createInstance();
/** The backend of these tests: one import, which moves on by itself and tells so over the channel, as the real one does. */
let job: (ImportJob & { projectId: string }) | undefined;
let calls: string[];
let uploaded: string[];
let verdict: ImportState;
let issues: ImportIssue[];

const typed = () =>
  job && {
    // As GraphQL says that nothing is there.
    format: null,
    ...job,
    __typename: 'ImportJob',
    labels: job.labels.map((each) => ({ ...each, __typename: 'LabelCount' })),
    types: job.types.map((each) => ({ ...each, __typename: 'TypeCount' })),
    issues: job.issues.map((each) => ({ row: null, column: null, ...each, __typename: 'ImportIssue' })),
  };

function move(state: ImportState, change: Partial<ImportJob> = {}): void {
  if (job !== undefined) job = { ...job, ...change, state };
}

/** Moves on a little later, while the answer of the call that caused it is still on its way, and tells so. */
const goOn = (state: ImportState, change: Partial<ImportJob>): void =>
  void setTimeout(() => {
    move(state, change);
    act(() => deliver({ topic: 'user:graph', event: 'import', payload: { job } }));
  });

const WRITTEN = { nodesWritten: 3, relationshipsWritten: 1 };

const newJob = (state: ImportState, fileNames: readonly string[]) => ({
  id: 'import-1',
  projectId: 'project-1',
  fileNames,
  state,
  bytesRead: 0,
  bytesTotal: 2000,
  nodes: 0,
  relationships: 0,
  nodesWritten: 0,
  relationshipsWritten: 0,
  labels: [],
  types: [],
  issues: [],
  issuesTotal: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
});

const found = () => ({
  format: 'csv',
  nodes: 3,
  relationships: 1,
  labels: [{ label: 'Person', total: 3 }],
  types: [{ type: 'KNOWS', total: 1 }],
  issues,
  issuesTotal: issues.length,
});

const answers: Record<string, () => unknown> = {
  Imports: () => ({ imports: { __typename: 'ImportList', total: job ? 1 : 0, items: job ? [typed()] : [] } }),
  ImportJob: () => ({ importJob: typed() }),
  CommitImport: () => {
    move('writing');
    const answer = { commitImport: typed() };
    goOn('done', WRITTEN);
    return answer;
  },
  CancelImport: () => {
    move('cancelled');
    return { cancelImport: typed() };
  },
};

const gateway = new ApolloLink(({ operationName = '' }) => {
  calls.push(operationName);
  const __typename = operationName.startsWith('Im') ? 'Query' : 'Mutation';
  return of({ data: { __typename, ...(answers[operationName]?.() as object) } });
});

const drawn = vi.fn();
/** What stands in an area, may be large, and only leads to the choice of files. */
const Toolbar = memo(() => {
  drawn();
  useFileChoosers();
  return null;
});

/** The page around the area, in a project, or before it is known which. */
function page(projectId: string | undefined, onImported: () => void, client: ApolloClient, showsGraph = false) {
  const never = () => Promise.resolve();
  const switching = { switchTo: never, create: never, rename: never };
  return (
    <I18nextProvider i18n={i18n}>
      <ApolloProvider client={client}>
        <ProjectContext value={{ projectId, project: undefined, projects: [], ...switching }}>
          <MemoryRouter>
            <FilesArea onImported={onImported} showsGraph={showsGraph}>
              <ImportPlace />
              <Toolbar />
            </FilesArea>
          </MemoryRouter>
        </ProjectContext>
      </ApolloProvider>
    </I18nextProvider>
  );
}

const newClient = () => new ApolloClient({ link: gateway, cache: new InMemoryCache() });

function open({ onImported = vi.fn(), showsGraph = false } = {}) {
  render(page('project-1', onImported, newClient(), showsGraph));
  return { onImported, person: userEvent.setup({ pointerEventsCheck: 0 }) };
}

const file = (name: string) => new File(['source,target,type\n'], name, { type: 'text/csv' });
const drop = (...files: File[]) =>
  fireEvent.drop(screen.getByText('Drop your files here'), { dataTransfer: { files } });

vi.mock('../app/config', () => ({ appConfig: () => ({}) }));

beforeAll(async () => {
  await i18n.use(initReactI18next).init({ lng: 'en', resources: { en } });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    uploaded.push(path, ...(init.body as FormData).getAll('file').map((each) => (each as File).name));
    job = newJob('checking', uploaded.slice(1));
    goOn(verdict, found());
    return Promise.resolve(Response.json(job));
  });
});
beforeEach(() => {
  job = undefined;
  calls = [];
  uploaded = [];
  verdict = 'checked';
  issues = [];
});
afterEach(cleanup);

test('files that are dropped are checked, shown, and written only after the person goes on', async () => {
  const { onImported, person } = open();
  drop(file('people.csv'), file('knows.csv'));
  const drawer = await screen.findByRole('dialog');
  expect(await within(drawer).findByText('3 nodes and 1 relationship', {}, LIMIT)).toBeVisible();
  expect(uploaded).toEqual(['/api/neo4j/imports?projectId=project-1', 'people.csv', 'knows.csv']);
  expect(within(drawer).getByText('Person').closest('li')).toHaveTextContent('Person3');
  expect(within(drawer).getByText('KNOWS').closest('li')).toHaveTextContent('KNOWS1');
  expect(calls).not.toContain('CommitImport');
  await person.click(within(drawer).getByRole('button', { name: 'Write into the project' }));
  expect(await within(drawer).findByText('Added: 3 nodes and 1 relationship.', {}, LIMIT)).toBeVisible();
  expect(within(drawer).getByRole('link', { name: 'Open the overview' })).toHaveAttribute(
    'href',
    '/dashboard/data-overview',
  );
  expect(onImported).toHaveBeenCalledTimes(1);
  expect(calls, 'the channel tells how far it is').not.toContain('ImportJob');
});

test('beside the graph an import goes out of the way once it is written, and says in a toast what it added', async () => {
  const { onImported, person } = open({ showsGraph: true });
  drop(file('people.csv'));
  await person.click(await screen.findByRole('button', { name: 'Write into the project' }, LIMIT));
  await waitFor(() => expect(onImported).toHaveBeenCalledTimes(1), LIMIT);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), LIMIT);
  expect(screen.queryByText('The import is done')).toBeNull();
  expect(toastActor.getSnapshot().context.toast?.content).toMatchObject({
    tone: 'success',
    description: 'Added: 3 nodes and 1 relationship. To undo the whole import, press Undo once.',
  });
});

test('a file that is refused shows what is wrong where, and nothing can be written', async () => {
  verdict = 'refused';
  issues = [
    { file: 'people.csv', row: 7, column: 'age', code: 'BAD_NUMBER', detail: 'Not a number: "x"', fatal: true },
  ];
  open();
  drop(file('people.csv'));
  const row = await screen.findByRole('row', { name: /BAD|number was expected/ }, LIMIT);
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['people.csv', '7', 'age', 'A number was expected here. Not a number: "x"Stops the import']);
  expect(screen.queryByRole('button', { name: 'Write into the project' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Choose another file' })).toBeEnabled();
});

test('an import that waits for a decision can be cancelled, which closes it', async () => {
  const { onImported, person } = open();
  drop(file('people.csv'));
  await screen.findByRole('button', { name: 'Write into the project' }, LIMIT);
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  // A page without styles never ends the motion that takes it away.
  await waitFor(() => expect(document.querySelector('.ant-drawer-open')).toBeNull(), LIMIT);
  expect(await screen.findAllByText('The import was cancelled', {}, LIMIT)).not.toEqual([]);
  expect(calls).not.toContain('CommitImport');
  expect(onImported).not.toHaveBeenCalled();
});

test('after a refresh, an import that is being written is followed to its end', async () => {
  job = newJob('writing', ['people.csv']);
  const { onImported } = open();
  expect(await screen.findByRole('status')).toHaveTextContent('people.csv');
  await waitFor(() => expect(calls).toContain('ImportJob'));
  goOn('done', WRITTEN);
  await waitFor(() => expect(onImported).toHaveBeenCalledTimes(1), LIMIT);
  expect(screen.getByRole('status')).toHaveTextContent('The import is done');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what only leads to the choice of files is not drawn anew with each word of an import', async () => {
  job = newJob('writing', ['people.csv']);
  drawn.mockClear();
  const { onImported } = open();
  await waitFor(() => expect(calls).toContain('ImportJob'));
  goOn('writing', { bytesRead: 1000 });
  goOn('done', WRITTEN);
  await waitFor(() => expect(onImported).toHaveBeenCalledTimes(1), LIMIT);
  expect(drawn).toHaveBeenCalledTimes(1);
});

test('what the channel missed is read once when it is there again', async () => {
  job = newJob('writing', ['people.csv']);
  const { onImported } = open();
  await waitFor(() => expect(calls.filter((call) => call === 'ImportJob')).toHaveLength(1));
  move('done', WRITTEN);
  act(() => announceJoin('user:graph', true));
  await waitFor(() => expect(onImported).toHaveBeenCalledTimes(1), LIMIT);
  expect(calls.filter((call) => call === 'ImportJob')).toHaveLength(2);
});

test('a ninth file is not taken', async () => {
  open();
  drop(...Array.from({ length: 9 }, (_, at) => file(`${at}.csv`)));
  expect(await screen.findByRole('alert')).toHaveTextContent('these were 9');
  expect(uploaded).toEqual([]);
});

test('files are chosen with the keyboard through a button', async () => {
  const { person } = open();
  const clicked = vi.spyOn(HTMLInputElement.prototype, 'click');
  screen.getByRole('button', { name: 'Choose files' }).focus();
  await person.keyboard('{Enter}');
  expect(clicked).toHaveBeenCalledTimes(1);
  clicked.mockRestore();
});

test('what stands in the area is not put there anew when the project becomes known, and is for another project', () => {
  const client = newClient();
  const button = () => screen.getByRole('button', { name: 'Choose files' });
  const { rerender } = render(page(undefined, vi.fn(), client));
  const first = button();
  expect(first).toBeDisabled();
  rerender(page('project-1', vi.fn(), client));
  expect(button()).toBe(first);
  expect(first).toBeEnabled();
  rerender(page('project-2', vi.fn(), client));
  expect(button()).not.toBe(first);
});
