import { HttpLink } from '@apollo/client/link/http';

import { timedFetch } from '../timedFetch';
import { limitOfOperation } from '../timeLimits';

const URL_OF = '/graphql';

/** The operation's name stands in the address, for whoever reads the network panel and for the time limit. */
const nameIn = (address: RequestInfo | URL): string => String(address).split('?')[1] ?? '';

/** Sends operations to the gateway. */
export const httpLink = new HttpLink({
  uri: ({ operationName }) => `${URL_OF}?${operationName ?? ''}`,
  fetch: (address, init) => timedFetch(address, init ?? {}, limitOfOperation(nameIn(address))),
});
