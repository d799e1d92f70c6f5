import { type LiveEvents } from '../bus/liveEvents.js';
import { type ChatMessage } from '../../contract/chat/messages.js';
import { type OwnerId } from '../../contract/ids.js';
import { type Effect, type Outbox } from '../../graph/ports/Outbox.js';
import { type ProjectGraphs } from '../../graph/ports/ProjectGraphs.js';
import { type Notifications } from '../../people/notifications/Notifications.js';
import { type DocumentStore } from '../../people/records/documents/DocumentStore.js';
import { type JobStore } from '../../people/records/jobs/JobStore.js';
import { type ChatStore } from '../../people/records/chats/ChatStore.js';
import { type RunEffects, type EffectData } from '../../people/records/effects.js';
import { holdWithin, type Leases } from '../storage/Leases.js';
import { warn } from '../faults/guarded.js';

/** The stores and services that effects change. */
export interface EffectParts {
  readonly store: Outbox & Pick<ProjectGraphs, 'setGraphAccess'>;
  readonly notifications: Pick<Notifications, 'write'>;
  readonly chats: Pick<ChatStore, 'proposalApplied' | 'proposalStepped'>;
  readonly documents: Pick<DocumentStore, 'keepReview'>;
  readonly jobStore: Pick<JobStore, 'askForJob'>;
  readonly live: Pick<LiveEvents, 'chat' | 'jobMoved'>;
  /** Between processes that share the store; where one holds it alone there are none. */
  readonly leases?: Leases;
}

/** Milliseconds to wait while another process carries out the effects of a person. */
const LONGEST_WAIT = 10_000;

/** Each has the same effect done once or twice. */
type Handlers = { readonly [K in keyof EffectData]: (owner: OwnerId, data: EffectData[K]) => Promise<void> };

/** What an effect is about, where others are about the same: those are carried out in the order of their commits. */
const SUBJECTS: { readonly [K in keyof EffectData]?: (data: EffectData[K]) => string } = {
  proposalApplied: ({ messageId }) => `proposal ${messageId}`,
  proposalStepped: ({ reference }) => `proposal ${reference}`,
};

const subjectOf = ({ key, kind, data }: Effect): string =>
  (SUBJECTS as Record<string, ((of: unknown) => string) | undefined>)[kind]?.(data) ?? key;

const handlersOf = ({ store, notifications, chats, documents, jobStore, live }: EffectParts): Handlers => {
  const tell = (owner: OwnerId, message: ChatMessage | undefined) => {
    if (message === undefined) return;
    live.chat(owner, { event: 'changed', payload: { conversationIds: [message.conversationId] } });
  };
  return {
    graphAccess: (ownerId, { projectId, ...access }) => store.setGraphAccess({ ownerId, projectId }, access),
    notification: (owner, draft) => notifications.write(owner, draft),
    documentReviewed: (owner, review) => documents.keepReview(owner, review),
    jobAsked: async (owner, asked) => {
      const now = Date.now();
      // It was admitted when it was kept: no limit refuses it now.
      const { job, isNew } = await jobStore.askForJob(owner, { ...asked, startsAt: now, now });
      if (isNew) live.jobMoved(owner, { job });
    },
    proposalApplied: async (owner, applied) => tell(owner, await chats.proposalApplied(owner, applied)),
    proposalStepped: async (owner, stepped) => tell(owner, await chats.proposalStepped(owner, stepped)),
  };
};

/** Does the work of one person one after the other, so that nothing is carried out twice at the same time. */
function inTurn(work: RunEffects): RunEffects {
  const last = new Map<OwnerId, Promise<void>>();
  return async (owner) => {
    const turn = (last.get(owner) ?? Promise.resolve()).then(() => work(owner));
    last.set(owner, turn);
    await turn;
    if (last.get(owner) === turn) last.delete(owner);
  };
}

/** Does the work of one person in one process at a time. What is left where another takes long is that one's, or the next look's. */
const alone =
  (leases: Leases, work: (owner: OwnerId, lost: AbortSignal) => Promise<void>): RunEffects =>
  async (owner) => {
    const lease = await holdWithin(leases, `effects ${owner}`, LONGEST_WAIT);
    if (lease !== undefined) await work(owner, lease.lost).finally(() => lease.release());
  };

/** Opens what carries effects of commits out, and carries out what was left when the last process ended. */
export async function openEffects(parts: EffectParts): Promise<RunEffects> {
  const { store } = parts;
  const handlers = handlersOf(parts) as Record<string, (owner: OwnerId, data: never) => Promise<void>>;

  async function runOne(owner: OwnerId, { key, kind, data }: Effect): Promise<void> {
    const handle = handlers[kind];
    if (handle === undefined) throw new Error(`Nobody carries out ${kind}`);
    await handle(owner, data as never);
    await store.effectDone(owner, key);
  }

  const runWaiting = async (owner: OwnerId, lost?: AbortSignal): Promise<void> => {
    // One that fails holds up no other, but those that come after it and are about the same.
    const held = new Set<string>();
    for (const effect of await store.waitingEffects(owner)) {
      if (lost?.aborted === true) return;
      const subject = subjectOf(effect);
      if (held.has(subject)) continue;
      await runOne(owner, effect).catch((error: unknown) => {
        held.add(subject);
        warn(`${effect.key} could not be carried out`, error);
      });
    }
  };
  const { leases } = parts;
  const work = leases === undefined ? runWaiting : alone(leases, runWaiting);
  const runEffects = inTurn((owner) => work(owner).catch((error: unknown) => warn('Effects could not be read', error)));

  for (const owner of await store.ownersWithEffects()) await runEffects(owner);
  return runEffects;
}
