// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { MemoryRouter, useLocation, useSearchParams } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';

import { type Project, ProjectContext } from './ProjectContext';
import { useOpenedInProject } from './useOpenedInProject';

const projects = ['a', 'b'].map((id) => ({ id }) as Project);

function Projects({ children }: { readonly children: ReactNode }) {
  const [projectId, setProjectId] = useState('a');
  const project = projects.find(({ id }) => id === projectId);
  const rest = { create: () => Promise.resolve(), rename: () => Promise.resolve() };
  const choice = { projectId, project, projects, switchTo: async (id: string) => setProjectId(id), ...rest };
  return (
    <ProjectContext value={choice}>
      {projects.map(({ id }) => (
        <button key={id} onClick={() => setProjectId(id)}>
          {`turn to ${id}`}
        </button>
      ))}
      {children}
    </ProjectContext>
  );
}

function Conversation() {
  const [owner, setOwner] = useState<string>();
  const [query] = useSearchParams();
  const opened = query.get('conversation');
  const isShown = useOpenedInProject(opened, opened === null ? undefined : owner);
  const { search } = useLocation();
  return (
    <>
      <p role="status">{isShown ? `shown ${search}` : 'not shown'}</p>
      {projects.map(({ id }) => (
        <button key={id} onClick={() => setOwner(id)}>
          {`is of ${id}`}
        </button>
      ))}
    </>
  );
}

afterEach(cleanup);

const opens = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Projects>
        <Conversation />
      </Projects>
    </MemoryRouter>,
  );
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const seen = () => screen.getByRole('status').textContent;

test('what was opened is closed by a switch, also while nobody has said which project it is of', async () => {
  opens('/chat?conversation=c');
  expect(seen()).toBe('shown ?conversation=c');
  await press('turn to b');
  expect(seen()).toBe('shown ');
});

test('what is known to be of the project is closed by a switch, and does not turn the project back', async () => {
  opens('/chat?conversation=c');
  await press('is of a');
  await press('turn to b');
  expect(seen()).toBe('shown ');
  await press('turn to a');
  expect(seen()).toBe('shown ');
});

test('what turns out to be of another project turns to that one, and is closed by the next switch', async () => {
  opens('/chat?conversation=c');
  await press('is of b');
  expect(seen()).toBe('shown ?conversation=c');
  await press('turn to a');
  expect(seen()).toBe('shown ');
});
