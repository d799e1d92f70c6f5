import cytoscape from 'cytoscape';
import { expect, test, vi } from 'vitest';

import { type GraphNode } from '../../../domain/elements/elements';
import { imageUrl } from '../../images/imageUrls';
import { pictureValue, wornPicture } from '../../../domain/elements/nodePicture';
import { wearPicture as wear } from './nodePictures';

vi.mock('../../images/imageUrls', () => ({ imageUrl: vi.fn() }));
const IMAGE = '01ARZ3NDEKTSV4RRFFQ69G5FAV';

const node = (picture?: string): GraphNode => ({
  ...{ id: 'n', labels: ['A'], propertyKinds: {}, version: 1, degree: 0, createdAt: '', updatedAt: '' },
  properties: picture === undefined ? {} : { picture },
});
const wearPicture = (cy: cytoscape.Core, { id, properties }: GraphNode) => wear(cy, id, wornPicture(properties));
const drawn = () => cytoscape({ headless: true, elements: [{ data: { id: 'n' } }] });

test('a node is drawn with the picture that its property names, once it has come', async () => {
  vi.mocked(imageUrl).mockResolvedValue('blob:there');
  const cy = drawn();
  wearPicture(cy, node(pictureValue(IMAGE)));
  await vi.waitFor(() => expect(cy.getElementById('n').data('picture')).toBe('blob:there'));
  expect(imageUrl).toHaveBeenCalledWith(IMAGE);
  wearPicture(cy, node());
  expect(cy.getElementById('n').data('picture')).toBeUndefined();
});

test.each([
  ['any other text', 'https://elsewhere.example/a.png'],
  ['an id that is none', 'image:../../x'],
])('%s is no picture, and is asked for nowhere', (_what, value) => {
  vi.mocked(imageUrl).mockClear();
  wearPicture(drawn(), node(value));
  expect(imageUrl).not.toHaveBeenCalled();
});

test('a picture that does not come, or comes when the node is gone, changes nothing', async () => {
  const cy = drawn();
  vi.mocked(imageUrl).mockResolvedValue(null);
  wearPicture(cy, node(pictureValue(IMAGE)));
  await Promise.resolve();
  expect(cy.getElementById('n').data('picture')).toBeUndefined();
  vi.mocked(imageUrl).mockResolvedValue('blob:late');
  wearPicture(cy, node(pictureValue(IMAGE)));
  cy.destroy();
  await Promise.resolve();
});
