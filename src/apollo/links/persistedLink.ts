import { ApolloLink } from '@apollo/client';
import { type DocumentNode } from 'graphql';

const hashOf = (document: DocumentNode): string | undefined =>
  (document as DocumentNode & { __meta__?: { hash?: string } }).__meta__?.hash;

/** Sends the hash that the build gave an operation in place of its text: the gateway runs what it knows and nothing else. */
export const persistedLink = new ApolloLink((operation, forward) => {
  const sha256Hash = hashOf(operation.query);
  if (sha256Hash === undefined) throw new Error(`${operation.operationName ?? 'an operation'} was not generated`);
  operation.extensions = { ...operation.extensions, persistedQuery: { version: 1, sha256Hash } };
  operation.setContext({ http: { includeQuery: false, includeExtensions: true } });
  return forward(operation);
});
