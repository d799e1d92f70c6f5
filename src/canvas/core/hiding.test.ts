// @vitest-environment jsdom
import cytoscape, { type Core } from 'cytoscape';
import { expect, test } from 'vitest';

import { GraphModel } from '../../graph/GraphModel';
import { LabelColours } from '../style/palette';
import { StyleBook } from '../style/StyleBook';
import { canvasStoreOn } from '../store/canvasStore';
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
    canvasStoreOn(model.store, { theme: THEME, book: new StyleBook(new LabelColours()), areLooksKnown: true }),
  );
  drawing.reset(hidden);
  model.subscribe((event) => event.type === 'delta' && drawing.apply(event.delta));
  const seen = () => cy.elements().not('.hidden').length;
  return { model, cy, drawing, seen };
}

/** Whether exactly these elements are in sight. */
const areSeen = (cy: Core, isSeen: (id: string) => boolean) =>
  cy
    .elements()
    .toArray()
    .every((one) => one.hasClass('hidden') !== isSeen(one.id()));

test('what is shown again is in sight at once, and a picture of it has all of it', () => {
  const { drawing, seen } = drawn(ONLY_STOPS);
  expect(seen()).toBe(30);
  drawing.setHidden(NOTHING_HIDDEN);
  expect(seen()).toBe(120);
});

test('a node is known to be out of sight as soon as it is hidden', () => {
  const { cy, drawing } = drawn(NOTHING_HIDDEN);
  expect(cy.nodes(':visible').length).toBe(60);
  drawing.setHidden(ONLY_STOPS);
  expect(cy.nodes(':visible').length).toBe(30);
});

test('hiding something else leaves exactly that out of sight', () => {
  const { cy, drawing } = drawn(ONLY_STOPS);
  const odd = new Set(places.filter((at) => at % 2 === 1).map((at) => `n${at}`));
  drawing.setHidden({ ...NOTHING_HIDDEN, ids: odd });
  expect(areSeen(cy, (id) => !odd.has(id))).toBe(true);
});

test('an element that is deleted and restored, or that changes its label, is hidden as its labels say', () => {
  const { cy, model, drawing } = drawn(NOTHING_HIDDEN);
  drawing.setHidden(ONLY_STOPS);
  const nothing = { nodes: [], relationships: [], deletedNodeIds: [], deletedRelationshipIds: [] };
  model.apply({ ...nothing, deletedNodeIds: ['n58', 'n59'], deletedRelationshipIds: ['r57', 'r58', 'r59'] });
  expect(cy.getElementById('n58').empty()).toBe(true);
  // Undone: as it was, and another one with a label that is in sight.
  model.apply({ ...nothing, nodes: [node(58), { ...node(59), labels: ['Stop'] }], relationships: [relationship(58)] });
  model.apply({ ...nothing, nodes: [{ ...node(56), labels: ['Line'] }] });
  const isSeen = (id: string) => id === 'n59' || (id.startsWith('n') && id !== 'n56' && Number(id.slice(1)) % 2 === 0);
  expect(areSeen(cy, isSeen)).toBe(true);
});

test('what is hidden is hidden from the first picture on', () => {
  const { drawing, seen } = drawn(NOTHING_HIDDEN);
  drawing.reset(ONLY_STOPS);
  expect(seen()).toBe(30);
});
