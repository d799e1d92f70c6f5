import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ulid } from 'ulid';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { inProcessBus } from '../../../server/platform/bus/Bus.js';
import { liveEvents } from '../../../server/platform/bus/liveEvents.js';
import { type ChatMessagePage } from '../../../server/contract/chat/messages.js';
import { type PatchOperation } from '../../../server/contract/edits.js';
import { type OwnerId, type RecordingId } from '../../../server/contract/ids.js';
import { type NotificationPage } from '../../../server/contract/notifications.js';
import { transcriptionJob } from '../../../server/media/audio/recordingShown.js';
import { openEffects } from '../../../server/platform/effects/openEffects.js';
import { draftOf } from '../../../server/people/notifications/draftOf.js';
import { openNotifications } from '../../../server/people/notifications/openNotifications.js';
import { PROPOSAL_STEPPED, proposalEffect, tellingEffect } from '../../../server/people/records/effects.js';
import { openTestStore } from '../engineUnderTest.js';
import { type OpenStore } from '../../../server/platform/store/StorePorts.js';
import { newConversation, newMessage } from '../chat/Asker.js';
import { rounds } from '../../soak/rounds.js';
import { newOwner } from '../store/contract/Person.js';
import { bundleWriter, writeAndDie } from '../store/killedWriter.js';

const ROUNDS = rounds('effectKills');
const CREATE: PatchOperation = { op: 'createNode', labels: ['A'] };

let dataDir: string;
let stored: OpenStore;
const owner = newOwner();

async function start(failing = false) {
  stored = await openTestStore({ dataDir, readers: 0 });
  const live = liveEvents(inProcessBus());
  const notifications = await openNotifications({ ...stored, live });
  const write = failing ? () => Promise.reject(new Error('no room')) : notifications.write;
  return openEffects({ ...stored, notifications: { write }, live });
}

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'harta-effects-'));
});
afterEach(async () => {
  await stored.close();
  rmSync(dataDir, { recursive: true });
});

const news = () => tellingEffect(draftOf({ kind: 'exportFinished', file: 'a.json' }));

/** Everything that a person was told, in every page. */
async function told(of: OwnerId): Promise<string[]> {
  const messages: string[] = [];
  for (let token: string | undefined = '1'; token !== undefined;) {
    const page: NotificationPage = await stored.notificationStore.notificationPage(of, {
      pageSize: 500,
      pageToken: token,
    });
    messages.push(...page.items.map(({ message }) => message));
    token = page.nextPageToken;
  }
  return messages;
}

/** The names of what proposals made whose messages say that they are applied, and of those that say anything else. */
async function proposals(of: OwnerId) {
  const [applied, others]: [string[], string[]] = [[], []];
  for (let token: string | undefined = '1'; token !== undefined;) {
    const page: ChatMessagePage = await stored.chats.messages(of, { pageSize: 100, pageToken: token });
    for (const { text, proposal } of page.items) {
      if (proposal !== undefined) (proposal.state === 'applied' ? applied : others).push(text);
    }
    token = page.nextPageToken ?? undefined;
  }
  return { applied, others };
}

