import { HttpLink } from '@apollo/client/link/http';

import { timedFetch } from '../timedFetch';
import { limitOfOperation } from '../timeLimits';

const URL_OF = '/graphql';

/** The operation's name stands in the address, for whoever reads the network panel and for the time limit. */
const nameIn = (address: string): string => address.split('?')[1] ?? '';

/** Sends operations to the gateway. */
export const httpLink = new HttpLink({
  uri: ({ operationName }) => `${URL_OF}?${operationName ?? ''}`,
  // HttpLink gives the address as text.
  fetch: (address, init) => timedFetch(String(address), init ?? {}, limitOfOperation(nameIn(String(address)))),
});
