// @vitest-environment jsdom
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { act, renderHook } from '@testing-library/react';
import { of } from 'rxjs';
import { expect, test, vi } from 'vitest';

import { EVERY_NODE } from '../../domain/query/chips/adding';
import { writesLink } from '../apollo/links/writesLink';
import { noticeStorage, useStorageFull } from '../apollo/storageFull';
import { connectWrites } from '../apollo/writes';
import { listIds, runQuery } from './queryCalls';

const result = { kind: 'nodes', total: 0, ids: [] };
const answering = new ApolloLink(() =>
  of({ data: { queryGraph: { __typename: 'GraphQueryAnswer', result, nodes: [], relationships: [] } } }),
);
const client = new ApolloClient({ link: ApolloLink.from([writesLink, answering]), cache: new InMemoryCache() });

test.each<[string, (...asked: Parameters<typeof runQuery>) => Promise<unknown>]>([
  ['an answer to a question', runQuery],
  ['a filter', listIds],
])(
  '%s is no write: a disk that was found full stays so, and changes of others are not held back',
  async (_what, ask) => {
    const onStart = vi.fn();
    const stop = connectWrites({ onStart, onAnswer: vi.fn(), onEnd: vi.fn() });
    const isFull = renderHook(useStorageFull).result;
    act(() => noticeStorage('STORAGE_FULL'));
    await act(async () => void (await ask(client, { projectId: 'p', query: EVERY_NODE })));
    expect(isFull.current).toBe(true);
    expect(onStart).not.toHaveBeenCalled();
    stop();
  },
);
