import { describe, expect, test } from 'vitest';

import { type Arrival, arrivalIn, chatAddress, overviewAddress, withoutWanted } from './overviewAddress';

const node: Arrival = { target: { kind: 'node', id: 'N' }, projectId: null, fix: null };
const queryOf = (address: string) => new URL(address, 'http://harta.test').searchParams;

describe('the address of the overview with an element selected', () => {
  test.each<[string, Arrival]>([
    ['/dashboard/data-overview?node=N', node],
    [
      '/dashboard/data-overview?relationship=R&project=P',
      { ...node, target: { kind: 'relationship', id: 'R' }, projectId: 'P' },
    ],
    [
      '/dashboard/data-overview?node=N&fix=Q&conversation=C',
      { ...node, fix: { because: 'wrong', questionUid: 'Q', conversationId: 'C' } },
    ],
    [
      '/dashboard/data-overview?new=Marie+Curie&add=Q&conversation=C',
      {
        ...node,
        target: { kind: 'new', name: 'Marie Curie' },
        fix: { because: 'missing', questionUid: 'Q', conversationId: 'C' },
      },
    ],
    [
      '/dashboard/data-overview?node=N&add=Q&property=GDP',
      { ...node, fix: { because: 'missing', questionUid: 'Q', conversationId: null, property: 'GDP' } },
    ],
    ['/dashboard/data-overview?new=', { ...node, target: { kind: 'new', name: '' } }],
    [
      '/dashboard/data-overview?project=P&add=Q',
      { target: null, projectId: 'P', fix: { because: 'missing', questionUid: 'Q', conversationId: null } },
    ],
    [
      '/dashboard/data-overview?node=N&fix=Q',
      { ...node, fix: { because: 'wrong', questionUid: 'Q', conversationId: null } },
    ],
  ])('%s', (address, arrival) => {
    expect(overviewAddress(arrival)).toBe(address);
    expect(arrivalIn(queryOf(address))).toEqual(arrival);
  });
  test('without an element there is nothing to come to', () => {
    expect(arrivalIn(queryOf('/dashboard/data-overview'))).toBeNull();
    expect(arrivalIn(queryOf('/dashboard/data-overview?node='))).toBeNull();
  });
});

test('a node that was made is not wanted any more, and the question still waits', () => {
  expect(withoutWanted(queryOf('/dashboard/data-overview?new=Ana&add=Q')).toString()).toBe('add=Q');
});

describe('the way back to the chat', () => {
  test('opens the conversation, and asks again only when that is wanted', () => {
    const asked = { questionUid: 'Q', conversationId: 'C' };
    expect(chatAddress(asked, true)).toBe('/dashboard/chat?conversation=C&again=Q');
    expect(chatAddress(asked, false)).toBe('/dashboard/chat?conversation=C');
    expect(chatAddress({ ...asked, conversationId: null }, false)).toBe('/dashboard/chat');
  });
});
