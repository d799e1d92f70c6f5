import { ApolloClient, ApolloLink, type StoreObject } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { HttpLink } from '@apollo/client/link/http';
import { type DocumentNode } from 'graphql';

import { idTokenForRequest, onSessionChange } from '../auth/session';
import { createCache } from './cache/createCache';
import { loadingLink } from './links/loadingLink';
import { createOvertakenReadsLink } from './links/overtakenReadsLink';
import { createRetryLink } from './links/retryLink';
import { createSharedReadsLink } from './links/sharedReadsLink';
import { writesLink } from './links/writesLink';
import { noticeRefusal } from './sessionEnd';
import { noticeStorage } from './storageFull';
import { timedFetch } from './timedFetch';
import { limitOfOperation } from './timeLimits';

const hashOf = (document: DocumentNode): string | undefined =>
  (document as DocumentNode & { __meta__?: { hash?: string } }).__meta__?.hash;

/** Sends the hash that the build gave an operation in place of its text: the gateway runs what it knows and nothing else. */
const persistedLink = new ApolloLink((operation, forward) => {
  const sha256Hash = hashOf(operation.query);
  if (sha256Hash === undefined) throw new Error(`${operation.operationName ?? 'an operation'} was not generated`);
  operation.extensions = { ...operation.extensions, persistedQuery: { version: 1, sha256Hash } };
  operation.setContext({ http: { includeQuery: false, includeExtensions: true } });
  return forward(operation);
});

const URL_OF = '/graphql';

/** The operation's name stands in the address, for whoever reads the network panel and for the time limit. */
const nameIn = (address: string): string => address.split('?')[1] ?? '';

/** Sends operations to the gateway. */
const httpLink = new HttpLink({
  uri: ({ operationName }) => `${URL_OF}?${operationName ?? ''}`,
  // HttpLink gives the address as text.
  fetch: (address, init) => timedFetch(String(address), init ?? {}, limitOfOperation(nameIn(String(address)))),
});

/** Tells the session when the backend refuses who the page says it is, and the page when there is no room left; everything else is for who asked. */
const errorLink = new ErrorLink(({ error }) => {
  if (!CombinedGraphQLErrors.is(error)) return;
  for (const { extensions } of error.errors) {
    const code = extensions?.['code'] as string | undefined;
    noticeRefusal(code);
    noticeStorage(code);
  }
});

/** Adds the identity token of who is signed in; an anonymous visitor and an expired token send no header. */
const authLink = new SetContextLink(async ({ headers }) => {
  const token = await idTokenForRequest();
  return token === null ? {} : { headers: { ...(headers as object | undefined), authorization: `Bearer ${token}` } };
});

/** The client of the gateway. What it remembers belongs to one session and goes with it. */
export function createApolloClient(): ApolloClient {
  const cache = createCache();
  const overtakenReadsLink = createOvertakenReadsLink((object) => cache.identify(object as StoreObject));
  const client = new ApolloClient({
    link: ApolloLink.from([
      ...[errorLink, writesLink, createSharedReadsLink(), overtakenReadsLink, persistedLink, createRetryLink()],
      ...[loadingLink, authLink, httpLink],
    ]),
    cache,
    // Its own way gives whoever asks the answer that is on its way already; see `createSharedReadsLink`.
    queryDeduplication: false,
    devtools: { enabled: import.meta.env.DEV },
  });
  onSessionChange(() => void client.clearStore());
  return client;
}
