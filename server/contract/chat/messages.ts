import { type Static, Type } from 'typebox';

import { LanguageChoice } from '../account.js';
import { AliasKind } from '../aliases.js';
import { PatchOperation } from '../edits.js';
import { conversationId, messageId, nodeId, projectId, ProjectQuery, relationshipId } from '../ids.js';
import { NodeCaption } from '../elements.js';
import { page, PageQuery } from '../pages.js';
import { queryField } from '../query.js';
import { DateTime, ref, words } from '../schema.js';
import { ChatTextSchema } from '../texts.js';
import { Conversation } from './conversations.js';

const closed = { additionalProperties: false };

export const ChatRole = words(['user', 'assistant'], { $id: 'ChatRole' });
/** `answering` until the answer is whole, or was stopped, or failed. */
export const ChatStatus = words(['answering', 'done', 'stopped', 'failed'], { $id: 'ChatStatus' });
export type ChatStatus = Static<typeof ChatStatus>;
export const ChatEngine = words(['offline', 'model'], { $id: 'ChatEngine' });
export type ChatEngine = Static<typeof ChatEngine>;
/** What an answer rests on; `nothing` when the assistant says that it does not know. */
export const ChatBasis = words(['graph', 'example', 'faq', 'edit', 'nothing'], { $id: 'ChatBasis' });
export type ChatBasis = Static<typeof ChatBasis>;
export const ChatRating = words(['up', 'down'], { $id: 'ChatRating' });
export type ChatRating = Static<typeof ChatRating>;

export const ChatCitation = Type.Object(
  {
    nodeId: Type.Optional(nodeId()),
    relationshipId: Type.Optional(relationshipId()),
    caption: Type.String({ description: 'What the chip says: the name of the node, or the type of the relationship' }),
    kind: Type.String({ description: 'Its first label or its type' }),
  },
  {
    $id: 'ChatCitation',
    description:
      'A node or a relationship (one of the two ids is there) that an answer rests on: it exists, is the person’s, and was read for this answer',
  },
);
export type ChatCitation = Static<typeof ChatCitation>;

export const ChatSource = Type.Object(
  {
    basis: ref(ChatBasis),
    key: Type.String({ description: 'Key of the help question, or id of the train example' }),
    title: Type.String({ description: 'Its question' }),
    link: Type.Optional(
      Type.String({ description: 'Path of the page where one does what the help says, if there is one' }),
    ),
  },
  { $id: 'ChatSource', description: 'What beside the graph an answer was drawn from' },
);
export type ChatSource = Static<typeof ChatSource>;

export const ChatSuggestion = Type.Object(
  {
    kind: words(['ask', 'add', 'meant', 'guess'], { title: 'ChatSuggestionKind' }),
    text: Type.String({
      description:
        'For `ask` and `meant`: the message that it sends; for `guess`: the reading in words, sent as a message where the answer has no `query` that it could take the place of',
    }),
    nodeId: Type.Optional(nodeId()),
    name: Type.Optional(
      Type.String({
        description:
          'For `add`: what the node that is missing is called; for `meant`: the name of the graph that is meant',
      }),
    ),
    words: Type.Optional(Type.String({ description: 'For `meant`: the words of the question that it is asked of' })),
    of: Type.Optional(ref(AliasKind)),
    says: Type.Optional(
      Type.String({ description: 'For `guess`: what its button says, in the language of the answer' }),
    ),
    query: Type.Optional(queryField('For `guess`: the query that it asks, which the text says in words')),
    property: Type.Optional(
      Type.String({ description: 'For `add`: the property that the node has not, as it was asked for' }),
    ),
  },
  {
    $id: 'ChatSuggestion',
    description:
      'What a person may ask next, what words of the question may mean (`meant`: pressing it answers the question back), what a question may ask for that was not understood (`guess`), or the offer to add what is missing: to a node that is there (`nodeId`), or a node of a name',
  },
);
export type ChatSuggestion = Static<typeof ChatSuggestion>;

