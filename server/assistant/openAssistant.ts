import { type ChatMessage, type ChatMessagePage, type ChatTurn } from '../contract/chat/messages.js';
import { type ChatHitPage } from '../contract/chat/search.js';
import { type ConversationId, type MessageId, type OwnerId } from '../contract/ids.js';
import { type GraphWriter } from '../graph/ports/GraphWriter.js';
import { ProblemError } from '../contract/ProblemError.js';
import { type Bus } from '../platform/bus/Bus.js';
import { type Leases } from '../platform/storage/Leases.js';
import { type RunEffects, isCommittedBefore, proposalEffect } from '../people/records/effects.js';
import { type TrainExampleStore } from '../people/records/trainExamples/TrainExampleStore.js';
import { acceptedOperations } from './acceptedOperations.js';
import { type Assistant } from './Assistant.js';
import { proposeFromOutside, type ProposalNews } from './proposeFromOutside.js';
import { type ModelGraph } from './engine/model/writing/prompt/Profiles.js';
import { taughtBy } from './taught/TaughtBy.js';
import { reread } from './turns/reread.js';
import { SharedTurns } from './turns/SharedTurns.js';
import { type TurnParts } from './turns/RunningTurn.js';
import { TurnRunner } from './turns/TurnRunner.js';

/** What the assistant stands on. */
export interface AssistantParts extends Omit<TurnParts, 'examplesOf'> {
  readonly store: TurnParts['store'] & ModelGraph & GraphWriter;
  readonly trainExamples: TrainExampleStore;
  /** Carries out what a commit brings about outside the graph. */
  readonly runEffects: RunEffects;
  /** What a person is told of changes that a program proposes. */
  readonly proposed: ProposalNews;
  /** What several processes that share a store share their answers by; where one holds it alone there is nothing. */
  readonly shared?: { readonly leases: Leases; readonly bus: Bus };
}

type Show = (message: ChatMessage) => ChatMessage;

const messagesShown = (page: ChatMessagePage, show: Show): ChatMessagePage => ({
  ...page,
  items: page.items.map(show),
});
const hitsShown = (page: ChatHitPage, show: Show): ChatHitPage => ({
  ...page,
  items: page.items.map((hit) => ({ ...hit, message: show(hit.message) })),
});
const turnShown = (turn: ChatTurn, show: Show): ChatTurn => ({ ...turn, answer: show(turn.answer) });
const itself = (message: ChatMessage, show: Show) => show(message);

/** Does something once for each person in the life of this process. */
function oncePerPerson(work: (owner: OwnerId) => Promise<void>): (owner: OwnerId) => Promise<void> {
  const done = new Map<OwnerId, Promise<void>>();
  return (owner) => {
    const begun = done.get(owner) ?? work(owner);
    done.set(owner, begun);
    begun.catch(() => done.delete(owner));
    return begun;
  };
}

/** Opens the assistant of an installation. */
export function openAssistant({
  store,
  chats,
  trainExamples,
  live,
  engine,
  runEffects,
  proposed,
  shared: sharing,
  ...told
}: AssistantParts): Assistant {
  const turns = new TurnRunner({ store, chats, live, engine, examplesOf: taughtBy(trainExamples), ...told });
  // Answers of an earlier process end before this one shows or begins any of that person.
  const shared = sharing === undefined ? undefined : new SharedTurns(sharing, turns, chats);
  const settled =
    shared === undefined
      ? oncePerPerson((owner) => chats.failUnfinished(owner))
      : (owner: OwnerId) => shared.settle(owner);
  const changed = (owner: OwnerId, conversationIds: ConversationId[]) =>
    live.chat(owner, { event: 'changed', payload: { conversationIds } });

  /** What was read, with the text of answers that are being written. */
  async function shown<T>(owner: OwnerId, read: () => Promise<T>, put: (value: T, show: Show) => T): Promise<T> {
    await settled(owner);
    return turns.shown(read, put);
  }

  async function changing(owner: OwnerId, change: Promise<ChatMessage>): Promise<ChatMessage> {
    const { uid, conversationId } = await change;
    changed(owner, [conversationId]);
    return turns.shown(() => chats.message(owner, uid), itself);
  }

  async function turn(owner: OwnerId, uid: MessageId, wait = 0): Promise<ChatTurn> {
    await settled(owner);
    if (wait > 0) await turns.ended(owner, uid, wait * 1000);
    return turns.shown(() => chats.turnOf(owner, uid), turnShown);
  }

  return {
    async ask(scope, input, wait = 0) {
      await settled(scope.ownerId);
      const { turn: begun, isNew } = await turns.begin(scope, input, await shared?.hold(scope.ownerId));
      return isNew && wait === 0 ? begun : turn(scope.ownerId, input.uid, wait);
    },
    turn,
    async stop(owner, uid) {
      await settled(owner);
      return (shared ?? turns).stop(owner, uid);
    },

    message: (owner, uid) => shown(owner, () => chats.message(owner, uid), itself),
    messages: (owner, query) => shown(owner, () => chats.messages(owner, query), messagesShown),
    last: (owner, conversationId) => shown(owner, () => chats.last(owner, conversationId), itself),
    search: (owner, page, input) => shown(owner, () => chats.search(owner, page, input), hitsShown),
    reread: (owner, uid, input) => changing(owner, reread({ store, chats, engine }, owner, uid, input)),
    rate: (owner, uid, input) => changing(owner, chats.rate(owner, uid, input)),
    async deleteMessage(owner, uid) {
      const { conversationId } = await chats.message(owner, uid);
      await turns.stopAll(owner, ({ question, answer }) => question.uid === uid || answer.uid === uid);
      const deleted = await chats.deleteMessage(owner, uid);
      changed(owner, [conversationId]);
      return deleted;
    },
    async clear(owner) {
      await turns.stopAll(owner, () => true);
      const deleted = await chats.clear(owner);
      changed(owner, []);
      return deleted;
    },

    conversation: (owner, id) => chats.conversation(owner, id),
    conversations: (scope, query) => chats.conversations(scope, query),
    async updateConversation(owner, id, input) {
      const conversation = await chats.updateConversation(owner, id, input);
      changed(owner, [id]);
      return conversation;
    },
    async deleteConversations(owner, input) {
      const ids = new Set(input.conversationIds);
      await turns.stopAll(owner, ({ conversation }) => ids.has(conversation.id));
      const deleted = await chats.deleteConversations(owner, input);
      if (deleted.conversations > 0) changed(owner, [...ids]);
      return deleted;
    },

    async propose(scope, input, proposer) {
      await settled(scope.ownerId);
      return proposeFromOutside({ store, chats, live, proposed }, scope, input, proposer);
    },
    async applyProposal({ ownerId: owner, projectId: seenIn }, uid, input) {
      const message = await chats.message(owner, uid);
      const scope = { ownerId: owner, projectId: message.projectId };
      if (seenIn !== undefined && seenIn !== message.projectId) throw new ProblemError('PROJECT_MISMATCH');
      const origin = { source: 'assistant', reference: uid } as const;
      const { operations, ...written } = acceptedOperations(message, input);
      const effect = proposalEffect({ messageId: uid, written });
      try {
        return await store.applyPatch(scope, operations, origin, [effect]);
      } catch (error) {
        throw isCommittedBefore(error) ? new ProblemError('PROPOSAL_STATE') : error;
      } finally {
        await runEffects(owner);
      }
    },
    refuseProposal: (owner, uid) => changing(owner, chats.decideProposal(owner, uid, 'refused')),

    close: () => turns.close(),
  };
}
