import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { of, throwError } from 'rxjs';
import { expect, test } from 'vitest';

import { connectWrites } from '../writes';
import { writesLink } from './writesLink';

test('writes are told from their beginning to their end, with what they answer; reads are not', async () => {
  const log: unknown[] = [];
  const stop = connectWrites({
    onStart: () => log.push('start'),
    onAnswer: (data) => log.push(data),
    onEnd: () => log.push('end'),
  });
  const answers: (object | Error)[] = [{ data: { a: 1 } }, new Error('refused'), { data: { a: 2 } }];
  const backend = new ApolloLink(() => {
    const answer = answers.shift();
    return answer instanceof Error ? throwError(() => answer) : of(answer as ApolloLink.Result);
  });
  const client = new ApolloClient({ link: ApolloLink.from([writesLink, backend]), cache: new InMemoryCache() });
  const mutation = gql`
    mutation A {
      a
    }
  `;
  await client.mutate({ mutation });
  await expect(client.mutate({ mutation })).rejects.toThrow('refused');
  await client.query({ query: gql`{ a }` }); // oxfmt-ignore
  expect(log).toEqual(['start', { a: 1 }, 'end', 'start', 'end']);
  stop();
});
