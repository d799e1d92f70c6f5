import { expect, test } from 'vitest';

import { type StoredNode } from '../../../../domain/changes/edit.js';
import { type MemoryProject } from '../MemoryProject.js';
import { shapeOf } from './shape.js';

const NODES = 60;

/** A project whose nodes wear so many labels in turn; tells how often the labels of one were looked at. */
function projectOf(labelCount: number) {
  let looks = 0;
  const nodes = Array.from({ length: NODES }, (_, seq) => ({
    id: String(seq).padStart(4, '0'),
    seq,
    properties: { [`p${seq % labelCount}`]: seq },
    propertyKinds: {},
    get labels() {
      looks += 1;
      return ['All', `L${seq % labelCount}`];
    },
  }));
  const project = {
    nodes: new Map(nodes.map((node) => [node.id, node as unknown as StoredNode])),
    relationships: new Map(),
  };
  return { project: project as unknown as MemoryProject, looks: () => looks };
}

test('what a graph is made of is found by one walk over its nodes, however many labels they wear', () => {
  const [few, many] = [projectOf(2), projectOf(30)];
  expect(shapeOf(few.project).labels).toHaveLength(3);
  const { labels } = shapeOf(many.project);
  expect(labels).toHaveLength(31);
  expect(labels.find(({ label }) => label === 'L7')).toEqual({
    label: 'L7',
    total: 2,
    properties: [{ name: 'p7', kind: 'number' }],
  });
  expect(labels.find(({ label }) => label === 'All')?.properties).toHaveLength(30);
  expect(many.looks()).toBe(few.looks());
});
