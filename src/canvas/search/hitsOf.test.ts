import { expect, test } from 'vitest';

import { type GraphNode } from '../../../domain/elements/elements';
import { LabelColours } from '../style/palette';
import { StyleBook } from '../style/StyleBook';
import { hitsOf } from './hitsOf';

const stop: GraphNode = {
  ...{ id: 'a', labels: ['Place', 'Stop'], properties: { name: '1131523', station_name: 'Gara de Nord' }, degree: 1 },
  ...{ propertyKinds: {}, version: 1, createdAt: '', updatedAt: '' },
};
const found = { nodes: [stop], relationships: [], more: false };

test('what was found is called as on the canvas, and stands under the label whose look it wears', () => {
  const book = new StyleBook(new LabelColours());
  expect(hitsOf(found, book)[0]).toMatchObject({ caption: '1131523', label: 'Place' });
  book.setChosen([{ kind: 'label', name: 'Stop', version: 1, style: { caption: '{station_name}' } }]);
  expect(hitsOf(found, book)[0]).toMatchObject({ caption: 'Gara de Nord', label: 'Stop' });
  expect(book.nameOf(undefined)).toBe('');
});
