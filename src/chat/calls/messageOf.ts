import { type components } from '../../../graphql/generated/rest';
import { type ChatMessage, type StoredTurn } from '../../../machines/chatAnswer';

type Schemas = components['schemas'];
type Operation = NonNullable<ChatMessage['proposal']>['operations'][number]['operation'];

const NO_OPERATION: Omit<Operation, 'op'> = {
  __typename: 'PatchOperation',
  nodeId: null,
  relationshipId: null,
  startNodeId: null,
  endNodeId: null,
  type: null,
  labels: null,
  addLabels: null,
  removeLabels: null,
  properties: null,
  propertyKinds: null,
  setProperties: null,
  removeProperties: null,
  version: null,
  position: null,
};

function proposalOf({ operations, state, accepted, existing }: Schemas['ChatProposal']): ChatMessage['proposal'] {
  return {
    __typename: 'ChatProposal',
    state,
    accepted: accepted ?? null,
    existing: existing?.map((each) => ({ __typename: 'ExistingInstead', ...each })) ?? null,
    operations: operations.map(({ operation, summary, duplicates }) => ({
      __typename: 'ProposedOperation',
      summary,
      // The kinds of operations hold different parts; as one type, as GraphQL gives them, what a kind lacks is null.
      operation: { ...NO_OPERATION, ...(operation as Partial<Operation> & Pick<Operation, 'op'>) },
      duplicates: duplicates.map((each) => ({ __typename: 'NodeCaption', ...each })),
    })),
  };
}

/** A message as GraphQL gives it, from what the channel tells: what is not there is null. */
export function messageOf(told: Schemas['ChatMessage']): ChatMessage {
  const { citations, sources, suggestions, proposal } = told;
  return {
    ...told,
    __typename: 'ChatMessage',
    answers: told.answers ?? null,
    engine: told.engine ?? null,
    basis: told.basis ?? null,
    rating: told.rating ?? null,
    citations: citations.map(({ nodeId = null, relationshipId = null, caption, kind }) => ({
      __typename: 'ChatCitation',
      nodeId,
      relationshipId,
      caption,
      kind,
    })),
    sources: sources.map((source) => ({ __typename: 'ChatSource', ...source })),
    suggestions: suggestions.map(({ kind, text, nodeId = null, name = null, property = null }) => ({
      __typename: 'ChatSuggestion',
      kind,
      text,
      nodeId,
      name,
      property,
    })),
    proposal: proposal === undefined ? null : proposalOf(proposal),
  };
}

/** A message and its answer, from what the channel tells. */
export const turnOf = ({ question, answer }: Schemas['ChatTurn']): StoredTurn => ({
  question: messageOf(question),
  answer: messageOf(answer),
});
