import { type ChatExportFormat, type ChatExportQuery, type Conversation } from '../../contract/chat/conversations.js';
import { type ChatMessage } from '../../contract/chat/messages.js';
import { type ConversationId, type OwnerId } from '../../contract/ids.js';
import { type ChatSlice, type ChatStore } from '../../people/records/chats/ChatStore.js';
import { type ExportedFile } from './exportStream.js';
import { markdownConversation, markdownMessage } from './chatMarkdown.js';

/** Conversations and messages that are fetched at once. */
const SLICE = 200;

async function* items<T>(fetch: (after: string | null) => Promise<ChatSlice<T>>): AsyncGenerator<T> {
  let after: string | null = null;
  do {
    const slice: ChatSlice<T> = await fetch(after);
    yield* slice.items;
    after = slice.next;
  } while (after !== null);
}

/** What is exported: conversations, and the messages of each. */
interface ChatSource {
  readonly conversations: AsyncIterable<Conversation>;
  messagesOf(id: ConversationId): AsyncIterable<ChatMessage>;
}

async function* markdown({ conversations, messagesOf }: ChatSource): AsyncGenerator<string> {
  for await (const conversation of conversations) {
    yield markdownConversation(conversation);
    for await (const message of messagesOf(conversation.id)) yield markdownMessage(message);
  }
}

async function* json({ conversations, messagesOf }: ChatSource): AsyncGenerator<string> {
  let first = true;
  yield '{"conversations":[';
  for await (const conversation of conversations) {
    yield `${first ? '' : ','}\n${JSON.stringify(conversation).slice(0, -1)},"messages":[`;
    first = false;
    let firstMessage = true;
    for await (const message of messagesOf(conversation.id)) {
      yield `${firstMessage ? '' : ','}\n${JSON.stringify(message)}`;
      firstMessage = false;
    }
    yield ']}';
  }
  yield '\n]}\n';
}

const WRITERS: Readonly<
  Record<ChatExportFormat, { ending: string; contentType: string; write(source: ChatSource): AsyncIterable<string> }>
> = {
  markdown: { ending: 'md', contentType: 'text/markdown; charset=utf-8', write: markdown },
  json: { ending: 'json', contentType: 'application/json; charset=utf-8', write: json },
};

async function* only<T>(item: T): AsyncGenerator<T> {
  yield item;
}

/** One conversation, or all, as a file that is made while it is sent. Throws `CONVERSATION_NOT_FOUND` before the first chunk. */
export async function chatFile(
  store: ChatStore,
  owner: OwnerId,
  { format, conversationId }: ChatExportQuery,
): Promise<ExportedFile> {
  const { ending, contentType, write } = WRITERS[format];
  const conversations =
    conversationId === undefined
      ? items((after) => store.conversationSlice(owner, after, SLICE))
      : only(await store.conversation(owner, conversationId));
  const messagesOf = (id: ConversationId) => items((after) => store.messageSlice(owner, id, after, SLICE));
  return {
    fileName: `${conversationId === undefined ? 'conversations' : 'conversation'}.${ending}`,
    contentType,
    chunks: write({ conversations, messagesOf }),
  };
}
