import { expect, test } from 'vitest';

import { type GraphNode } from '../../../../domain/elements/elements';
import { LabelColours } from '../../../canvas/style/palette';
import { type GraphOverview } from '../../../graph/elements';
import { bookOf, pictureOf } from './pictureOf';

const LABELS = Array.from({ length: 8 }, (_, number) => `Label ${number}`);

const node = (label: string, x: number): GraphNode => ({
  ...{ id: label, labels: [label], version: 1, degree: 0, createdAt: '', updatedAt: '' },
  properties: {},
  propertyKinds: {},
  position: { x, y: x % 7 },
});

/** A project of eight labels, of which the nodes of some are drawn. */
const overview = (drawn: readonly string[]) =>
  ({
    labels: LABELS.map((label) => ({ label, total: 1 })),
    nodes: drawn.map((label, at) => node(label, at * 50)),
    relationships: [],
  }) as unknown as GraphOverview; // totals are not looked at

test.each([LABELS.slice(5), LABELS.slice(2, 4), [...LABELS].reverse()])(
  'nodes have the colour of the canvas of their project, whichever of its labels are drawn beside them',
  (...drawn) => {
    const canvas = new LabelColours();
    canvas.learn(LABELS);
    const some = overview(drawn);
    const { dots } = pictureOf(some, bookOf(some, []), 'dark');
    expect(dots.map(({ colour }) => colour)).toEqual(drawn.map((label) => canvas.colour(label)));
  },
);
