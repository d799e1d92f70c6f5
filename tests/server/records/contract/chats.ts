import { expect, it } from 'vitest';

import { type ChatProposal } from '../../../../server/contract/chat/messages.js';
import { type MessageId, type NodeId, type ProjectId } from '../../../../server/contract/ids.js';
import { type ProjectScope } from '../../../../server/graph/ports/scope.js';
import { draftOf } from '../../../../server/people/notifications/draftOf.js';
import { type NewTurn } from '../../../../server/people/records/chats/ChatStore.js';
import { newOwner } from '../../store/contract/Person.js';
import { ACTIVE, ARCHIVED, DELETED, id, newScope, type PersonalRecords } from './PersonalRecords.js';
import { manyTimes, outcomes } from './Records.js';

/** A message that begins a conversation, or goes on with one. */
export const turnIn = (projectId: ProjectId, text: string, more: Partial<NewTurn> = {}): NewTurn => ({
  ...{ projectId, conversationId: id(), uid: id(), answerUid: id(), text, language: 'en' },
  ...more,
});

/** Asks, and is answered. */
export async function ask(
  { stores: { chats } }: PersonalRecords,
  { ownerId, projectId }: ProjectScope,
  text: string,
  more: Partial<NewTurn> & { readonly answer?: string } = {},
): Promise<NewTurn> {
  const { answer = 'Here.', ...rest } = more;
  const turn = turnIn(projectId, text, rest);
  await chats.begin(ownerId, turn);
  await chats.changeAnswer(ownerId, turn.answerUid, { text: answer, status: 'done', deltas: 1 });
  return turn;
}

const PROPOSAL: ChatProposal = { operations: [], state: 'open' };