export const ProposedOperation = Type.Object(
  {
    operation: ref(PatchOperation),
    summary: Type.String({ description: 'What it does, in the language of the message' }),
    duplicates: Type.Array(ref(NodeCaption), { description: 'Nodes that are there already and may be the same' }),
  },
  { $id: 'ProposedOperation', description: 'One change that the assistant proposes' },
);
export type ProposedOperation = Static<typeof ProposedOperation>;
export const ExistingInstead = Type.Object(
  {
    place: Type.Integer({ minimum: 0, description: 'Place of an operation that would make a node' }),
    nodeId: nodeId(),
  },
  {
    $id: 'ExistingInstead',
    ...closed,
    description: 'A node that is there already, used in place of the one that would be made; one of its `duplicates`',
  },
);
export type ExistingInstead = Static<typeof ExistingInstead>;
export const ProposalState = words(['open', 'applied', 'refused', 'undone'], {
  $id: 'ProposalState',
  description: '`undone`: it was applied, and that was taken back',
});
export const ChatProposal = Type.Object(
  {
    operations: Type.Array(ref(ProposedOperation)),
    state: ref(ProposalState),
    accepted: Type.Optional(
      Type.Array(Type.Integer({ minimum: 0 }), {
        description: 'Once applied: places of the operations that were written',
      }),
    ),
    existing: Type.Optional(
      Type.Array(ref(ExistingInstead), { description: 'Once applied: the nodes that were used in place of new ones' }),
    ),
  },
  { $id: 'ChatProposal', description: 'Changes to review; nothing is written before a person accepts it' },
);
export type ChatProposal = Static<typeof ChatProposal>;

export const ChatMessage = Type.Object(
  {
    uid: messageId(),
    conversationId: conversationId(),
    projectId: projectId(),
    role: ref(ChatRole),
    text: Type.String({ description: 'Markdown' }),
    language: ref(LanguageChoice),
    status: ref(ChatStatus),
    deltas: Type.Integer({
      description:
        'How many pieces of the text are in it; the next has this number plus one, and so has the answer by another reading',
    }),
    answers: Type.Optional(Type.String({ description: 'Of an answer: the message that it answers' })),
    engine: Type.Optional(ref(ChatEngine)),
    fellBack: Type.Boolean({ description: 'The model did not answer, so the offline engine did' }),
    basis: Type.Optional(ref(ChatBasis)),
    citations: Type.Array(ref(ChatCitation)),
    sources: Type.Array(ref(ChatSource)),
    suggestions: Type.Array(ref(ChatSuggestion)),
    query: Type.Optional(
      queryField('Of an answer: the query that it came from; of a question: the query that it is (docs/query.md)'),
    ),
    proposal: Type.Optional(ref(ChatProposal)),
    rating: Type.Optional(ref(ChatRating)),
    createdAt: DateTime('When it was written'),
  },
  { $id: 'ChatMessage', description: 'A message of a person to the assistant, or its answer' },
);
export type ChatMessage = Static<typeof ChatMessage>;

export const ChatInput = Type.Object(
  {
    ...ProjectQuery,
    uid: messageId(),
    conversationId: conversationId(),
    text: ref(ChatTextSchema),
    query: Type.Optional(queryField('What is asked, as docs/query.md describes it: `text` then only says it in words')),
    language: ref(LanguageChoice),
    replaces: Type.Optional(messageId()),
  },
  {
    $id: 'ChatInput',
    ...closed,
    description:
      'A message to the assistant. The client makes both ids, so that asking again is safe: an unknown conversation begins one, and a message that is there already is answered with its turn. `replaces` names an earlier message of the person in this conversation: it and all after it go, this one stands there instead. `language` is that of the interface, for what the words do not tell.',
  },
);
export type ChatInput = Static<typeof ChatInput>;

/** Longest time, in seconds, that a caller may wait for an answer: within the five minutes that the gateway gives a call. */
const LONGEST_WAIT_S = 240;
/** For callers without the channel: the turn once its answer is whole, at the latest after so many seconds. */
export const WaitQuery = Type.Object(
  {
    wait: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: LONGEST_WAIT_S,
        description:
          'For how many seconds to wait for the whole answer; without it, or when the time is over, the turn comes as far as it is written',
      }),
    ),
  },
  closed,
);

