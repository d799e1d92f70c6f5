import cytoscape, { type Core } from 'cytoscape';
import { expect, test, vi } from 'vitest';

import { GraphModel } from '../../graph/GraphModel';
import { LabelColours } from '../style/palette';
import { IconPictures } from '../style/IconPictures';
import { StyleBook } from '../style/StyleBook';
import { stylesheet } from '../style/stylesheet';
import { nodeElement, relationshipElement } from './elementData';
import { Restyling } from './restyling';

const stamps = { propertyKinds: {}, version: 1, createdAt: '', updatedAt: '' };
const nodes = Array.from({ length: 60 }, (_, at) => ({
  ...{ id: `n${at}`, labels: ['Stop'], properties: { name: `S${at}` }, degree: 2 },
  ...stamps,
}));
const relationships = nodes.map(({ id }, at) => ({
  ...{ id: `r${at}`, type: 'NEXT', properties: {}, startNodeId: id, endNodeId: `n${(at + 1) % 60}` },
  ...stamps,
}));
const THEME = {
  ...({ mode: 'light', background: '#fff', text: '#000', faintText: '#333' } as const),
  ...{ edge: '#888', accent: '#00f', fontFamily: 'sans-serif' },
};

function drawn() {
  const model = new GraphModel();
  model.replace({ nodes, relationships, nodesTotal: 60, relationshipsTotal: 60, labels: [], types: [] });
  const book = new StyleBook(new LabelColours());
  book.read(model);
  const looks = { book, icons: new IconPictures(() => undefined), mode: 'light' as const };
  const cy = cytoscape({ headless: true, styleEnabled: true, style: stylesheet(THEME, 'near') });
  cy.add(nodes.map((node) => nodeElement(node, { x: 0, y: 0 }, looks)));
  cy.add(relationships.map((one) => relationshipElement(one, looks)));
  return { cy, book, looks, restyling: new Restyling(cy, model) };
}

/** Elements whose style is left to the next frame. */
const waiting = (cy: Core) =>
  cy.elements().filter((one) => (one as unknown as { _private: { styleDirty: boolean } })._private.styleDirty).length;

const red = { kind: 'label', name: 'Stop', version: 1, style: { colour: 'red', shape: 'star' } } as const;

test('a style is computed where it is changed, so that the frame that shows it has nothing left to compute', async () => {
  const { cy, book, looks, restyling } = drawn();
  cy.elements().forEach((element) => void element.visible());
  book.setChosen([red]);
  await restyling.soon(() => looks);
  expect(waiting(cy)).toBe(0);
  expect(cy.nodes().every((node) => node.data('shape') === 'star')).toBe(true);
});

test('all of it is shown once when it is done, also when another took its place', async () => {
  const { cy, book, looks, restyling } = drawn();
  const draw = vi.spyOn(cy, 'forceRender');
  // Few elements take a slice: on a quick machine the first would be done before the other takes its place.
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 20));
  book.setChosen([red]);
  const [first, second] = [restyling.soon(() => looks), restyling.soon(() => looks)];
  await Promise.all([first, second]);
  clock.mockRestore();
  expect(draw).toHaveBeenCalledTimes(1);
  expect((cy as Core & { notifications(): boolean }).notifications()).toBe(true);
});
