import { expect, test } from 'vitest';

import { toldOf } from './harness/toldOf.js';
import { World } from './unseen/World.js';

const world = new World();
world.add('Mill', 'name', { 'Lower Mill': { wheels: 2 }, Tollgate: {} });
world.add('Person', 'name', { Ana: {}, Bob: {}, Cid: {} });
world.join('WORKS_AT', 'Ana > Lower_Mill, Bob > Lower_Mill, Bob > Lower_Mill');
world.join('ownedBy', 'Lower_Mill > Cid, Tollgate > Cid');

test('what is around a node is told in sentences: each direction by itself, each neighbour once, types in words', async () => {
  expect(await toldOf(world, 'Tell me about Lower Mill', 'en')).toBe(
    '**Lower Mill** (Mill): wheels: 2. Lower Mill is owned by Cid. Works at Lower Mill: Ana and Bob.',
  );
  expect(await toldOf(world, 'Povestește-mi despre Tollgate', 'ro')).toBe(
    '**Tollgate** (Mill). Tollgate owned by Cid.',
  );
});

test('the steps of a way have their types in words', async () => {
  expect(await toldOf(world, 'How is Ana connected to Cid?', 'en')).toContain(
    'Ana works at Lower Mill; Lower Mill is owned by Cid',
  );
});
