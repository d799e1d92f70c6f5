import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  type ConversationId,
  type ImportId,
  type NotificationId,
  type SavedViewId,
} from '../../server/contract/ids.js';
import { type DocumentId, type ImageId, type RecordingId } from '../../server/contract/ids.js';
import { Database } from '../../server/platform/storage/postgres/Database.js';
import { type ProjectScope } from '../../server/graph/ports/scope.js';
import { draftOf } from '../../server/people/notifications/draftOf.js';
import { callsOf } from '../../server/people/records/postgres/calls.js';
import { postgresProjectStore } from '../../server/people/records/postgres/postgresProjectStore.js';
import { openPostgresRecords, type PostgresRecords } from '../../server/people/records/postgres/recordPorts.js';
import { type ProjectStore } from '../../server/people/records/projects/ProjectStore.js';
import { restoreAll, sampleArchive } from '../server/records/contract/archives.js';
import { PERSONAL_LIMITS } from '../server/records/contract/PersonalRecords.js';
import { newOwner } from '../server/store/contract/Person.js';
import { newDatabase } from './postgres.js';
import { watchPlans } from './watchPlans.js';

/** So many others have what this person has that to look at all of it is no quick way to anything. */
const OTHERS = 1000;

/** Copies every row of every table to as many others; what is unique among all persons differs. */
async function copyToOthers(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Copies need no triggers, and stand in no order.
    await client.query('SET session_replication_role = replica');
    const { rows: tables } = await client.query<{ name: string; columns: string; copied: string }>(`
      SELECT c.table_name AS name, string_agg(c.column_name, ', ') AS columns, string_agg(
        CASE WHEN c.column_name = 'owner' OR (c.table_name, c.column_name) IN (
          SELECT i.indrelid::regclass::text, a.attname FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)
          WHERE i.indisunique AND NOT EXISTS (
            SELECT 1 FROM pg_attribute o WHERE o.attrelid = i.indrelid AND o.attnum = ANY (i.indkey) AND o.attname = 'owner'))
        THEN 't.' || c.column_name || $$ || '-' || g$$ ELSE 't.' || c.column_name END, ', ') AS copied
      FROM information_schema.columns c WHERE c.table_schema = 'public' AND c.table_name IN (
        SELECT table_name FROM information_schema.columns WHERE column_name = 'owner' AND data_type = 'text' AND table_schema = 'public')
      GROUP BY c.table_name`);
    for (const { name, columns, copied } of tables)
      await client.query(`INSERT INTO ${name} (${columns}) OVERRIDING SYSTEM VALUE
        SELECT ${copied} FROM ${name} t CROSS JOIN generate_series(1, ${OTHERS}) g`);
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}

