import { describe, expectTypeOf, test } from 'vitest';

import { type StoredTurn } from '../../domain/chat/answer.js';
import { type ChatMessage, type ProposedOperation } from '../../domain/chat/message.js';
import { type PatchOperation } from '../../domain/changes/patch.js';
import { type GraphNode, type GraphRelationship, type Point, type Provenance } from '../../domain/elements/elements.js';
import { type ImportIssue, type ImportJob } from '../../domain/imports/importJob.js';
import { type TrainExample } from '../../domain/teaching/trainExample.js';
import type * as messages from '../../server/contract/chat/messages.js';
import type * as edits from '../../server/contract/edits.js';
import type * as elements from '../../server/contract/elements.js';
import type * as ids from '../../server/contract/ids.js';
import type * as imports from '../../server/contract/imports.js';
import type * as examples from '../../server/contract/trainExamples.js';

/** The contract tells ids of different things apart; to the rules they are texts. */
type Id =
  | ids.ConversationId
  | ids.ImportId
  | ids.MessageId
  | ids.NodeId
  | ids.ProjectId
  | ids.RelationshipId
  | ids.TrainExampleId;

/** A payload without what is the contract's alone: its kinds of ids, and that it may be written to. */
type Plain<T> = T extends Id
  ? string
  : T extends readonly (infer Item)[]
    ? readonly Plain<Item>[]
    : T extends object
      ? { readonly [K in keyof T]: Plain<T[K]> }
      : T;

/**
 * The rules of `domain/` say what they work on, since they import nothing; the contract says what travels. These fail in the check
 * of types when one of the two has a field, a word or an absence that the other has not.
 */
describe('what the rules work on is what the contract says', () => {
  test('of elements', () => {
    expectTypeOf<Plain<GraphNode>>().toEqualTypeOf<Plain<elements.GraphNode>>();
    expectTypeOf<Plain<GraphRelationship>>().toEqualTypeOf<Plain<elements.GraphRelationship>>();
    expectTypeOf<Plain<Provenance>>().toEqualTypeOf<Plain<elements.Provenance>>();
    expectTypeOf<Plain<Point>>().toEqualTypeOf<Plain<elements.Position>>();
    expectTypeOf<Plain<PatchOperation>>().toEqualTypeOf<Plain<edits.PatchOperation>>();
  });
  test('of chats', () => {
    expectTypeOf<Plain<ChatMessage>>().toEqualTypeOf<Plain<messages.ChatMessage>>();
    expectTypeOf<Plain<ProposedOperation>>().toEqualTypeOf<Plain<messages.ProposedOperation>>();
    expectTypeOf<Plain<StoredTurn>>().toEqualTypeOf<Plain<Omit<messages.ChatTurn, 'conversation'>>>();
  });
  test('of imports, whose project is known where they are shown', () => {
    expectTypeOf<Plain<ImportJob>>().toEqualTypeOf<Plain<Omit<imports.ImportJob, 'projectId'>>>();
    expectTypeOf<Plain<ImportIssue>>().toEqualTypeOf<Plain<imports.ImportIssue>>();
  });
  test('of train examples, whose age nothing depends on', () => {
    expectTypeOf<Plain<TrainExample>>().toEqualTypeOf<Plain<Omit<examples.TrainExample, 'createdAt' | 'updatedAt'>>>();
  });
});
