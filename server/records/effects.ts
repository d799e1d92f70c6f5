import { type ChatProposal } from '../contract/chat/messages.js';
import { type MessageId, type OwnerId } from '../contract/ids.js';
import { type Effect } from '../graph/ports/Outbox.js';
import { type NotificationDraft } from './NotificationStore.js';

/** What was written of a proposal. */
export interface ProposalApplied {
  readonly messageId: MessageId;
  readonly written: Pick<ChatProposal, 'accepted' | 'existing'>;
}

/** What each kind of effect needs to know. */
export interface EffectData {
  readonly notification: NotificationDraft;
  readonly proposalApplied: ProposalApplied;
}

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

/** Carries out what waits for a person. Never fails: what cannot be done now is done the next time or at the next start. */
export type CarryOut = (owner: OwnerId) => Promise<void>;
