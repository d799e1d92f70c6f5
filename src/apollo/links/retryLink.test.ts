import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { of, throwError } from 'rxjs';
import { describe, expect, test } from 'vitest';

import { connectLoading } from '../loading';
import { loadingLink } from './loadingLink';
import { createRetryLink } from './retryLink';

const unavailable = { errors: [{ message: 'later', extensions: { code: 'UNAVAILABLE', status: 503 } }] };
const conflict = { errors: [{ message: 'no', extensions: { code: 'VERSION_CONFLICT', status: 409 } }] };
const done = { data: { a: 1 } };

/** A client whose backend answers so, in turn; with a log of what happened. */
function clientOver(...answers: (object | Error)[]) {
  const log: string[] = [];
  const stop = connectLoading({ onStart: () => log.push('loading'), onEnd: () => log.push('idle') });
  const backend = new ApolloLink(() => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    log.push('sent');
    return answer instanceof Error ? throwError(() => answer) : of(answer as ApolloLink.Result);
  });
  const link = ApolloLink.from([createRetryLink(() => 0), loadingLink, backend]);
  return { client: new ApolloClient({ link, cache: new InMemoryCache() }), log, stop };
}

const query = gql`
  query A {
    a
  }
`;
const create = gql`
  mutation CreateNode {
    a
  }
`;
const settings = gql`
  mutation UpdateSettings {
    a
  }
`;

describe('the retry link', () => {
  test('repeats a read until the backend is there, and says loading only while it asks', async () => {
    const { client, log, stop } = clientOver(new TypeError('fetch failed'), unavailable, done);
    expect((await client.query({ query })).data).toEqual({ a: 1 });
    expect(log).toEqual(['loading', 'sent', 'idle', 'loading', 'sent', 'idle', 'loading', 'sent', 'idle']);
    stop();
  });

  test('gives up after five attempts with what was said last', async () => {
    const { client, log, stop } = clientOver(unavailable);
    await expect(client.query({ query })).rejects.toThrow('later');
    expect(log.filter((each) => each === 'sent')).toHaveLength(5);
    stop();
  });

  test.each([
    ['a write that is no repetition', create, {}, 1],
    ['a write that its caller made repeatable', create, { idempotent: true }, 2],
    ['a write that is repeatable by nature', settings, {}, 2],
  ])('%s', async (_what, mutation, context, sent) => {
    const { client, log, stop } = clientOver(unavailable, done);
    await client.mutate({ mutation, context }).catch(() => undefined);
    expect(log.filter((each) => each === 'sent')).toHaveLength(sent);
    stop();
  });

  test('a refusal is an answer', async () => {
    const { client, log, stop } = clientOver(conflict);
    await expect(client.query({ query })).rejects.toThrow('no');
    expect(log.filter((each) => each === 'sent')).toHaveLength(1);
    stop();
  });
});
