import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { Observable } from 'rxjs';
import { expect, test } from 'vitest';

import { createSharedReadsLink } from './sharedReadsLink';

const query = gql`
  query Total($of: String) {
    total(of: $of)
  }
`;

/** A client whose backend reads the total when it is asked, and answers when told to. */
function clientOverTotal() {
  const backend = { total: 1, asked: [] as unknown[], answers: [] as (() => void)[] };
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        const data = { total: backend.total };
        backend.asked.push(variables['of']);
        backend.answers.push(() => {
          observer.next({ data });
          observer.complete();
        });
      }),
  );
  const client = new ApolloClient({
    link: ApolloLink.from([createSharedReadsLink(), link]),
    cache: new InMemoryCache(),
    queryDeduplication: false,
  });
  const read = (of?: string) => client.query({ query, variables: { of }, fetchPolicy: 'no-cache' });
  return { backend, read };
}

test('what is asked twice in one moment is read once, for each the same', async () => {
  const { backend, read } = clientOverTotal();
  const readings = [read('a'), read('a'), read('b')];
  await Promise.resolve();
  expect(backend.asked).toEqual(['a', 'b']);
  for (const answer of backend.answers) answer();
  expect((await Promise.all(readings)).map(({ data }) => data)).toEqual(Array(3).fill({ total: 1 }));
});

test('who asks after a change does not get the answer that was on its way before it', async () => {
  const { backend, read } = clientOverTotal();
  const before = read();
  await new Promise((resolve) => setTimeout(resolve));
  backend.total = 2;
  const after = read();
  await new Promise((resolve) => setTimeout(resolve));
  for (const answer of backend.answers) answer();
  expect([(await before).data, (await after).data]).toEqual([{ total: 1 }, { total: 2 }]);
});
