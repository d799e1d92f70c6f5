import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { type ImportId, type OwnerId } from '../../../../server/contract/ids.js';
import { type ImportJob } from '../../../../server/contract/imports.js';
import { fileNameOf } from '../../../../server/people/personFile/PersonFile.js';
import { openTestStore } from '../../engineUnderTest.js';
import { type OpenStore } from '../../../../server/platform/store/StorePorts.js';
import { PERSON_MIGRATIONS } from '../../../../server/people/personFile/schema.js';
import { type RecordStores } from '../../../../server/people/records/RecordStores.js';
import { APP_MIGRATIONS } from '../../../../server/people/records/sqlite/schema.js';
import { connect } from '../../../../server/platform/storage/driver.js';
import { newNodeId, Person } from '../contract/Person.js';

/** Whose the snapshots are. */
export const SNAPSHOT_OWNER = 'snapshot-owner' as OwnerId;

/** The import that the product's file of the snapshots tells of. */
export const SNAPSHOT_IMPORT = '01ARZ3NDEKTSV4RRFFQ69G5FAV' as ImportId;

async function writeGraph(person: Person): Promise<void> {
  const [a, b] = [
    await person.node(['City'], { name: 'Iași' }),
    await person.node(['City', 'Old'], { name: 'Brasov' }),
  ];
  await person.relationship('ROAD', a, b, { since: '2001-01-01' });
  await person.set(b, { name: 'Brașov' });
  await person.node(['City'], { name: 'Cluj' });
  const imported = { id: newNodeId(), labels: ['File'], properties: { name: 'imported' }, propertyKinds: {} };
  await person.import([{ nodes: [imported], relationships: [] }]);
}

async function writeRecords({ accounts, settingsStore, sessionEnds, importJobs }: RecordStores): Promise<void> {
  await accounts.upsert(SNAPSHOT_OWNER, { email: 'ana@example.org', emailVerified: true, displayName: 'Ana Ș.' });
  await accounts.update(SNAPSHOT_OWNER, 1, { organisation: 'Harta' });
  await settingsStore.update(SNAPSHOT_OWNER, { theme: 'dark', language: 'ro' });
  await sessionEnds.end(SNAPSHOT_OWNER, 1000);
  const job: Pick<ImportJob, 'id' | 'state'> = { id: SNAPSHOT_IMPORT, state: 'done' };
  await importJobs.put(SNAPSHOT_OWNER, SNAPSHOT_IMPORT, job as ImportJob);
}

/** Names of the second project, and of one that is deleted, each with something of every kind that belongs to a project. */
export const SNAPSHOT_PROJECTS = ['Whales', 'Gone'] as const;

async function writeProject({ store, chats, documents, imageStore, recordingStore }: OpenStore, name: string) {
  const { id: projectId } = await store.createProject(SNAPSHOT_OWNER, name);
  const scope = { ownerId: SNAPSHOT_OWNER, projectId };
  await new Person(store, scope).node(['Animal'], { name: `Narval ${name}` });
  const answerUid = newNodeId() as never;
  const turn = { projectId, conversationId: newNodeId() as never, uid: newNodeId() as never, answerUid };
  await chats.begin(SNAPSHOT_OWNER, { ...turn, text: `Unde e ${name}?`, language: 'ro' });
  await chats.changeAnswer(SNAPSHOT_OWNER, answerUid, { text: 'În mare.', status: 'done' });
  const document = {
    title: `Text ${name}`,
    kind: 'typed',
    language: 'ro',
    text: `Despre ${name}`,
    places: [],
  } as const;
  await documents.addDocument(scope, { ...document, id: newNodeId() as never });
  const image = { name: `Picture ${name}`, type: 'png', width: 1, height: 1, bytes: 5, projectId } as const;
  await imageStore.addImage(SNAPSHOT_OWNER, { ...image, id: newNodeId() as never });
  const recording = { name: `${name}.wav`, type: 'wav', bytes: 7, fingerprint: 'f', mostBytes: 1e6 } as const;
  await recordingStore.addRecording(scope, { ...recording, id: newNodeId() as never });
  return scope;
}

/** What belongs to projects beside the default one; the last of them is deleted. */
async function writeProjects(opened: OpenStore): Promise<void> {
  await writeProject(opened, SNAPSHOT_PROJECTS[0]);
  const gone = await writeProject(opened, SNAPSHOT_PROJECTS[1]);
  await opened.store.setProjectState(gone, { state: 'deleted', erasedAt: '2100-01-01T00:00:00.000Z' });
}

/** A snapshot is never written anew: it must be what the code of its time wrote. */
function keep(file: string, name: string): void {
  const target = fileURLToPath(new URL(`./${name}.db`, import.meta.url));
  if (existsSync(target)) return;
  const whole = connect(file);
  whole.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  whole.close();
  copyFileSync(file, target);
}

/**
 * Writes `person-v<n>.db` (some nodes, a relationship, an update, an import, projects with records) and `app-v<n>.db` (an account, settings, a
 * job) with the present schemas. Run it by hand once, before a schema changes: `npx tsx tests/server/store/snapshots/write.ts`.
 */
async function writeSnapshots(): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'harta-snapshot-'));
  const opened = await openTestStore({ dataDir, readers: 0 });
  await writeGraph(new Person(opened.store, { ownerId: SNAPSHOT_OWNER }));
  await writeRecords(opened);
  await writeProjects(opened);
  await opened.close();
  keep(path.join(dataDir, 'people', fileNameOf(SNAPSHOT_OWNER)), `person-v${PERSON_MIGRATIONS.length}`);
  keep(path.join(dataDir, 'app.db'), `app-v${APP_MIGRATIONS.length}`);
  rmSync(dataDir, { recursive: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeSnapshots();
