import { ulid } from 'ulid';

import {
  type ImportId,
  type JobId,
  type OwnerId,
  type ProjectId,
  type RecordingId,
} from '../../server/contract/ids.js';
import { Accounts } from '../../server/people/identity/local/store/Accounts.js';
import { openIdentityDatabase } from '../../server/people/identity/local/store/openIdentityDatabase.js';
import { draftOf } from '../../server/people/notifications/draftOf.js';
import { SandboxStore } from '../../server/people/payments/sandbox/store/SandboxStore.js';
import { sqliteSandbox } from '../../server/people/payments/sandbox/store/sqliteSandbox.js';
import { openStore } from '../../server/platform/store/openStore.js';
import { type OpenStore } from '../../server/platform/store/StorePorts.js';
import { unitsOver } from '../../server/platform/storage/unitsOver.js';
import { startTestServer } from '../server/api/startTestServer.js';
import { twoPeople } from '../server/api/twoPeople.js';
import { toolkit } from '../server/identity/toolkit.js';
import { runHarta } from '../server/realtime/processes.js';
import { restoreAll, sampleArchive } from '../server/records/contract/archives.js';
import { freePort } from '../freePort.js';
import { Visitor } from './Visitor.js';

const HAND = { source: 'hand' } as const;
const LATER = 86_400_000;

/** Who has an account of the local sign-in, and works with the product as it is built. */
export const SIGNED_UP = 'dora@example.org';

/** Whose records the stores are given. */
export const EVE = 'eve' as OwnerId;
const FINN = 'finn' as OwnerId;

async function workOf(dora: Visitor, origin: string): Promise<void> {
  await dora.asks('POST', '/neo4j/load-sample-graph', { language: 'en' });
  await dora.says('What is the capital of France?');
  const written = await dora.uploads(['Eva,Dan,KNOWS', 'Dan,Lia,KNOWS']);
  await dora.until<{ state: string }>(`/neo4j/imports/${written}`, ({ state }) => state === 'checked');
  await dora.asks('POST', `/neo4j/imports/${written}/commit`, {});
  await dora.until<{ state: string }>(`/neo4j/imports/${written}`, ({ state }) => state === 'done');
  const waiting = await dora.uploads(['Eva,Ion,KNOWS']);
  await dora.until<{ state: string }>(`/neo4j/imports/${waiting}`, ({ state }) => state === 'checked');
  const { id } = await dora.asks<{ id: string }>('POST', '/neo4j/create-node', {
    ...{ labels: ['Țară', 'Țară veche'], properties: { name: 'Moldova', area: 1e21, ratio: 0.1, tags: ['ș', 'ț'] } },
  });
  await dora.asks('POST', '/neo4j/update-node', {
    ...{ nodeId: id, version: 1, setProperties: { name: 'Țara Moldovei' } },
  });
  await dora.asks('POST', '/neo4j/positions', { positions: [{ nodeId: id, x: 1.5, y: -2 }] });
  await dora.asks('PUT', '/neo4j/style', { kind: 'label', name: 'Țară', version: 0, style: { colour: '#336699' } });
  await dora.asks('POST', '/neo4j/undo', {});
  await dora.asks('PUT', '/neo4j/style', { kind: 'type', name: 'KNOWS', version: 0, style: { colour: 'red' } });
  for (const requestType of ['VERIFY_EMAIL', 'PASSWORD_RESET'])
    await toolkit(origin, 'sendOobCode', { requestType, email: SIGNED_UP, idToken: dora.token });
}

async function projectsOf(dora: Visitor): Promise<void> {
  const made = async (name: string) => (await dora.asks<{ id: string }>('POST', '/neo4j/projects', { name })).id;
  const [archived, deleted] = [await made('Archived'), await made('Deleted')];
  await dora.asks('POST', '/neo4j/create-node', { projectId: deleted, labels: ['Whale'], properties: {} });
  await dora.asks('POST', `/neo4j/projects/${archived}/archive`);
  await dora.asks('DELETE', `/neo4j/projects/${deleted}`, { confirmation: 'Deleted' });
}

/** What somebody does who signs up on the product as it is built. */
async function byTheProduct(dataDir: string): Promise<void> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const harta = await runHarta({ HARTA_DATA_DIR: dataDir, PORT: String(port) });
  try {
    const dora = await Visitor.signedUp('dora', () => [origin]);
    await workOf(dora, origin);
    await projectsOf(dora);
  } finally {
    await harta.end();
  }
  const db = openIdentityDatabase(dataDir);
  const identity = { providerId: 'google.com', isTrial: true, subject: '1', email: SIGNED_UP } as const;
  const uid = db.get<{ uid: string }>('SELECT uid FROM account WHERE email = :email', { email: SIGNED_UP })?.uid ?? '';
  await unitsOver(db).write(new Accounts().link(uid, { ...identity, displayName: null, photoUrl: null }));
  db.close();
}

