import { createInterface } from 'node:readline';

import { type OwnerId } from '../../../server/contract/ids.js';
import { openTestStore } from '../engineUnderTest.js';
import { Person } from './contract/Person.js';

/**
 * Another process that shares a data folder: each line `create <name>`, `patch <count>` or `undo` is one change, answered by a
 * line with the number of changes that this process was told of so far.
 */
const [dataDir = '', ownerId = ''] = process.argv.slice(2);
const { store, close } = await openTestStore({ dataDir, readers: 0, isShared: true });
const person = new Person(store, { ownerId: ownerId as OwnerId });
const heads: number[] = [];
store.onChange((_, { head }) => heads.push(head));

for await (const line of createInterface({ input: process.stdin })) {
  const [what, value = ''] = line.split(' ');
  if (what === 'create') await person.node(['Other'], { name: value });
  if (what === 'patch') {
    const operations = Array.from({ length: Number(value) }, () => ({ op: 'createNode' as const, labels: ['Many'] }));
    await person.patch(operations);
  }
  if (what === 'undo') await person.undo();
  process.stdout.write(`${heads.join(',')}\n`);
}
await close();
