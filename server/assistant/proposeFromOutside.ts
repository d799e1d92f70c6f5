import { newId } from '../../domain/ids/ids.js';
import { type LiveEvents } from '../platform/bus/liveEvents.js';
import { type ChatTurn, type ProposeInput } from '../contract/chat/messages.js';
import { type ConversationId, type MessageId, type OwnerId } from '../contract/ids.js';
import { ProblemError } from '../contract/ProblemError.js';
import { type ProjectCatalog } from '../people/records/projects/ProjectCatalog.js';
import { type GraphScope } from '../graph/ports/scope.js';
import { type ChatStore } from '../people/records/chats/ChatStore.js';
import { type NotificationDraft } from '../people/records/NotificationStore.js';
import { type Proposer } from './Assistant.js';
import { outsideProposal } from './edits/outside/outsideProposal.js';
import { type AssistantGraph, GraphReading } from './reading/GraphReading.js';
import { answerParts } from './turns/answerParts.js';

/** What a person is told of changes that wait in a conversation. */
export type ProposalNews = (
  facts: { readonly changes: number; readonly program?: string },
  conversation: ConversationId,
) => NotificationDraft;

/** What proposals from outside stand on. */
interface ProposalParts {
  readonly store: AssistantGraph & ProjectCatalog;
  readonly chats: ChatStore;
  readonly live: LiveEvents;
  readonly proposed: ProposalNews;
}

/** Examples are no source of a proposal. */
const noExample = () => undefined;

/** The turn that begins with a message; undefined for one that is not there. */
async function turnOf(chats: ChatStore, owner: OwnerId, uid: MessageId): Promise<ChatTurn | undefined> {
  const turn = await chats.turnOf(owner, uid).catch((error: unknown) => {
    if (error instanceof ProblemError && error.code === 'MESSAGE_NOT_FOUND') return undefined;
    throw error;
  });
  if (turn !== undefined && turn.question.uid !== uid) throw new ProblemError('ID_TAKEN');
  return turn;
}

/** Reads changes against the graph, keeps them as a turn that is whole, and tells the person's open windows. */
export async function proposeFromOutside(
  { store, chats, live, proposed }: ProposalParts,
  { ownerId, projectId: named }: GraphScope,
  { uid, conversationId, text, operations, ...input }: Omit<ProposeInput, 'projectId'>,
  { program, ...proposer }: Proposer,
): Promise<ChatTurn> {
  const before = uid === undefined ? undefined : await turnOf(chats, ownerId, uid);
  if (before !== undefined) return before;
  const projectId = named ?? (await store.ensureDefaultProject(ownerId));
  const language = input.language ?? proposer.language;
  const reading = new GraphReading(store, { ownerId, projectId }, new AbortController().signal);
  const { question, answer } = await outsideProposal({ operations, text, program }, reading, language);
  const conversation = conversationId ?? (newId() as ConversationId);
  const facts = { changes: operations.length, ...(program === undefined ? {} : { program }) };
  const { turn, isNew, told } = await chats.propose(ownerId, {
    turn: {
      projectId,
      conversationId: conversation,
      uid: uid ?? (newId() as MessageId),
      answerUid: newId() as MessageId,
      text: question,
      language,
    },
    answer: answerParts(answer, answer.citations, noExample),
    title: text,
    told: proposed(facts, conversation),
  });
  if (told !== undefined) live.notificationWritten(ownerId, told);
  if (isNew) live.chat(ownerId, { event: 'changed', payload: { conversationIds: [conversation] } });
  return turn;
}