/** What every store of chats must do with what is said. */
export function describeChats(current: () => PersonalRecords): void {
  const chats = () => current().stores.chats;

  it('begins a turn once, however many ask at once, and counts it once', async () => {
    const { ownerId, projectId } = await newScope(current());
    const turn = turnIn(projectId, 'Unde e Iașul?');
    const begun = await Promise.all(manyTimes(() => chats().begin(ownerId, turn)));
    expect(begun.filter(({ isNew }) => isNew)).toHaveLength(1);
    await current().reopen();
    expect(begun.at(-1)?.turn).toEqual(await chats().turnOf(ownerId, turn.answerUid));
    expect(await chats().message(ownerId, turn.answerUid)).toMatchObject({ status: 'answering', answers: turn.uid });
    expect(await chats().conversation(ownerId, turn.conversationId)).toMatchObject({
      ...{ projectId, title: 'Unde e Iașul?', messagesTotal: 2, pinned: false },
    });
    expect((await chats().interactions(ownerId)).total).toBe(1);
    await expect(chats().begin(ownerId, { ...turn, uid: turn.answerUid })).rejects.toMatchObject({ code: 'ID_TAKEN' });
  });

  it('lets one of many begin in a conversation, and the next once that is answered', async () => {
    const { ownerId, projectId } = await newScope(current());
    const { conversationId } = await ask(current(), { ownerId, projectId }, 'First?', { answer: 'The first.' });
    const turns = manyTimes((at) => chats().begin(ownerId, turnIn(projectId, `${at}?`, { conversationId })));
    expect(await outcomes(turns)).toEqual({ done: 1, refused: ['CONVERSATION_BUSY'] });
    expect((await chats().interactions(ownerId)).total).toBe(2);
    await chats().failUnfinished(ownerId);
    const next = await chats().begin(ownerId, turnIn(projectId, 'Next?', { conversationId }));
    // What failed was no answer.
    expect(next.earlier).toMatchObject([{ question: 'First?', answer: 'The first.', refused: false, suggestions: [] }]);
  });

  it('changes an answer until it is whole, with all that it says', async () => {
    const { ownerId, projectId } = await newScope(current());
    const turn = turnIn(projectId, 'Who?');
    await chats().begin(ownerId, turn);
    const change = (part: Parameters<ReturnType<typeof chats>['changeAnswer']>[2]) =>
      chats().changeAnswer(ownerId, turn.answerUid, part);
    await change({ text: 'A', deltas: 1 });
    const citations = [{ nodeId: 'n1' as NodeId, caption: 'Ana', kind: 'Person' }];
    const sources = [{ basis: 'faq', key: 'k', title: 'T' }] as const;
    await change({ text: 'Ana.', deltas: 2, status: 'stopped', engine: 'offline', fellBack: true, basis: 'graph' });
    const whole = await chats().message(ownerId, turn.answerUid);
    expect(whole).toMatchObject({ text: 'Ana.', deltas: 2, status: 'stopped', fellBack: true, basis: 'graph' });
    expect(await change({ text: 'Other', citations, sources: [...sources] })).toEqual(whole);
    await expect(chats().changeAnswer(ownerId, id(), {})).rejects.toMatchObject({ code: 'MESSAGE_NOT_FOUND' });
  });

  it('puts a message in the place of an earlier one and all after it', async () => {
    const scope = await newScope(current());
    const { conversationId, uid } = await ask(current(), scope, 'One?');
    await ask(current(), scope, 'Two?', { conversationId });
    await ask(current(), scope, 'Another?', { conversationId, replaces: uid });
    const { items } = await chats().messages(scope.ownerId, { conversationId, pageSize: 9, pageToken: '1' });
    expect(items.map(({ text }) => text)).toEqual(['Here.', 'Another?']);
    expect(await chats().conversation(scope.ownerId, conversationId)).toMatchObject({
      title: 'Another?',
      messagesTotal: 2,
    });
    const gone = chats().begin(scope.ownerId, turnIn(scope.projectId, 'x', { conversationId, replaces: uid }));
    await expect(gone).rejects.toMatchObject({ code: 'MESSAGE_NOT_FOUND' });
  });

  it('holds a conversation to its project, and shows nothing of a project that is deleted', async () => {
    const scope = await newScope(current());
    const { ownerId, projectId } = scope;
    const other = await newScope(current(), ownerId);
    const turn = turnIn(projectId, 'Kept?');
    await chats().begin(ownerId, turn);
    const { conversationId } = turn;
    const begin = (of: ProjectId, more: Partial<NewTurn> = {}) => chats().begin(ownerId, turnIn(of, 'x', more));
    await expect(begin(other.projectId, { conversationId })).rejects.toMatchObject({ code: 'ID_TAKEN' });
    await current().setState(other, ARCHIVED);
    await expect(begin(other.projectId)).rejects.toMatchObject({ code: 'PROJECT_ARCHIVED' });
    await current().setState(scope, DELETED);
    await expect(begin(projectId)).rejects.toMatchObject({ code: 'PROJECT_NOT_FOUND' });
    await expect(chats().message(ownerId, turn.uid)).rejects.toMatchObject({ code: 'MESSAGE_NOT_FOUND' });
    expect(await chats().conversationTotals(ownerId)).toEqual({});
    const third = await newScope(current(), ownerId);
    await expect(begin(third.projectId, { conversationId })).rejects.toMatchObject({ code: 'ID_TAKEN' });
    await expect(begin(third.projectId, { uid: turn.uid })).rejects.toMatchObject({ code: 'ID_TAKEN' });
    await current().setState(scope, ACTIVE);
    // Whoever wrote the answer found no place for it.
    expect(await chats().message(ownerId, turn.answerUid)).toMatchObject({ status: 'failed' });
    await expect(begin('unknown' as ProjectId)).rejects.toMatchObject({ code: 'PROJECT_NOT_FOUND' });
  });

  it('decides a proposal once, and hears of what was written in whatever order', async () => {
    const { ownerId, projectId } = await newScope(current());
    const propose = async () => {
      const turn = turnIn(projectId, 'Add it');
      const told = draftOf({ kind: 'allowanceNearlyUsed' });
      const stored = await chats().propose(ownerId, { turn, title: 'Added', answer: { proposal: PROPOSAL }, told });
      expect(stored).toMatchObject({ isNew: true, told: told.uid, turn: { answer: { status: 'done' } } });
      expect(await current().notifications.hasNotification(ownerId, told.uid)).toBe(true);
      expect(await chats().conversation(ownerId, turn.conversationId)).toMatchObject({ title: 'Added' });
      return turn.answerUid;
    };
    const one = await propose();
    const decisions = manyTimes(() => chats().decideProposal(ownerId, one, 'refused'));
    expect(await outcomes(decisions)).toEqual({ done: 1, refused: ['PROPOSAL_STATE'] });
    const other = await propose();
    const written = { accepted: [0], existing: [] };
    await chats().proposalStepped(ownerId, { reference: other, undone: true });
    await chats().proposalApplied(ownerId, { messageId: other, written });
    await current().reopen();
    expect((await chats().message(ownerId, other)).proposal).toEqual({ ...PROPOSAL, state: 'undone', ...written });
    await chats().proposalStepped(ownerId, { reference: other, undone: false });
    expect((await chats().message(ownerId, other)).proposal?.state).toBe('applied');
    expect(await chats().proposalApplied(ownerId, { messageId: id(), written })).toBeUndefined();
    // They count as no interaction.
    expect((await chats().interactions(ownerId)).total).toBe(0);
  });

  it('counts up to the allowance, tells once that it is nearly used, and stores nothing beyond it', async () => {
    const { ownerId, projectId } = await newScope(current());
    const count = (key: string, number: number) => {
      const nearlyUsed = draftOf({ kind: 'allowanceNearlyUsed' });
      return chats().increaseInteractions(ownerId, { key, number }, nearlyUsed);
    };
    await Promise.all(manyTimes(() => count('same', 7)));
    expect(await chats().interactions(ownerId)).toMatchObject({ total: 7, allowance: 10 });
    const told = [];
    for (const text of ['8', '9', '10'].map((at) => `${at}?`)) {
      const turn = turnIn(projectId, text, { nearlyUsed: draftOf({ kind: 'allowanceNearlyUsed' }) });
      const begun = await chats().begin(ownerId, turn);
      if (begun.told !== undefined) told.push(begun.told);
    }
    expect(told).toHaveLength(1);
    expect(await current().notifications.hasNotification(ownerId, told[0]!)).toBe(true);
    const beyond = turnIn(projectId, 'One more?');
    await expect(chats().begin(ownerId, beyond)).rejects.toMatchObject({ code: 'QUOTA_INTERACTIONS' });
    await expect(chats().message(ownerId, beyond.uid)).rejects.toMatchObject({ code: 'MESSAGE_NOT_FOUND' });
    await chats().clear(ownerId);
    const { months, days } = await chats().interactionHistory(ownerId);
    expect([months.map(({ total }) => total), days.map(({ total }) => total)]).toEqual([[10], [10]]);
  });

  it('tells nothing of a kind that is muted', async () => {
    const { ownerId, projectId } = await newScope(current());
    await current().settings.update(ownerId, { mutedKinds: ['allowanceNearlyUsed'] });
    await chats().increaseInteractions(ownerId, { key: 'k', number: 8 }, draftOf({ kind: 'allowanceNearlyUsed' }));
    const begun = await chats().begin(
      ownerId,
      turnIn(projectId, 'x', { nearlyUsed: draftOf({ kind: 'allowanceNearlyUsed' }) }),
    );
    expect(begun.told).toBeUndefined();
    await current().settings.update(ownerId, { mutedKinds: [] });
    const next = await chats().begin(
      ownerId,
      turnIn(projectId, 'y', { nearlyUsed: draftOf({ kind: 'allowanceNearlyUsed' }) }),
    );
    expect(next.told).toBeDefined();
  });

  it('replaces an answer once of many that saw it, with its rating and what it is found by', async () => {
    const scope = await newScope(current());
    const { ownerId } = scope;
    const { uid, answerUid } = await ask(current(), scope, 'Who?', { answer: 'Nobody.' });
    expect(await chats().rate(ownerId, answerUid, { rating: 'down' })).toMatchObject({ rating: 'down' });
    await expect(chats().rate(ownerId, uid, { rating: 'up' })).rejects.toMatchObject({ code: 'MESSAGE_NOT_FOUND' });
    const change = { text: 'Somebody.', citations: [{ nodeId: 'n1' as NodeId, caption: 'Ana', kind: 'Person' }] };
    const replaced = manyTimes(() => chats().reread(ownerId, answerUid, { deltas: 1, change }));
    expect(await outcomes(replaced)).toEqual({ done: 1, refused: ['VERSION_CONFLICT'] });
    const present = await chats().message(ownerId, answerUid);
    expect(present).toMatchObject({ text: 'Somebody.', deltas: 2 });
    expect(present.rating).toBeUndefined();
    const page = { pageSize: 9, pageToken: '1' };
    const found = async (input: object) => (await chats().search(ownerId, page, input)).total;
    expect(await found({ text: 'nobody' })).toBe(0);
    expect([await found({ text: 'somebody' }), await found({ citesNodeId: 'n1' })]).toEqual([1, 1]);
  });

  it('refuses a person beyond the limit of bytes until something of theirs goes', async () => {
    const scope = await newScope(current());
    const { ownerId, projectId } = scope;
    const { conversationId } = await ask(current(), scope, 'Long?', { answer: 'ă'.repeat(160_000) });
    const begin = () => chats().begin(ownerId, turnIn(projectId, 'x'));
    await expect(begin()).rejects.toMatchObject({ code: 'QUOTA_BYTES' });
    await chats().deleteConversations(ownerId, { conversationIds: [conversationId] });
    expect((await begin()).isNew).toBe(true);
  });

  it('knows nothing of another person, and lets both use the same ids', async () => {
    const [ours, theirs] = [await newScope(current()), await newScope(current())];
    const turn = await ask(current(), ours, 'Ours?');
    const asThem = () => chats().message(theirs.ownerId, turn.uid);
    await expect(asThem()).rejects.toMatchObject({ code: 'MESSAGE_NOT_FOUND' });
    await ask(current(), theirs, 'Theirs?', { ...turn, projectId: theirs.projectId, text: 'Theirs?' });
    expect((await asThem()).text).toBe('Theirs?');
    expect(await chats().clear(theirs.ownerId)).toEqual({ messages: 2, conversations: 1 });
    expect((await chats().message(ours.ownerId, turn.uid)).text).toBe('Ours?');
    const nobody = newOwner();
    const begin = chats().begin(nobody, turnIn('unknown' as ProjectId, 'x'));
    await expect(begin).rejects.toMatchObject({ code: 'PROJECT_NOT_FOUND' });
    expect(await chats().clear(nobody)).toEqual({ messages: 0, conversations: 0 });
    await expect(chats().last(nobody)).rejects.toMatchObject({ code: 'MESSAGE_NOT_FOUND' });
    await expect(chats().turnOf(nobody, 'x' as MessageId)).rejects.toMatchObject({ code: 'MESSAGE_NOT_FOUND' });
  });
}
