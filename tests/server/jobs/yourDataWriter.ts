import { writeSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import { createReadStream } from 'node:fs';

import { type OwnerId } from '../../../server/contract/ids.js';
import { openTestStore } from '../engineUnderTest.js';
import { killsItselfAmong } from '../effects/killsItself.js';
import { openOn } from './yourDataParts.js';

/**
 * Asks for one thing about all of a person and does it, and is killed meanwhile: between two steps of its own choice, or by its parent at
 * any other moment. What is asked for stands before the owner: `archive:<owner>`, `restore:<owner>:<file>` or `account:<owner>`.
 */
const [dataDir = '', wish = '', worker = ''] = process.argv.slice(2);
const [what = '', ownerId = '', file = ''] = wish.split('|');
const owner = ownerId as OwnerId;
const stored = await openTestStore({ dataDir, readers: 1, workerUrl: pathToFileURL(worker) });
const { step, stepping } = killsItselfAmong(45);
// What draws pictures is not bundled with it.
const asItIs = async (_owner: OwnerId, bytes: Buffer) => ({ type: 'png' as const, width: 1, height: 1, bytes });
const { yourData } = await openOn(dataDir, stored, stepping, asItIs);

writeSync(1, 'ready\n');
if (what === 'archive') await yourData.makeArchive(owner);
if (what === 'restore') {
  const sent = { name: 'a.zip', stream: createReadStream(file) };
  await yourData.restore(owner, (async function* () { yield sent; })() as never); // prettier-ignore
}
if (what === 'account' || what === 'data') await yourData.deletions.begin({ ownerId: owner, email: null }, what, owner);
writeSync(1, 'asked\n');
// Long after it has ended; the parent, or a step, kills it.
setInterval(() => {
  writeSync(1, 'waiting\n');
  step();
}, 20);
