import { describe, expect, test } from 'vitest';

import { DataNodesDocument } from '../../../graphql/generated/data';
import { ChangesDocument } from '../../../graphql/generated/graph';
import { NotificationDocument, NotificationsDocument } from '../../../graphql/generated/notifications';
import {
  type ChangeFieldsFragment,
  type DataNodesQuery,
  type DataNodesQueryVariables,
} from '../../../graphql/generated/types';
import { createCache } from './createCache';

type Node = NonNullable<DataNodesQuery['nodes']>['items'][number];

const node = (id: string, name = id): Node => ({
  __typename: 'GraphNode',
  id,
  labels: ['A'],
  properties: { name },
  propertyKinds: {},
  version: 1,
  createdAt: '',
  updatedAt: '',
  degree: 0,
  position: null,
  provenance: null,
});

function listIn(cache = createCache()) {
  const write = (variables: Partial<DataNodesQueryVariables>, items: Node[], nextPageToken: string | null) =>
    cache.writeQuery({
      query: DataNodesDocument,
      variables: { pageSize: 2, ...variables },
      data: { __typename: 'Query', nodes: { __typename: 'NodePage', total: 5, nextPageToken, items } },
    });
  const read = (variables: Partial<DataNodesQueryVariables> = {}) =>
    cache.readQuery({ query: DataNodesDocument, variables: { pageSize: 2, ...variables } })?.nodes;
  const ids = (variables: Partial<DataNodesQueryVariables> = {}) => read(variables)?.items.map(({ id }) => id);
  return { cache, write, read, ids };
}

describe('a list that is read page by page', () => {
  test('grows with each page, and says what the last one said', () => {
    const { write, read, ids } = listIn();
    write({}, [node('1'), node('2')], 't2');
    write({ pageToken: 't2' }, [node('3'), node('4')], 't3');
    write({ pageToken: 't3' }, [node('5')], null);
    expect(ids()).toEqual(['1', '2', '3', '4', '5']);
    expect(read()).toMatchObject({ total: 5, nextPageToken: null });
  });

  test('a page that comes twice stands once', () => {
    const { write, ids } = listIn();
    write({}, [node('1')], 't2');
    write({ pageToken: 't2' }, [node('2')], null);
    write({ pageToken: 't2' }, [node('2')], null);
    expect(ids()).toEqual(['1', '2']);
  });

  test('the first page begins it anew, by either name', () => {
    const { write, ids } = listIn();
    write({}, [node('1')], 't2');
    write({ pageToken: 't2' }, [node('2')], null);
    write({ pageToken: '1' }, [node('9')], null);
    expect(ids()).toEqual(['9']);
  });

  test('another filter, order or project is another list', () => {
    const { write, ids } = listIn();
    write({}, [node('1')], null);
    write({ label: 'B' }, [node('2')], null);
    write({ projectId: 'P' }, [node('3')], null);
    expect([ids(), ids({ label: 'B' }), ids({ projectId: 'P' }), ids({ text: 'x' })]).toEqual([
      ['1'],
      ['2'],
      ['3'],
      undefined,
    ]);
  });

  test('an element that was removed leaves the lists, one that changed is changed in them', () => {
    const { cache, write, read, ids } = listIn();
    write({}, [node('1'), node('2')], null);
    cache.evict({ id: 'GraphNode:1' });
    write({ label: 'B' }, [node('2', 'another name')], null);
    expect(ids()).toEqual(['2']);
    expect(read()?.items[0]?.properties).toEqual({ name: 'another name' });
  });
});

test('a notification that a list brought is there at once when it is opened', () => {
  const cache = createCache();
  const notification = {
    __typename: 'Notification' as const,
    uid: 'N1',
    kind: 'newDevice' as const,
    status: 'unread' as const,
    messages: { __typename: 'NotificationTexts' as const, en: 'Hello', ro: 'Salut' },
    link: null,
    createdAt: '2026-11-21T10:00:00.000Z',
  };
  const one = (uid: string) => cache.readQuery({ query: NotificationDocument, variables: { uid } })?.notification;
  expect(one('N1')).toBeUndefined();
  cache.writeQuery({
    query: NotificationsDocument,
    variables: { pageSize: 50 },
    data: {
      __typename: 'Query',
      notifications: {
        __typename: 'NotificationPage',
        items: [notification],
        nextPageToken: null,
        total: 1,
        unreadTotal: 1,
      },
    },
  });
  expect(one('N1')).toEqual(notification);
  expect(one('N2')).toBeUndefined();
});

test('two changes of one element each keep what they say of it', () => {
  const cache = createCache();
  const counts = {
    __typename: 'ChangeCounts',
    nodesCreated: 0,
    nodesUpdated: 1,
    nodesDeleted: 0,
    relationshipsCreated: 0,
    relationshipsUpdated: 0,
    relationshipsDeleted: 0,
  } as const;
  const change = (number: number, operation: 'update' | 'delete', caption: string): ChangeFieldsFragment => ({
    __typename: 'Change',
    id: String(number),
    number,
    at: '',
    source: 'hand',
    reference: null,
    undone: false,
    counts,
    summary: {
      __typename: 'ChangeSummary',
      styles: null,
      alike: null,
      byName: [],
      elements: [
        {
          __typename: 'SummarisedElement',
          operation,
          kind: 'node',
          id: 'ana',
          caption,
          captionBefore: null,
          labels: ['Person'],
          labelsAdded: [],
          labelsRemoved: [],
          changed: [],
          before: {},
          after: {},
          beforeKinds: {},
          afterKinds: {},
          propertiesLeftOut: 0,
          start: null,
          end: null,
          startBefore: null,
          endBefore: null,
        },
      ],
    },
  });
  const variables = { pageSize: 2 };
  const items = [change(2, 'delete', 'Ana'), change(1, 'update', 'Ana-Maria')];
  cache.writeQuery({
    query: ChangesDocument,
    variables,
    data: {
      __typename: 'Query',
      changes: { __typename: 'ChangePage', total: 2, nextPageToken: null, canUndo: true, canRedo: false, items },
    },
  });
  const read = cache.readQuery({ query: ChangesDocument, variables })?.changes?.items;
  expect(read?.map(({ summary }) => summary.elements[0]?.caption)).toEqual(['Ana', 'Ana-Maria']);
});
