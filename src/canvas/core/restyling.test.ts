import cytoscape from 'cytoscape';
import { expect, test } from 'vitest';

import { GraphModel } from '../../graph/GraphModel';
import { LabelColours } from '../style/palette';
import { IconPictures } from '../style/IconPictures';
import { StyleBook } from '../style/StyleBook';
import { stylesheet } from '../style/stylesheet';
import { nodeElement, relationshipElement } from './elementData';
import { redrawLooks } from './restyling';

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
  const book = new StyleBook(new LabelColours()).reading(model);
  const looks = { book, icons: new IconPictures(() => undefined), mode: 'light' as const };
  const cy = cytoscape({ headless: true, styleEnabled: true, style: stylesheet(THEME, 'near') });
  cy.add(nodes.map((node) => nodeElement(node, { x: 0, y: 0 }, looks)));
  cy.add(relationships.map((one) => relationshipElement(one, looks)));
  return { cy, model, book, looks };
}

const red = { kind: 'label', name: 'Stop', version: 1, style: { colour: 'red', shape: 'star' } } as const;

test('a changed style gives new data to the elements that it is about and to no others', () => {
  const { cy, model, book, looks } = drawn();
  const given: string[] = [];
  cy.on('data', ({ target }) => void given.push(target.id()));
  redrawLooks(cy, model, looks);
  expect(given).toEqual([]);
  redrawLooks(cy, model, { ...looks, book: book.choosing([red]) });
  expect(new Set(given)).toEqual(new Set(nodes.map(({ id }) => id)));
  expect(cy.nodes().every((node) => node.data('shape') === 'star')).toBe(true);
});
