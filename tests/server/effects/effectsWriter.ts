import { writeSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import { ulid } from 'ulid';

import { inProcessBus } from '../../../server/platform/bus/Bus.js';
import { liveEvents } from '../../../server/platform/bus/liveEvents.js';
import { type ChatProposal } from '../../../server/contract/chat/messages.js';
import { type PatchOperation } from '../../../server/contract/edits.js';
import { type ConversationId, type MessageId, type OwnerId } from '../../../server/contract/ids.js';
import { openEffects } from '../../../server/platform/effects/openEffects.js';
import { draftOf } from '../../../server/people/notifications/draftOf.js';
import { openNotifications } from '../../../server/people/notifications/openNotifications.js';
import { proposalEffect, tellingEffect } from '../../../server/people/records/effects.js';
import { openTestStore } from '../engineUnderTest.js';
import { killsItselfAmong } from './killsItself.js';

/**
 * Carries out one proposal after the other, each with a notification, and is killed: at a moment between two steps of its own
 * choice, or by its parent at any other. It says the name of what was committed, so that the parent knows what must be there.
 */
const [dataDir = '', ownerId = '', worker = ''] = process.argv.slice(2);
const owner = ownerId as OwnerId;
const opened = await openTestStore({ dataDir, readers: 1, workerUrl: pathToFileURL(worker) });
const { store, chats, notificationStore } = opened;

/** Steps until this process kills itself; 5 a turn are steps between the commit and the end of its effects. */
const { step, stepping } = killsItselfAmong(30);

const live = liveEvents(inProcessBus());
const notifications = await openNotifications({ notificationStore, live });
const runEffects = await openEffects({
  store: { ...store, effectDone: stepping(store.effectDone) },
  notifications: { write: stepping(notifications.write) },
  chats: { proposalApplied: stepping(chats.proposalApplied), proposalStepped: stepping(chats.proposalStepped) },
  documents: opened.documents,
  jobStore: opened.jobStore,
  live,
});

async function propose(name: string): Promise<MessageId> {
  const [uid, answerUid] = [ulid() as MessageId, ulid() as MessageId];
  const projectId = await store.ensureDefaultProject(owner);
  const conversationId = ulid() as ConversationId;
  await chats.begin(owner, { projectId, conversationId, uid, answerUid, text: name, language: 'en' });
  const operations = [{ operation: { op: 'createNode', labels: ['Made'], properties: { name } } }];
  const proposal = { state: 'open', operations } as unknown as ChatProposal;
  await chats.changeAnswer(owner, answerUid, { text: name, status: 'done', proposal });
  return answerUid;
}

async function turn(): Promise<void> {
  const name = ulid();
  const messageId = await propose(name);
  const create: PatchOperation = { op: 'createNode', labels: ['Made'], properties: { name } };
  await store.applyPatch({ ownerId: owner }, [create], { source: 'assistant', reference: messageId }, [
    proposalEffect({ messageId, written: { accepted: [0], existing: [] } }),
    tellingEffect(draftOf({ kind: 'exportFinished', file: name })),
  ]);
  writeSync(1, `${name}\n`);
  step();
  await runEffects(owner);
}

writeSync(1, 'ready\n');
for (;;) await turn();
