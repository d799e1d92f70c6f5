import { type ChatProposal } from '../../contract/chat/messages.js';
import { type MessageId, type OwnerId, type ProjectId } from '../../contract/ids.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type Effect } from '../../graph/ports/Outbox.js';
import { type VersionedAccess } from '../../graph/ports/ProjectGraphs.js';
import { type StepEffect, type Stepped } from '../../graph/ports/StepEffect.js';
import { type DocumentReview } from './documents/DocumentStore.js';
import { type JobRequest } from './jobs/JobStore.js';
import { type NotificationDraft } from './NotificationStore.js';

/** What was written of a proposal. */
export interface ProposalApplied {
  readonly messageId: MessageId;
  readonly written: Pick<ChatProposal, 'accepted' | 'existing'>;
}

/** Who may use the graph of a project, as the catalogue has it. */
export interface GraphAccessChange extends VersionedAccess {
  readonly projectId: ProjectId;
}

/** What each kind of effect needs to know. */
export interface EffectData {
  readonly graphAccess: GraphAccessChange;
  readonly notification: NotificationDraft;
  readonly proposalApplied: ProposalApplied;
  readonly proposalStepped: Stepped;
  readonly documentReviewed: DocumentReview;
  readonly jobAsked: JobRequest;
}

/** The commit changed who may use the graph of a project. */
export const graphAccessEffect = (change: GraphAccessChange): Effect => ({
  key: `graph ${change.projectId} ${change.version}`,
  kind: 'graphAccess' satisfies keyof EffectData,
  data: change,
});

/** Whether an effect of this kind is for the graph engine. */
export const isGraphAccess = (kind: string): boolean => kind === ('graphAccess' satisfies keyof EffectData);

/** A person is told of the commit. */
export const tellingEffect = (draft: NotificationDraft): Effect => ({
  key: `notification ${draft.uid}`,
  kind: 'notification' satisfies keyof EffectData,
  data: draft,
});

/** The commit carried out a proposal of the assistant, which is decided by that. One proposal is carried out once. */
export const proposalEffect = (applied: ProposalApplied): Effect => ({
  key: `proposal ${applied.messageId}`,
  kind: 'proposalApplied' satisfies keyof EffectData,
  data: applied,
});

/** A step through the history took back what carried out a proposal of the assistant, or made it again. */
export const PROPOSAL_STEPPED: StepEffect = { source: 'assistant', kind: 'proposalStepped' satisfies keyof EffectData };

/** The commit wrote what was accepted of a document. One version of a document is reviewed once. */
export const reviewEffect = (review: DocumentReview): Effect => ({
  key: `document ${review.documentId} ${review.version}`,
  kind: 'documentReviewed' satisfies keyof EffectData,
  data: review,
});

/** The commit keeps what a job is to work on: the job is asked for even if the process ends before it asks. */
export const jobEffect = (asked: JobRequest): Effect => ({
  key: `job ${asked.kind} ${asked.key}`,
  kind: 'jobAsked' satisfies keyof EffectData,
  data: asked,
});

/** Whether a commit was refused because one with the same effect was made before. */
export const isCommittedBefore = (error: unknown): boolean =>
  error instanceof ProblemError &&
  error.code === 'ID_TAKEN' &&
  error.parts.errors?.some(({ path }) => path === 'effects') === true;

/** Carries out what waits for a person. Never fails: what cannot be done now is done the next time or at the next start. */
export type RunEffects = (owner: OwnerId) => Promise<void>;
