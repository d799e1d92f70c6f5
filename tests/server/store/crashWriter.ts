import { writeSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import { type GraphNode } from '../../../server/contract/elements.js';
import { type OwnerId } from '../../../server/contract/ids.js';
import { openTestStore } from '../engineUnderTest.js';
import { Person } from './contract/Person.js';

/**
 * Writes without end and says each acknowledged write on a line of its own, so that the parent, which kills it, knows what
 * must still be there: `node <id>`, `patch <id of each of five nodes>`, `going <id>` before a delete and `gone <id>` after it.
 */
const [dataDir = '', ownerId = '', worker = ''] = process.argv.slice(2);
const say = (line: string) => writeSync(1, `${line}\n`);

async function writeOn(person: Person): Promise<never> {
  let before: GraphNode | undefined;
  for (let round = 0; ; round += 1) {
    const node = await person.node(['Single'], { round, name: `single ${round}` });
    say(`node ${node.id}`);
    const operations = Array.from({ length: 5 }, (_, part) => ({
      op: 'createNode' as const,
      labels: ['Patched'],
      properties: { round, part },
    }));
    const receipt = await person.patch(operations);
    say(`patch ${receipt.nodes.map(({ id }) => id).join(' ')}`);
    await person.relationship('NEXT', node, receipt.nodes[0]!);
    if (round % 3 === 2 && before !== undefined) {
      say(`going ${before.id}`);
      await person.remove(before);
      say(`gone ${before.id}`);
    }
    before = await person.store.node(person.scope, node.id);
  }
}

const { store } = await openTestStore({ dataDir, readers: 1, workerUrl: pathToFileURL(worker) });
say('ready');
await writeOn(new Person(store, { ownerId: ownerId as OwnerId }));