/** What is bought, asked for and told, by the services of a server in this process. */
async function byTheServices(dataDir: string): Promise<void> {
  const server = await startTestServer({ keep: dataDir });
  await twoPeople(server);
  await server.close();
  const sandbox = sqliteSandbox(dataDir);
  await sandbox.db.write(new SandboxStore().expectDelivery('evt_1'));
  await sandbox.close();
}

/** An import that was being written when its process ended. */
async function openImport({ store }: OpenStore, ownerId: OwnerId): Promise<void> {
  const projectId = await store.ensureDefaultProject(ownerId);
  const scope = { ownerId, projectId };
  const known = await store.createNode(scope, { labels: ['A'], properties: { name: 'x' } }, HAND);
  const importId = ulid() as ImportId;
  const node = { id: ulid() as typeof known.id, labels: ['B'], properties: { a: 1 }, propertyKinds: {} };
  await store.beginImport(scope, importId);
  await store.appendImport(scope, importId, {
    nodes: [node],
    relationships: [
      {
        id: ulid() as never,
        type: 'OF',
        startNodeId: known.id,
        endNodeId: node.id,
        properties: {},
        propertyKinds: {},
      },
    ],
    styles: [{ kind: 'label', name: 'B', style: { colour: '#123456' } }],
    updates: [
      {
        ...{ of: 'node', op: 'update', id: known.id },
        from: { properties: { name: { value: 'x' } } },
        to: { properties: { name: { value: 'y' } } },
      },
    ],
  });
}

async function recordsOf(stored: OpenStore, ownerId: OwnerId): Promise<void> {
  const projectId = await stored.store.ensureDefaultProject(ownerId);
  const scope = { ownerId, projectId };
  await stored.accounts.upsert(ownerId, { email: null, emailVerified: false });
  await restoreAll(stored.personRecords, scope, sampleArchive(scope, 5));
  await stored.store.applyPatch(scope, [{ op: 'createNode', labels: ['A'] }], HAND, [
    { key: 'test', kind: 'notification', data: { said: 'Iași' } },
  ]);
  await stored.aliases.put(ownerId, projectId, { words: 'nave', kind: 'label', name: 'Ship' });
  await stored.sessionEnds.end(ownerId, 1_700_000_000);
  await partOfRecording(stored, ownerId, projectId);
}

async function partOfRecording({ recordingStore }: OpenStore, ownerId: OwnerId, projectId: ProjectId): Promise<void> {
  const scope = { ownerId, projectId };
  const id = ulid() as RecordingId;
  const file = { name: 'a.wav', type: 'wav', bytes: 10, fingerprint: 'a'.repeat(64), mostBytes: 1e6 } as const;
  await recordingStore.addRecording(scope, { id, ...file, language: 'en' });
  await recordingStore.noteReceived(scope, id, { received: 10, whole: { seconds: 1.25 } });
  await recordingStore.beginTranscription(scope, { id, attempt: 1 });
  await recordingStore.keepPart(ownerId, { id, attempt: 1 }, 0, { from: 0, to: 0.5, segments: [] });
}

/** Jobs that wait, that a process held, and that are to begin later; a notification on its way; and somebody who is gone. */
async function workLeft(stored: OpenStore, ownerId: OwnerId): Promise<void> {
  const { jobStore, importJobs, erasure, importMappings } = stored;
  const now = Date.now();
  for (const [key, startsAt] of [
    ['held', now - 2],
    ['due', now - 1],
    ['later', now + LATER],
  ] as const)
    await jobStore.askForJob(ownerId, { kind: 'test', key, payload: { key }, startsAt, now });
  await jobStore.leaseJob({ now, until: now + LATER });
  await stored.devices.record(ownerId, { id: ulid() as never, name: 'one' }, newsOf());
  await stored.devices.record(ownerId, { id: ulid() as never, name: 'other' }, newsOf());
  await importMappings.put(ownerId, { shape: 'a,b', mapping: { tables: [] } } as never);
  await importJobs.put(ownerId, ulid(), { id: ulid(), state: 'failed' } as never);
  const gone = 'gone' as OwnerId;
  await stored.accounts.upsert(gone, { email: null, emailVerified: false });
  await stored.sessionEnds.end(gone, Math.floor(now / 1000));
  await erasure.eraseOwner(gone, 'account', ulid() as JobId);
}

const newsOf = () => draftOf({ kind: 'newDevice', device: 'Firefox' });

async function byTheStores(dataDir: string): Promise<void> {
  const stored = await openStore({ dataDir, readers: 0 });
  try {
    await openImport(stored, EVE);
    await recordsOf(stored, EVE);
    await recordsOf(stored, FINN);
    await workLeft(stored, EVE);
  } finally {
    await stored.close();
  }
}

/** Fills a data folder with every kind of record that an installation keeps. */
export async function fillInstallation(dataDir: string): Promise<void> {
  await byTheProduct(dataDir);
  await byTheServices(dataDir);
  await byTheStores(dataDir);
}
