import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ulid } from 'ulid';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { type OwnerId, type ProjectId } from '../../../server/contract/ids.js';
import { openTestStore } from '../engineUnderTest.js';
import { type OpenStore } from '../../../server/platform/store/StorePorts.js';

const ana = 'ana' as OwnerId;
const TOTAL = 30;

let dataDir: string;
let opened: OpenStore;
let projectId: ProjectId;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'harta-pages-'));
  opened = await openTestStore({ dataDir, readers: 0 });
  projectId = await opened.store.ensureDefaultProject(ana);
});
afterEach(async () => {
  await opened.close();
  rmSync(dataDir, { recursive: true });
});

/** Ids that grow with each one made, whatever the clock says. */
let last = 0;
const nextId = <T extends string>() => ulid((last = Math.max(Date.now(), last + 1))) as T;

/** A list that is read by pages, newest first. */
interface Paged {
  add(): Promise<string>;
  remove(id: string): Promise<unknown>;
  page(pageToken: string): Promise<{ readonly ids: readonly string[]; readonly next: string | undefined }>;
}

const scope = () => ({ ownerId: ana, projectId });

const LISTS: Readonly<Record<string, () => Paged>> = {
  conversations: () => ({
    async add() {
      const turn = { conversationId: nextId<never>(), uid: nextId<never>(), answerUid: nextId<never>() };
      await opened.chats.begin(ana, { ...turn, projectId, text: 'Unde?', language: 'ro' });
      await opened.chats.changeAnswer(ana, turn.answerUid, { text: 'Aici.', status: 'done' });
      return turn.conversationId;
    },
    remove: (id) => opened.chats.deleteConversations(ana, { conversationIds: [id as never] }),
    async page(pageToken) {
      const { items, nextPageToken } = await opened.chats.conversations(scope(), { pageSize: 7, pageToken });
      return { ids: items.map(({ id }) => id), next: nextPageToken };
    },
  }),
  documents: () => ({
    async add() {
      const id = nextId<never>();
      const text = { title: 'T', kind: 'typed', language: 'ro', text: 'Iași', places: [] } as const;
      await opened.documents.addDocument(scope(), { ...text, id });
      return id;
    },
    remove: (id) => opened.documents.removeDocument(scope(), id as never),
    async page(pageToken) {
      const { items, nextPageToken } = await opened.documents.documentPage(scope(), { pageSize: 7, pageToken });
      return { ids: items.map(({ id }) => id), next: nextPageToken };
    },
  }),
  recordings: () => ({
    async add() {
      const id = nextId<never>();
      const sizes = { type: 'wav', bytes: 7, mostBytes: 1e9 } as const;
      await opened.recordingStore.addRecording(scope(), { ...sizes, id, name: `${id}.wav`, fingerprint: id });
      return id;
    },
    remove: (id) => opened.recordingStore.removeRecording(scope(), id as never),
    async page(pageToken) {
      const { items, nextPageToken } = await opened.recordingStore.recordingPage(scope(), { pageSize: 7, pageToken });
      return { ids: items.map(({ id }) => id), next: nextPageToken };
    },
  }),
};

test.each(Object.keys(LISTS))(
  'pages of %s pass over nothing and show nothing twice while rows come and go around them',
  async (name) => {
    const list = LISTS[name]?.() as Paged;
    const made: string[] = [];
    for (let at = 0; at < TOTAL; at += 1) made.unshift(await list.add());
    const gone = new Set<string>();
    const seen: string[] = [];
    for (let token: string | undefined = '1'; token !== undefined;) {
      const { ids, next } = await list.page(token);
      seen.push(...ids);
      token = next;
      // The one that the token ends with, one that was not shown yet, and two new ones before all of them.
      for (const id of [ids.at(-1), made.findLast((one) => !seen.includes(one) && !gone.has(one))])
        if (id !== undefined) {
          await list.remove(id);
          if (!seen.includes(id)) gone.add(id);
        }
      await list.add();
      await list.add();
    }
    expect(seen).toEqual(made.filter((id) => !gone.has(id)));
    expect(gone.size).toBeGreaterThan(2);
  },
);
