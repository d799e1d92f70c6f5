// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { texts as en } from '../../locales/en/index';
import { ProjectContext } from '../project/ProjectContext';
import { ExportDialog } from './ExportDialog';
import { type ExportParts } from './FilesContext';

// The session is Firebase's, which has no place in a page without a network.
vi.mock('../auth/session', () => ({ idTokenForRequest: () => Promise.resolve('token') }));
// What a download leaves on the disk is tested with `saveAnswer`.
vi.mock('./saveAnswer', () => ({ saveAnswer: () => Promise.resolve('graph') }));

configure({ defaultHidden: true });
const i18n = i18next.createInstance();
const nothing = () => Promise.resolve();
let asked: { readonly path: string; readonly body: unknown }[];

beforeAll(async () => {
  await i18n.use(initReactI18next).init({ lng: 'en', resources: { en } });
});
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    asked.push({ path, body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined });
    return Promise.resolve(new Response('graph'));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const switching = { switchTo: nothing, create: nothing, rename: nothing };
const SELECTION = { nodeIds: ['n1', 'n2'], relationshipIds: ['r1'] };
const VIEW = { nodeIds: ['n1', 'n2', 'n3'], relationshipIds: ['r1', 'r2'] };

function open(parts: ExportParts) {
  render(
    <I18nextProvider i18n={i18n}>
      <ProjectContext value={{ projectId: 'project-1', project: undefined, projects: [], ...switching }}>
        <ExportDialog isOpen parts={parts} onClose={() => undefined} />
      </ProjectContext>
    </I18nextProvider>,
  );
  return userEvent.setup({ pointerEventsCheck: 0 });
}
const formats = (): HTMLElement[] => within(screen.getByRole('list')).getAllByRole('button');

const FORMATS = [
  ...['harta', 'cytoscape', 'graphml', 'gexf', 'xlsx', 'csvPair'],
  ...['csvNodes', 'csvRelationships', 'cypher', 'turtle', 'dot'],
];

test.each([
  ['The selection', SELECTION],
  ['What is in view', VIEW],
])('%s is exported in each of the formats', async (wanted, elements) => {
  const person = open({ selection: SELECTION, view: VIEW });
  await person.click(screen.getByText(wanted));
  expect(formats()).toHaveLength(FORMATS.length);
  for (const [at, format] of FORMATS.entries()) {
    const button = formats()[at];
    if (button === undefined) throw new Error(`No button of ${format}`);
    await person.click(button);
    await waitFor(() => expect(asked).toHaveLength(at + 1));
    expect(asked[at]).toEqual({ path: '/api/neo4j/export', body: { format, projectId: 'project-1', ...elements } });
    await waitFor(() => expect(formats()[at]).toBeEnabled());
  }
});

test('the whole project is exported unless a part is chosen', async () => {
  const person = open({ selection: SELECTION });
  expect(screen.queryByText('What is in view')).toBeNull();
  const [first] = formats();
  if (first === undefined) throw new Error('No format is offered');
  await person.click(first);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toEqual({ path: '/api/neo4j/export?format=harta&projectId=project-1', body: undefined });
});
