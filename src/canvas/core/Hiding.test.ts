// @vitest-environment jsdom
import cytoscape, { type Core } from 'cytoscape';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { GraphModel } from '../../graph/GraphModel';
import { LabelColours } from '../style/palette';
import { StyleBook } from '../style/StyleBook';
import { NearGraph } from '../far/NearGraph';
import { Drawing } from './Drawing';
import { Positions } from './Positions';
import { type Hidden, NOTHING_HIDDEN } from './visibility';

const stamps = { propertyKinds: {}, version: 1, createdAt: '', updatedAt: '' };
const node = (at: number) => ({
  ...{ id: `n${at}`, labels: [at % 2 === 0 ? 'Stop' : 'Line'], properties: { name: `S${at}` }, degree: 2 },
  ...stamps,
});
const relationship = (at: number) => ({
  ...{ id: `r${at}`, type: 'NEXT', properties: {}, startNodeId: `n${at}`, endNodeId: `n${(at + 1) % 60}` },
  ...stamps,
});
const places = Array.from({ length: 60 }, (_, at) => at);
const THEME = {
  ...({ mode: 'light', background: '#fff', text: '#000', faintText: '#333' } as const),
  ...{ edge: '#888', accent: '#00f', fontFamily: 'sans-serif' },
};
const ONLY_STOPS: Hidden = { ...NOTHING_HIDDEN, labels: new Set(['Line']), types: new Set(['NEXT']) };

// Each look at the clock is later than a slice lasts: it is as few elements as there can be, on any machine.
let now = 0;
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => (now += 20)));
afterEach(() => void vi.restoreAllMocks());

function drawn(hidden: Hidden) {
  const model = new GraphModel();
  model.replace({
    ...{ nodes: places.map(node), relationships: places.map(relationship), labels: [], types: [] },
    ...{ nodesTotal: 60, relationshipsTotal: 60 },
  });
  const cy = cytoscape({ headless: true, styleEnabled: true });
  const drawing = new Drawing(
    cy,
    model,
    new NearGraph(model),
    new Positions(model),
    new StyleBook(new LabelColours()),
    THEME,
  );
  drawing.reset(hidden);
  model.subscribe((event) => event.type === 'delta' && drawing.apply(event.delta));
  const seen = () => cy.elements().not('.hidden').length;
  return { model, cy, drawing, seen };
}

/** All of it as it is to be, without looking at how it came about. */
const settled = (cy: Core, isSeen: (id: string) => boolean) =>
  expect
    .poll(() =>
      cy
        .elements()
        .toArray()
        .every((one) => one.hasClass('hidden') !== isSeen(one.id())),
    )
    .toBe(true);

test('what is to be seen again comes some at a time, all of it at last', async () => {
  const { cy, drawing, seen } = drawn(ONLY_STOPS);
  expect(seen()).toBe(30);
  drawing.setHidden(NOTHING_HIDDEN);
  expect(seen()).toBeGreaterThan(30);
  expect(seen()).toBeLessThan(120);
  await settled(cy, () => true);
});

test('hiding again before all has come back leaves exactly that out of sight', async () => {
  const { cy, drawing, seen } = drawn(ONLY_STOPS);
  drawing.setHidden(NOTHING_HIDDEN);
  expect(seen()).toBeLessThan(120);
  const odd = new Set(places.filter((at) => at % 2 === 1).map((at) => `n${at}`));
  drawing.setHidden({ ...NOTHING_HIDDEN, ids: odd });
  await settled(cy, (id) => !odd.has(id));
});

test('what is deleted, comes back and changes its label meanwhile is in sight as it is to be', async () => {
  const { cy, model, drawing, seen } = drawn(NOTHING_HIDDEN);
  drawing.setHidden(ONLY_STOPS);
  expect(seen()).toBeGreaterThan(30);
  const nothing = { nodes: [], relationships: [], deletedNodeIds: [], deletedRelationshipIds: [] };
  model.apply({ ...nothing, deletedNodeIds: ['n58', 'n59'], deletedRelationshipIds: ['r57', 'r58', 'r59'] });
  expect(cy.getElementById('n58').empty()).toBe(true);
  // Undone: as it was, and another one with a label that is in sight.
  model.apply({ ...nothing, nodes: [node(58), { ...node(59), labels: ['Stop'] }], relationships: [relationship(58)] });
  model.apply({ ...nothing, nodes: [{ ...node(56), labels: ['Line'] }] });
  await settled(cy, (id) => id === 'n59' || (id.startsWith('n') && id !== 'n56' && Number(id.slice(1)) % 2 === 0));
});

test('a picture that is asked for meanwhile shows all of it', () => {
  const { drawing, seen } = drawn(ONLY_STOPS);
  drawing.setHidden(NOTHING_HIDDEN);
  expect(seen()).toBeLessThan(120);
  drawing.settle();
  expect(seen()).toBe(120);
});

test('drawn anew, nothing is to be seen first that is out of sight', () => {
  const { drawing, seen } = drawn(NOTHING_HIDDEN);
  drawing.reset(ONLY_STOPS);
  expect(seen()).toBe(30);
});