describe('effects of commits', () => {
  test('are carried out at the next start when the process ended before it could, and once', async () => {
    await start();
    await stored.store.applyPatch({ ownerId: owner }, [CREATE], { source: 'assistant' }, [news(), news()]);
    expect(await told(owner)).toEqual([]);
    await stored.close();
    const runEffects = await start();
    expect(await told(owner)).toHaveLength(2);
    await Promise.all([runEffects(owner), runEffects(owner)]);
    expect(await told(owner)).toHaveLength(2);
  });

  test('wait on when one cannot be carried out, and hold up nobody else', async () => {
    const failing = await start(true);
    await stored.store.applyPatch({ ownerId: owner }, [CREATE], { source: 'assistant' }, [news()]);
    await failing(owner);
    expect(await stored.store.waitingEffects(owner)).toHaveLength(1);
    await stored.close();
    await start();
    expect(await told(owner)).toHaveLength(1);
    expect(await stored.store.ownersWithEffects()).toEqual([]);
  });

  test('of one proposal are carried out in the order of their commits, though the first had to wait', async () => {
    await start();
    const [scope, messageId] = [{ ownerId: owner }, newMessage()];
    const operations = [{ operation: CREATE, summary: 'adds', duplicates: [] }];
    await stored.chats.propose(owner, {
      turn: {
        ...{ uid: newMessage(), answerUid: messageId, conversationId: newConversation(), text: 'Add', language: 'en' },
        projectId: await stored.store.ensureDefaultProject(owner),
      },
      title: 'Add',
      answer: { text: 'I propose this.', basis: 'edit', proposal: { operations, state: 'open' } },
      told: draftOf({ kind: 'exportFinished', file: 'a.json' }),
    });
    const live = liveEvents(inProcessBus());
    const notifications = await openNotifications({ ...stored, live });
    let refusals = 1;
    const proposalApplied: OpenStore['chats']['proposalApplied'] = (of, applied) =>
      (refusals -= 1) >= 0 ? Promise.reject(new Error('no room')) : stored.chats.proposalApplied(of, applied);
    const chats = { proposalApplied, proposalStepped: stored.chats.proposalStepped };
    const runEffects = await openEffects({ ...stored, notifications, chats, live });
    const effect = proposalEffect({ messageId, written: { accepted: [0], existing: [] } });
    await stored.store.applyPatch(scope, [CREATE], { source: 'assistant', reference: messageId }, [effect]);
    await stored.store.undo(scope, PROPOSAL_STEPPED);
    await runEffects(owner);
    await runEffects(owner);
    expect((await stored.chats.message(owner, messageId)).proposal).toMatchObject({ state: 'undone', accepted: [0] });
    expect(await stored.store.waitingEffects(owner)).toEqual([]);
    // Heard of once more, as after a kill between carrying it out and saying so.
    await stored.chats.proposalApplied(owner, { messageId, written: { accepted: [0], existing: [] } });
    expect((await stored.chats.message(owner, messageId)).proposal).toMatchObject({ state: 'undone' });
  });

  test('ask at the next start for the job of a recording that came whole, once', async () => {
    await start();
    const { recordingStore, jobStore, store } = stored;
    const scope = { ownerId: owner, projectId: await store.ensureDefaultProject(owner) };
    const id = ulid() as RecordingId;
    const sound = { id, name: 'a.wav', type: 'wav', bytes: 10, fingerprint: 'f', mostBytes: 1e6 } as const;
    await recordingStore.addRecording(scope, sound);
    const asks = transcriptionJob({ id, projectId: scope.projectId }, 1);
    await recordingStore.noteReceived(scope, id, { received: 10, whole: {}, asks });
    // The same piece sent again asks for nothing more.
    await recordingStore.noteReceived(scope, id, { received: 10, whole: {}, asks });
    expect(await jobStore.jobs(owner)).toEqual([]);
    for (let again = 0; again < 2; again += 1) {
      await stored.close();
      await start();
      expect((await stored.jobStore.jobs(owner)).map(({ kind, state }) => [kind, state])).toEqual([
        ['transcribe', 'waiting'],
      ]);
      expect(await stored.store.ownersWithEffects()).toEqual([]);
    }
  });

  test(`are lost and doubled by no kill (${ROUNDS} rounds)`, { timeout: ROUNDS * 20_000 }, async () => {
    await bundleWriter('tests/server/effects/effectsWriter.ts');
    const committed: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const lines = await writeAndDie('effectsWriter', dataDir, owner);
      committed.push(...lines.filter((line) => line !== 'ready'));
      await start();
      const made: string[] = [];
      for (let after: string | null = null, more = true; more; more = after !== null) {
        const slice = await stored.store.exportNodes({ ownerId: owner }, after, 500);
        made.push(...slice.items.map(({ properties }) => String(properties['name'])));
        after = slice.next;
      }
      expect(committed.filter((name) => !made.includes(name))).toEqual([]);
      const messages = await told(owner);
      expect(messages.map((message) => message.match(/: (\w+)\./)?.[1]).toSorted()).toEqual(made.toSorted());
      const { applied, others } = await proposals(owner);
      expect(applied.toSorted()).toEqual(made.toSorted());
      expect(others.filter((name) => made.includes(name))).toEqual([]);
      expect(await stored.store.ownersWithEffects()).toEqual([]);
      await stored.close();
    }
    expect(committed.length).toBeGreaterThan(ROUNDS / 2);
    await start();
  });
});
