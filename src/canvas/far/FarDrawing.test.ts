// @vitest-environment jsdom
import { theme } from 'antd';
import cytoscape from 'cytoscape';
import { afterEach, expect, test, vi } from 'vitest';

import { type GraphNode, NO_CHANGE } from '../../../domain/elements/elements';
import { GraphModel } from '../../graph/GraphModel';
import { Positions } from '../core/Positions';
import { MapLayer } from '../map/MapLayer';
import { canvasStoreOn } from '../store/canvasStore';
import { LabelColours } from '../style/palette';
import { StyleBook } from '../style/StyleBook';
import { canvasTheme } from '../style/theme';
import { FarDrawing } from './FarDrawing';
import { type FarRenderer, type FarView } from './scene';

afterEach(() => void vi.restoreAllMocks());

const VIEW: FarView = { zoom: 1, panX: 0, panY: 0, width: 10, height: 10, ratio: 1, overscan: 0 };

/** Draws small pictures at once, and that of the canvas never. */
const renderer: FarRenderer = {
  put: () => undefined,
  draw: async (_, kind) =>
    kind === 'small' ? { bitmap: {} as ImageBitmap, captions: [] } : new Promise<never>(() => undefined),
  end: () => undefined,
};

/** The drawing of so many nodes, each beside the one before. */
function drawingOf(count: number, by = renderer) {
  const stored = { properties: {}, propertyKinds: {}, version: 1, createdAt: '', updatedAt: '' };
  const model = new GraphModel();
  model.replace({
    nodes: Array.from({ length: count }, (_, at): GraphNode => ({ ...stored, id: `n${at}`, labels: ['A'], degree: 1 })),
    relationships: [],
    ...{ nodesTotal: count, relationshipsTotal: 0, labels: [], types: [] },
  });
  const store = canvasStoreOn(model.store, {
    theme: canvasTheme('light', theme.getDesignToken()),
    book: new StyleBook(new LabelColours()),
    areLooksKnown: true,
  });
  const map = new MapLayer();
  const cy = cytoscape({ headless: true });
  return {
    model,
    drawing: new FarDrawing(cy, by, model, new Positions(model, map), store, map, () => undefined),
  };
}

test('a node that takes the place of a removed one while all are looked at is looked at too', async () => {
  // Each look at the clock is a millisecond after the one before: all of it takes several turns.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1));
  const { model, drawing } = drawingOf(3000);
  drawing.reset();
  expect(drawing.pointOf('n1')?.radius).toBeGreaterThan(0);
  expect(drawing.pointOf('n2999')?.radius).toBe(0);
  const delta = { ...NO_CHANGE, deletedNodeIds: ['n0'] };
  model.apply(delta);
  drawing.apply(delta);
  await drawing.aside(VIEW, 'small');
  expect(drawing.source.arrays.ids[0]).toBe('n2999');
  expect(drawing.pointOf('n2999')?.radius).toBeGreaterThan(0);
});

test('the captions of the picture that is seen are known by their nodes', async () => {
  const bitmap = { width: 1, height: 1 } as ImageBitmap;
  const written = { lines: ['Named'], fontSize: 12, at: 'below' } as const;
  const captions = [{ id: '2', x: 0, y: 0, size: 20, written }];
  const { drawing } = drawingOf(3, { ...renderer, draw: async () => ({ bitmap, captions }) });
  expect(drawing.captions).toEqual([]);
  drawing.reset();
  await vi.waitFor(() => expect(drawing.captions).toEqual([{ ...captions[0], id: 'n2' }]));
});
