import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ulid } from 'ulid';
import { expect } from 'vitest';

import { type OwnerId, type ProjectId } from '../../../server/contract/ids.js';
import { eraseHidden } from '../../../server/graph/sqlite/eraseGraph.js';
import { fileNameOf, PersonFile } from '../../../server/people/personFile/PersonFile.js';
import { eraseProjectRecords } from '../../../server/people/personFile/projectRecords.js';
import { beginErasing, forgetErased } from '../../../server/people/personFile/projects/projectStates.js';
import { openTestStore } from '../engineUnderTest.js';
import { Person } from './contract/Person.js';
import { test } from '../withFiles.js';

const owner = 'ana' as OwnerId;
const TABLES = [
  ...['node', 'relationship', 'node_label', 'position', 'label_total', 'type_total', 'change', 'revision'],
  ...['conversation', 'chat_message', 'chat_citation', 'document', 'image', 'recording'],
];

/** A project with something of every kind, deleted. @returns its id and the bytes from before it */
async function deletedProject(dataDir: string) {
  const opened = await openTestStore({ dataDir, readers: 0 });
  await opened.store.ensureDefaultProject(owner);
  const { id: projectId } = await opened.store.createProject(owner, 'Second');
  const scope = { ownerId: owner, projectId };
  const person = new Person(opened.store, scope);
  const node = await person.node(['Place'], { name: 'Iași' });
  await person.relationship('NEAR', node, await person.node(['Place'], { name: 'Cluj' }));
  await opened.store.savePositions(scope, [{ nodeId: node.id, x: 1, y: 2 }]);
  await person.set(node, { name: 'Iașul' });
  const uid = ulid() as never;
  const turn = { projectId, conversationId: ulid() as never, uid: ulid() as never, answerUid: uid };
  await opened.chats.begin(owner, { ...turn, text: 'Unde?', language: 'ro' });
  const document = { id: ulid() as never, title: 'T', kind: 'text', language: 'ro', text: 'Iași', places: [] } as const;
  await opened.documents.addDocument(scope, document);
  const recording = { name: 'r.wav', type: 'wav', bytes: 7, fingerprint: 'f', mostBytes: 1e6 } as const;
  await opened.recordingStore.addRecording(scope, { ...recording, id: ulid() as never });
  const image = { name: 'i', type: 'png', width: 1, height: 1, bytes: 5 } as const;
  await opened.imageStore.addImage(owner, { ...image, id: ulid() as never, projectId });
  // What waits to be carried out counts until then.
  for (const { key } of await opened.store.waitingEffects(owner)) await opened.store.effectDone(owner, key);
  await opened.store.setProjectState(scope, { state: 'deleted', erasedAt: new Date().toISOString() });
  await opened.close();
  return projectId;
}

function* eraseAll(file: PersonFile, projectId: ProjectId): Generator<undefined, void> {
  beginErasing(file, projectId);
  yield* eraseHidden(file, projectId);
  yield* eraseProjectRecords(file, projectId);
}

const open = (dataDir: string) => new PersonFile(join(dataDir, 'people', fileNameOf(owner)), owner, true);

test('erasing that is cut off after any of its steps goes on and leaves nothing', async () => {
  let isWhole = false;
  for (let steps = 0; !isWhole; steps += 1) {
    const dataDir = mkdtempSync(join(tmpdir(), 'harta-cut-off-'));
    const projectId = await deletedProject(dataDir);
    const cut = open(dataDir);
    const erasing = eraseAll(cut, projectId);
    for (let step = 0; step <= steps && !isWhole; step += 1) isWhole = erasing.next().done === true;
    cut.close();

    const file = open(dataDir);
    const again = eraseAll(file, projectId);
    while (again.next().done !== true);
    forgetErased(file, projectId);
    const left = TABLES.filter(
      (table) => file.db.get(`SELECT 1 FROM ${table} WHERE owner = :owner`, { owner: file.owner }) !== undefined,
    );
    expect(left).toEqual([]);
    expect(file.db.all('SELECT id FROM graph WHERE owner = :owner', { owner: file.owner })).toHaveLength(1);
    // The default project has no name.
    expect(file.bytes.total()).toBe(0);
    file.close();
    rmSync(dataDir, { recursive: true });
    if (isWhole) expect(steps).toBeGreaterThan(5);
  }
});
