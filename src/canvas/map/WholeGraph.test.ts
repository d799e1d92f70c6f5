import { expect, test } from 'vitest';

import { NO_LABEL } from '../../../domain/map/MapSlice';
import { GraphModel } from '../../graph/GraphModel';
import { emphasised, MOST_BESIDE, NO_EMPHASIS } from '../core/emphasised';
import { filled } from './fill';
import { emptyArrays } from './GraphArrays';
import { nodesBeside } from './adjacency';
import { MapLayer } from './MapLayer';
import { patched } from './patch';
import { WholeGraph } from './WholeGraph';

const stored = { properties: {}, propertyKinds: {}, version: 1, createdAt: '', updatedAt: '' };

/** The map of a hub with so many around it; the canvas holds the hub, the first of them and what joins both. */
function hub(leaves: number) {
  const ids = ['hub', ...Array.from({ length: leaves }, (_, at) => `n${at}`)];
  const zeros = ids.map(() => 0);
  const map = new MapLayer();
  map.show(
    filled(emptyArrays(), {
      labels: [],
      types: ['T'],
      nodes: { ids, x: zeros, y: zeros, label: ids.map(() => NO_LABEL), degree: zeros, captions: ids },
      relationships: {
        ids: ids.slice(1).map((id) => `hub-${id}`),
        from: zeros.slice(1),
        to: ids.slice(1).map((_, at) => at + 1),
        type: zeros.slice(1),
      },
    }),
  );
  const model = new GraphModel();
  model.replace({
    nodes: ['hub', 'n0'].map((id) => ({ ...stored, id, labels: [], degree: 1 })),
    relationships: [{ ...stored, id: 'hub-n0', type: 'T', startNodeId: 'hub', endNodeId: 'n0' }],
    ...{ nodesTotal: leaves + 1, relationshipsTotal: leaves, labels: [], types: [] },
  });
  return { map, whole: new WholeGraph(model, map) };
}
const selected = [{ kind: 'node', id: 'hub' }] as const;

test('a selected node stands out with the neighbours that the map alone knows, each once', () => {
  const { map, whole } = hub(3);
  const seen = emphasised(whole, { ...NO_EMPHASIS, selected });
  expect(seen.fades).toBe(true);
  expect([...seen.nodes].sort()).toEqual(['hub', 'n0', 'n1', 'n2']);
  expect(seen.relationships.map(({ id }) => id)).toEqual(['hub-n0', 'hub-n1', 'hub-n2']);
  expect(nodesBeside(map.arrays!, ['hub'])).toEqual(['n0', 'n1', 'n2']);
  expect(nodesBeside(map.arrays!, ['n2', 'unknown'])).toEqual(['hub']);
});

test('of a hub whose neighbours are too many none is veiled as a stranger', () => {
  expect(emphasised(hub(MOST_BESIDE).whole, { ...NO_EMPHASIS, selected }).fades).toBe(true);
  expect(emphasised(hub(MOST_BESIDE + 1).whole, { ...NO_EMPHASIS, selected }).fades).toBe(false);
});

test('what the map alone knows is named when it is pointed at', () => {
  const seen = emphasised(hub(3).whole, { ...NO_EMPHASIS, hovered: 'n2' });
  expect([seen.captions, seen.rings]).toEqual([['n2'], [{ id: 'n2', kind: 'hovered' }]]);
});

test('who reads the arrays hears of each change of them, and who follows the map only of another map', () => {
  const { map } = hub(1);
  let [read, followed] = [0, 0];
  map.read(() => (read += 1));
  map.follow(() => (followed += 1));
  map.keep({ ...map.arrays! });
  expect([read, followed]).toEqual([1, 0]);
  map.redrawBy(() => undefined);
  expect([read, followed, map.redraw === undefined]).toEqual([2, 0, false]);
  map.drawSmallBy(() => Promise.resolve(undefined));
  expect([read, followed]).toEqual([3, 0]);
  map.clear();
  expect([read, followed]).toEqual([4, 1]);
});

test('what stands beside what follows each change, and is looked through once where nothing is joined otherwise', () => {
  const leaf = (id: string) => ({ id, label: undefined, caption: id, degree: 1 });
  const { map } = hub(3);
  const before = map.arrays!;
  const named = patched(before, { nodes: [leaf('n0'), leaf('lone')] });
  expect([named.joins === before.joins, nodesBeside(named, ['hub']), nodesBeside(named, ['lone'])]).toEqual([
    true,
    ['n0', 'n1', 'n2'],
    [],
  ]);
  const joined = patched(named, { relationships: [{ id: 'new', from: 'lone', to: 'n0', type: 'T' }] });
  expect(nodesBeside(joined, ['lone'])).toEqual(['n0']);
  const hung = patched(joined, { relationships: [{ id: 'new', from: 'lone', to: 'n1', type: 'T' }] });
  expect([nodesBeside(hung, ['lone']), nodesBeside(hung, ['n0'])]).toEqual([['n1'], ['hub']]);
  expect(nodesBeside(patched(hung, { removedRelationships: ['new'] }), ['lone'])).toEqual([]);
});