describe('how PostgreSQL goes about hot statements of records', () => {
  let made: Awaited<ReturnType<typeof newDatabase>>;
  let database: Database;
  let opened: Awaited<ReturnType<typeof openPostgresRecords>>;
  let records: PostgresRecords;
  let projects: ProjectStore;
  let scope: ProjectScope;
  let archive: ReturnType<typeof sampleArchive>;
  beforeAll(async () => {
    made = await newDatabase();
    const settings = { url: made.url, connections: 4, limits: PERSONAL_LIMITS };
    opened = await openPostgresRecords(settings);
    records = opened.stores;
    database = new Database(settings);
    projects = postgresProjectStore(callsOf(database), { projects: 10 });
    const ownerId = newOwner();
    scope = { ownerId, projectId: (await projects.ensureDefault(ownerId)).project.id };
    archive = sampleArchive(scope);
    await restoreAll(records.personRecords, scope, archive);
    await records.accounts.upsert(ownerId, { email: 'a@example.org', emailVerified: true });
    await records.sessionEnds.end(ownerId, 5);
    await records.devices.record(ownerId, { id: '1', name: '1' }, draftOf({ kind: 'newDevice', device: '1' }));
    await records.jobStore.askForJob(ownerId, { kind: 'test', key: 'a', payload: {}, startsAt: 5, now: 5 });
    await records.paymentStore.linkCustomer(ownerId, 'customer');
    await copyToOthers(made.url);
  });
  afterAll(async () => {
    await opened.close();
    await database.close();
    await made.drop();
  });

  const idOf = <T>(kind: keyof typeof archive, name = 'id') => archive[kind][0]?.[name] as T;
  const page = { pageSize: 20, pageToken: '1' };

  /** What is asked all day, for each person. Whose notifications wait is told by the whole of a table that holds no others. */
  const HOT: Readonly<Record<string, (of: ProjectScope) => Promise<unknown>>> = {
    'an account': ({ ownerId }) => records.accounts.find(ownerId),
    'until when sessions ended': ({ ownerId }) => records.sessionEnds.validAfter(ownerId),
    settings: ({ ownerId }) => records.settingsStore.read(ownerId),
    'a known device': ({ ownerId }) =>
      records.devices.record(ownerId, { id: '1', name: '1' }, draftOf({ kind: 'newDevice', device: '1' })),
    projects: ({ ownerId }) => projects.projectRecords(ownerId, 'active'),
    'a project': (of) => projects.projectRecord(of),
    'a page of notifications': ({ ownerId }) => records.notificationStore.notificationPage(ownerId, page),
    'unread notifications': ({ ownerId }) =>
      records.notificationStore.notificationPage(ownerId, { ...page, status: 'unread' }),
    'a search among notifications': ({ ownerId }) =>
      records.notificationStore.notificationPage(ownerId, page, 'device'),
    'a notification that is read': ({ ownerId }) =>
      records.notificationStore.markNotification(ownerId, idOf<NotificationId>('notifications', 'uid')),
    'a notification that is written': ({ ownerId }) =>
      records.notificationStore.writeNotification(ownerId, draftOf({ kind: 'newDevice', device: '2' })),
    'notifications that wait': ({ ownerId }) => records.notificationStore.deliverOutbox(ownerId),
    conversations: (of) => records.chats.conversations(of, { pageSize: 20 }),
    'a conversation': ({ ownerId }) => records.chats.conversation(ownerId, idOf<ConversationId>('conversations')),
    messages: ({ ownerId }) =>
      records.chats.messages(ownerId, { pageSize: 20, conversationId: idOf<ConversationId>('conversations') }),
    'a search among messages': ({ ownerId }) => records.chats.search(ownerId, page, { text: 'text' }),
    interactions: ({ ownerId }) => records.chats.interactions(ownerId),
    'answers that nobody writes any more': ({ ownerId }) => records.chats.failUnfinished(ownerId),
    texts: (of) => records.documents.documentPage(of, page),
    'a text': (of) => records.documents.document(of, idOf<DocumentId>('documents')),
    recordings: (of) => records.recordingStore.recordingPage(of, page),
    'a recording': (of) => records.recordingStore.recording(of, idOf<RecordingId>('recordings')),
    pictures: ({ ownerId }) => records.imageStore.images(ownerId),
    'a picture': ({ ownerId }) => records.imageStore.image(ownerId, idOf<ImageId>('images')),
    examples: ({ ownerId }) => records.trainExamples.page(ownerId, { pageSize: 20, pageToken: '1' }),
    aliases: ({ ownerId, projectId }) => records.aliases.list(ownerId, projectId),
    'saved views': ({ ownerId, projectId }) => records.savedViews.list(ownerId, projectId),
    'a saved view': ({ ownerId, projectId }) => records.savedViews.find(ownerId, projectId, 'v' as SavedViewId),
    'API tokens': ({ ownerId }) => records.apiTokens.list(ownerId),
    'an API token by its digest': () => records.apiTokens.find('digest'),
    imports: ({ ownerId }) => records.importJobs.list(ownerId),
    'an import that is kept': ({ ownerId }) => records.importJobs.remove(ownerId, 'i' as ImportId),
    jobs: ({ ownerId }) => records.jobStore.jobs(ownerId),
    'jobs that are due': () => records.jobStore.dueJobs(1),
    'when the next job is due': () => records.jobStore.nextJobAt(),
    'a job that is begun': () => records.jobStore.leaseJob({ now: 1, until: 2 }),
    'a plan': ({ ownerId }) => records.paymentStore.subscriptions(ownerId),
    'who a customer is': () => records.paymentStore.holder('customer'),
    'an event of the provider': () => records.paymentStore.isEventTaken('event'),
  };

  test.each(Object.entries(HOT))('%s: no table and no index is gone through', async (_, work) => {
    const { statements, whole } = await watchPlans(() => work(scope));
    expect(statements).toBeGreaterThan(0);
    expect(whole).toEqual([]);
  });

  test('this test sees a table or an index that is gone through', async () => {
    const { whole } = await watchPlans(() =>
      database.read(async (session) => {
        await session.everybody('SELECT data FROM saved_view', {});
        await session.everybody('SELECT uid FROM notification ORDER BY owner, uid', {});
      }),
    );
    expect(whole.map((part) => part.split(':')[0])).toEqual(['Seq Scan saved_view', 'Index Only Scan notification']);
  });
});
