import { expect, it } from 'vitest';

import { newOwner } from '../../store/contract/Person.js';
import { ask } from './chats.js';
import { allPages, DELETED, newScope, type PersonalRecords } from './PersonalRecords.js';

const WHOLE = { pageSize: 50, pageToken: '1' };

/** What every store of chats must list, find and delete. */
export function describeChatLists(current: () => PersonalRecords): void {
  const chats = () => current().stores.chats;

  it('lists messages newest first, in pages, of one conversation and of all', async () => {
    const scope = await newScope(current());
    const { ownerId } = scope;
    const { conversationId } = await ask(current(), scope, '1?');
    for (const text of ['2?', '3?']) await ask(current(), scope, text, { conversationId });
    await ask(current(), scope, 'apart?');
    const texts = async (query: object) =>
      (await allPages((pageToken) => chats().messages(ownerId, { pageSize: 2, pageToken, ...query }))).items.map(
        ({ text }) => text,
      );
    expect(await texts({ conversationId })).toEqual(['Here.', '3?', 'Here.', '2?', 'Here.', '1?']);
    expect(await texts({})).toHaveLength(8);
    expect((await chats().last(ownerId)).conversationId).not.toBe(conversationId);
    expect(await chats().last(ownerId, conversationId)).toMatchObject({ conversationId, role: 'assistant' });
    const first = await chats().messages(ownerId, { pageSize: 2, pageToken: '1' });
    expect(first.total).toBe(8);
    const other = chats().messages(ownerId, { pageSize: 2, pageToken: first.nextPageToken ?? '', conversationId });
    await expect(other).rejects.toMatchObject({ code: 'PAGE_TOKEN_INVALID' });
  });

  it('lists conversations of a project, pinned ones first, then the last written, and finds them by title', async () => {
    const scope = await newScope(current());
    const { ownerId } = scope;
    const ids = [];
    for (const text of ['Iași și Cluj?', 'Ștefan cel Mare', 'Mare neagră', 'Last'])
      ids.push((await ask(current(), scope, text)).conversationId);
    await chats().updateConversation(ownerId, ids[0]!, { pinned: true });
    await chats().updateConversation(ownerId, ids[2]!, { title: ' Marea ' });
    await ask(current(), await newScope(current(), ownerId), 'In another project');
    await current().reopen();
    const titles = async (text?: string) =>
      (
        await allPages((pageToken) =>
          chats().conversations(scope, { pageSize: 2, pageToken, ...(text === undefined ? {} : { text }) }),
        )
      ).items.map(({ title }) => title);
    expect(await titles()).toEqual(['Iași și Cluj?', 'Last', 'Marea', 'Ștefan cel Mare']);
    expect([await titles('MAR'), await titles('cel stef'), await titles('arca'), await titles('?')]).toEqual([
      ['Marea', 'Ștefan cel Mare'],
      ['Ștefan cel Mare'],
      [],
      [],
    ]);
    expect((await chats().conversationTotals(ownerId))[scope.projectId]).toBe(4);
  });

  it('gives slices in the order in which all was said', async () => {
    const scope = await newScope(current());
    const { ownerId } = scope;
    const first = await ask(current(), scope, '1?');
    const second = await ask(current(), scope, '2?');
    await ask(current(), scope, '3?', { conversationId: first.conversationId });
    const one = await chats().conversationSlice(ownerId, null, 1);
    const two = await chats().conversationSlice(ownerId, one.next, 2);
    expect([...one.items, ...two.items].map((each) => each.id)).toEqual([first.conversationId, second.conversationId]);
    expect(two.next).toBeNull();
    const start = await chats().messageSlice(ownerId, first.conversationId, null, 3);
    const rest = await chats().messageSlice(ownerId, first.conversationId, start.next, 3);
    expect([...start.items, ...rest.items].map(({ text }) => text)).toEqual(['1?', 'Here.', '3?', 'Here.']);
    expect(rest.next).toBeNull();
  });

  it('finds what was said by folded words, of which the last may be a beginning, with the words marked', async () => {
    const scope = await newScope(current());
    const { ownerId } = scope;
    await ask(current(), scope, 'Unde e Ștefănești?', { answer: 'În "Botoșani", la nord.' });
    await ask(current(), scope, 'Altceva', { answer: 'Nimic despre asta.' });
    const found = async (text: string) => (await chats().search(ownerId, WHOLE, { text })).items;
    expect((await found('unde STEFAN')).map(({ message }) => message.text)).toEqual(['Unde e Ștefănești?']);
    const [hit] = await found('botoșani nord');
    expect(hit?.conversationTitle).toBe('Unde e Ștefănești?');
    expect(hit?.snippet.filter((part) => part.found).map(({ text }) => text)).toEqual(['Botoșani', 'nord']);
    for (const nothing of ['stefan unde', 'x', '"', '& | !', "'; --", ':*']) expect(await found(nothing)).toEqual([]);
    expect(await found(' ')).toHaveLength(4);
    const [newest] = await found(' ');
    const range = { from: newest!.message.createdAt, until: '2126-01-01T00:00:00+02:00' };
    expect((await chats().search(ownerId, WHOLE, range)).total).toBeGreaterThan(0);
    expect((await chats().search(ownerId, WHOLE, { until: '2001-01-01T00:00:00Z' })).total).toBe(0);
    expect((await chats().search(newOwner(), WHOLE, { text: 'unde' })).items).toEqual([]);
  });

  it('finds within a project and a conversation, in pages, and nothing of a project that is deleted', async () => {
    const scope = await newScope(current());
    const { ownerId, projectId } = scope;
    const { conversationId } = await ask(current(), scope, 'Cluj 1');
    for (const at of [2, 3]) await ask(current(), scope, `Cluj ${at}`);
    const other = await newScope(current(), ownerId);
    await ask(current(), other, 'Cluj 4');
    const search = (input: object) => (pageToken: string) =>
      chats().search(ownerId, { pageSize: 1, pageToken }, { text: 'cluj', ...input });
    const texts = async (input: object) => (await allPages(search(input))).items.map(({ message }) => message.text);
    expect(await texts({})).toEqual(['Cluj 4', 'Cluj 3', 'Cluj 2', 'Cluj 1']);
    expect(await texts({ projectId })).toEqual(['Cluj 3', 'Cluj 2', 'Cluj 1']);
    expect(await texts({ conversationId })).toEqual(['Cluj 1']);
    await current().setState(other, DELETED);
    expect(await texts({})).toEqual(['Cluj 3', 'Cluj 2', 'Cluj 1']);
    await expect(search({ projectId: other.projectId })('1')).rejects.toMatchObject({ code: 'PROJECT_NOT_FOUND' });
  });

  it('deletes a question with its answer, the last one with its conversation, and nothing twice', async () => {
    const scope = await newScope(current());
    const { ownerId } = scope;
    const first = await ask(current(), scope, 'One?');
    const { conversationId } = first;
    const second = await ask(current(), scope, 'Two?', { conversationId });
    expect(await chats().deleteMessage(ownerId, second.answerUid)).toEqual({ messages: 1, conversations: 0 });
    await expect(chats().turnOf(ownerId, second.uid)).rejects.toMatchObject({ code: 'MESSAGE_NOT_FOUND' });
    expect((await chats().conversation(ownerId, conversationId)).messagesTotal).toBe(3);
    expect(await chats().deleteMessage(ownerId, first.uid)).toEqual({ messages: 2, conversations: 0 });
    expect(await chats().deleteMessage(ownerId, second.uid)).toEqual({ messages: 1, conversations: 1 });
    await expect(chats().conversation(ownerId, conversationId)).rejects.toMatchObject({
      code: 'CONVERSATION_NOT_FOUND',
    });
    expect(await chats().deleteConversations(ownerId, { conversationIds: [conversationId] })).toEqual({
      messages: 0,
      conversations: 0,
    });
  });
}
