import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { Observable, type Subscriber } from 'rxjs';
import { expect, test } from 'vitest';

import { createOvertakenReadsLink } from './overtakenReadsLink';

const READ = gql`
  query Read {
    settings {
      theme
      project
      version
    }
    projects {
      id
      name
    }
  }
`;
const WRITE = gql`
  mutation Write {
    updateSettings {
      project
      version
    }
  }
`;

/** A client whose backend answers when it is told to, and so. */
function clientOfSlowBackend() {
  const asked = new Map<string, Subscriber<ApolloLink.Result>>();
  const backend = new ApolloLink(
    ({ operationName }) => new Observable((answers) => void asked.set(operationName ?? '', answers)),
  );
  const cache = new InMemoryCache({ typePolicies: { Settings: { keyFields: [] } } });
  const link = ApolloLink.from([createOvertakenReadsLink((object) => cache.identify(object as never)), backend]);
  const client = new ApolloClient({ link, cache, queryDeduplication: false });
  const answer = async (operation: string, data: Record<string, unknown>) => {
    await new Promise((resolve) => setTimeout(resolve));
    asked.get(operation)?.next({ data });
    asked.get(operation)?.complete();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { client, answer, kept: () => client.cache.readQuery({ query: READ }) };
}

const settings = (project: string, version: number) => ({ __typename: 'Settings', theme: 'dark', project, version });
const PROJECTS = [{ __typename: 'Project', id: '2', name: 'Second map' }];

test('a read that began before a write does not put the old choice back, and brings what else it read', async () => {
  const { client, answer, kept } = clientOfSlowBackend();
  void client.query({ query: READ });
  void client.mutate({ mutation: WRITE });
  await answer('Write', { updateSettings: { __typename: 'Settings', project: '2', version: 2 } });
  await answer('Read', { settings: settings('1', 1), projects: PROJECTS });
  expect(kept()).toEqual({ settings: settings('2', 2), projects: PROJECTS });
});

test('what another window wrote after that is taken as it was read', async () => {
  const { client, answer, kept } = clientOfSlowBackend();
  void client.query({ query: READ });
  void client.mutate({ mutation: WRITE });
  await answer('Write', { updateSettings: { __typename: 'Settings', project: '2', version: 2 } });
  await answer('Read', { settings: settings('3', 3), projects: PROJECTS });
  expect(kept()).toMatchObject({ settings: { project: '3', version: 3 } });
});

test('a read that begins after the write is taken as it comes', async () => {
  const { client, answer, kept } = clientOfSlowBackend();
  void client.mutate({ mutation: WRITE });
  await answer('Write', { updateSettings: { __typename: 'Settings', project: '2', version: 2 } });
  void client.query({ query: READ });
  await answer('Read', { settings: settings('1', 1), projects: PROJECTS });
  expect(kept()).toMatchObject({ settings: { project: '1', version: 1 } });
});
