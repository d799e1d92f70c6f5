import { ApolloClient, ApolloLink } from '@apollo/client';

import { onSessionChange } from '../auth/session';
import { createCache } from './cache/createCache';
import { authLink } from './links/authLink';
import { errorLink } from './links/errorLink';
import { httpLink } from './links/httpLink';
import { loadingLink } from './links/loadingLink';
import { persistedLink } from './links/persistedLink';
import { createRetryLink } from './links/retryLink';
import { writesLink } from './links/writesLink';

/** The client of the gateway. What it remembers belongs to one session and goes with it. */
export function createApolloClient(): ApolloClient {
  const client = new ApolloClient({
    link: ApolloLink.from([errorLink, writesLink, persistedLink, createRetryLink(), loadingLink, authLink, httpLink]),
    cache: createCache(),
    devtools: { enabled: import.meta.env.DEV },
  });
  onSessionChange(() => void client.clearStore());
  return client;
}