export const ChatTurn = Type.Object(
  { conversation: ref(Conversation), question: ref(ChatMessage), answer: ref(ChatMessage) },
  {
    $id: 'ChatTurn',
    description: 'A message and its answer, whose `status` is `answering` until it is whole, was stopped or failed',
  },
);
export type ChatTurn = Static<typeof ChatTurn>;

export const ChatMessagesQuery = Type.Object({ ...PageQuery, conversationId: Type.Optional(conversationId()) }, closed);
export type ChatMessagesQuery = Static<typeof ChatMessagesQuery>;
export const ChatMessagePage = page(ChatMessage, 'ChatMessagePage');
export type ChatMessagePage = Static<typeof ChatMessagePage>;

export const RereadInput = Type.Object(
  {
    query: queryField('The reading that the answer is to come from, as docs/query.md describes it'),
    deltas: Type.Integer({ minimum: 0, description: 'That of the answer which the person saw' }),
  },
  {
    $id: 'RereadInput',
    ...closed,
    description:
      'Another reading of the question of an answer: one of its `guess` suggestions, or its own `query` as the person has changed it',
  },
);
export type RereadInput = Static<typeof RereadInput>;

export const RateMessageInput = Type.Object(
  { rating: Type.Optional(ref(ChatRating)) },
  { $id: 'RateMessageInput', ...closed, description: 'Without a rating the earlier one is taken back' },
);
export type RateMessageInput = Static<typeof RateMessageInput>;
export const ApplyProposalInput = Type.Object(
  {
    ...ProjectQuery,
    accepted: Type.Array(Type.Integer({ minimum: 0 }), {
      minItems: 1,
      maxItems: 1000,
      description: 'Places, from 0, of the operations that are accepted',
    }),
    existing: Type.Optional(
      Type.Array(ref(ExistingInstead), {
        maxItems: 1000,
        description: 'Those nodes are not made; accepted relationships to them lead to the one that is there',
      }),
    ),
  },
  {
    $id: 'ApplyProposalInput',
    ...closed,
    description:
      '`projectId` is the project in which the person sees the proposal: one that was made for another is refused (`PROJECT_MISMATCH`). Without it the proposal goes to the project that it was made for',
  },
);
export type ApplyProposalInput = Static<typeof ApplyProposalInput>;

/** Most changes of one proposal from outside: as many as a person looks through at once. */
const MOST_PROPOSED = 200;

export const ProposeInput = Type.Object(
  {
    ...ProjectQuery,
    uid: Type.Optional(messageId()),
    conversationId: Type.Optional(conversationId()),
    text: ref(ChatTextSchema),
    language: Type.Optional(ref(LanguageChoice)),
    operations: Type.Array(ref(PatchOperation), {
      minItems: 1,
      maxItems: MOST_PROPOSED,
      description:
        'Made against the elements as they stand: a `version` that is left out is the present one. A node that is made may be given an id (ULID), by which later operations name it',
    }),
  },
  {
    $id: 'ProposeInput',
    ...closed,
    description:
      'Changes for the person to review. `text` says what they are for; it is shown as it is. The same `uid` again answers the same proposal; without one each call is another. Without a `conversationId` it begins a conversation. Without a `language` it is told in that of the settings.',
  },
);
export type ProposeInput = Static<typeof ProposeInput>;

export const AssistantModelState = words(['none', 'held', 'trusted', 'unused', 'away'], {
  $id: 'AssistantModelState',
  description:
    '`none`: rules answer alone; `held`: of its queries those are answered that the rules come to as well, the others are offered; `trusted`: all are; `unused`: too many of its test answers were wrong; `away`: it does not answer at present',
});
export type AssistantModelState = Static<typeof AssistantModelState>;

export const AssistantModel = Type.Object(
  { state: ref(AssistantModelState) },
  { $id: 'AssistantModel', description: 'How it stands with the language model of this installation' },
);
