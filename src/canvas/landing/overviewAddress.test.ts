import { describe, expect, test } from 'vitest';

import { type Arrival, arrivalIn, chatAddress, overviewAddress } from './overviewAddress';

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
      { ...node, fix: { questionUid: 'Q', conversationId: 'C' } },
    ],
    ['/dashboard/data-overview?node=N&fix=Q', { ...node, fix: { questionUid: 'Q', conversationId: null } }],
  ])('%s', (address, arrival) => {
    expect(overviewAddress(arrival)).toBe(address);
    expect(arrivalIn(queryOf(address))).toEqual(arrival);
  });
  test('without an element there is nothing to come to', () => {
    expect(arrivalIn(queryOf('/dashboard/data-overview'))).toBeNull();
    expect(arrivalIn(queryOf('/dashboard/data-overview?node='))).toBeNull();
  });
});

describe('the way back to the chat', () => {
  test('opens the conversation, and asks again only when that is wanted', () => {
    const asked = { questionUid: 'Q', conversationId: 'C' };
    expect(chatAddress(asked, true)).toBe('/dashboard/chat?conversation=C&again=Q');
    expect(chatAddress(asked, false)).toBe('/dashboard/chat?conversation=C');
    expect(chatAddress({ ...asked, conversationId: null }, false)).toBe('/dashboard/chat');
  });
});
