// @vitest-environment jsdom
import { theme } from 'antd';
import cytoscape from 'cytoscape';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { type GraphNode, NO_CHANGE } from '../../../domain/elements/elements';
import { GraphModel } from '../../graph/GraphModel';
import { Positions } from '../core/Positions';
import { NOTHING_HIDDEN } from '../core/visibility';
import { emptyArrays } from '../map/GraphArrays';
import { MapLayer } from '../map/MapLayer';
import { patched } from '../map/patch';
import { canvasStoreOn } from '../store/canvasStore';
import { LabelColours } from '../style/palette';
import { StyleBook } from '../style/StyleBook';
import { canvasTheme } from '../style/theme';
import { FarDrawing } from './FarDrawing';
import { type FarPart, type FarPicture, type FarRenderer, type FarView } from './scene';

afterEach(() => void vi.restoreAllMocks());

const VIEW: FarView = { zoom: 1, panX: 0, panY: 0, width: 10, height: 10, ratio: 1, overscan: 0 };

const told: FarPart[] = [];
/** Draws small pictures at once, and that of the canvas never. */
const renderer: FarRenderer = {
  put: (part) => void told.push(part),
  draw: async (_, kind) =>
    kind === 'small' ? { bitmap: {} as ImageBitmap, captions: [] } : new Promise<never>(() => undefined),
  end: () => undefined,
};

/** The drawing of so many nodes, each beside the one before. */
function drawingOf(count: number, by = renderer, onShown: (areCaptionsOther: boolean) => void = () => undefined) {
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
  const positions = new Positions(model, map);
  const cy = cytoscape({ headless: true });
  const drawing = new FarDrawing(cy, by, model, positions, store, map, onShown);
  /** What the renderer is told before it draws. */
  const tells = async () => {
    told.length = 0;
    await drawing.aside(VIEW, 'small');
    return told.map(({ type }) => type);
  };
  return { model, store, map, positions, drawing, tells };
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

/** A map of so many nodes in a row, of which the canvas holds the first. */
async function mapped(count: number, held: number) {
  const drawn = drawingOf(held);
  const nodes = Array.from({ length: count }, (_, at) => ({
    id: `n${at}`,
    label: 'A',
    degree: 1,
    place: { x: at, y: 0 },
  }));
  const relationships = nodes.slice(1).map(({ id }, at) => ({ id: `r${at}`, from: id, to: `n${at}`, type: 'T' }));
  drawn.map.show(patched(emptyArrays(), { nodes, relationships }));
  drawn.positions.takeStored(false);
  drawn.drawing.reset();
  await drawn.tells();
  return drawn;
}

test('of places that a layout gives to all of a map nothing but these is handed on', async () => {
  const { positions, drawing, tells, map } = await mapped(50, 5);
  const ids = [...map.arrays!.ids];
  drawing.move(positions.moveAll(ids, new Float64Array(100).fill(7)));
  expect(await tells()).toEqual(['places']);
  expect(['n0', 'n49'].map((id) => drawing.pointOf(id)?.x)).toEqual([7, 7]);
});

test('what is brought from the map onto the canvas changes nothing that is drawn from afar, unless it looks otherwise there', async () => {
  const { model, positions, drawing, tells } = await mapped(50, 5);
  const stored = { properties: {}, propertyKinds: {}, version: 1, createdAt: '', updatedAt: '' };
  const brought = { ...NO_CHANGE, nodes: [{ ...stored, id: 'n9', labels: ['A'], degree: 1 }] };
  drawing.apply({ ...NO_CHANGE, nodes: [model.node('n0')!] });
  expect(drawing.layer.isCurrent).toBe(true);
  expect(await tells()).toEqual([]);
  model.show(brought);
  positions.takeNew();
  drawing.apply(brought);
  expect(drawing.layer.isCurrent).toBe(false);
  expect(await tells()).toEqual(['captions']);
});

test('what comes while something is hidden is hidden as well, and all is seen again afterwards', async () => {
  const { store, model, drawing, tells } = await mapped(50, 5);
  store.setState({ hidden: { ...NOTHING_HIDDEN, labels: new Set(['A']) } });
  drawing.seenChanged();
  const stored = { properties: {}, propertyKinds: {}, version: 1, createdAt: '', updatedAt: '' };
  const made = { ...NO_CHANGE, nodes: [{ ...stored, id: 'new', labels: ['A'], degree: 0 }] };
  model.apply(made);
  drawing.apply(made);
  expect(['n3', 'n40', 'new'].map((id) => drawing.pointOf(id))).toEqual([undefined, undefined, undefined]);
  store.setState({ hidden: NOTHING_HIDDEN });
  drawing.seenChanged();
  expect(['n3', 'n40', 'new'].every((id) => drawing.pointOf(id) !== undefined)).toBe(true);
  expect(await tells()).toContain('nodes');
});

describe('the captions of the picture that is seen', () => {
  const bitmap = { width: 1, height: 1 } as ImageBitmap;
  const written = { lines: ['Named'], fontSize: 12, at: 'below' } as const;
  const captions = [0, 2].map((at) => ({ id: String(at), x: at, y: 0, size: 20, written }));
  const named = ({ drawing }: ReturnType<typeof drawingOf>) => drawing.captions.map(({ id }) => id);

  test('are known by their nodes, also when these go while it is drawn and the last have their indexes', async () => {
    const asked: ((picture: FarPicture) => void)[] = [];
    const draw = () => new Promise<FarPicture>((resolve) => void asked.push(resolve));
    const drawn = drawingOf(3, { ...renderer, draw });
    expect(named(drawn)).toEqual([]);
    drawn.drawing.reset();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    for (const id of ['n0', 'n2']) {
      const delta = { ...NO_CHANGE, deletedNodeIds: [id] };
      drawn.model.apply(delta);
      drawn.drawing.apply(delta);
    }
    expect(drawn.drawing.source.arrays.ids).toEqual(['n1']);
    asked[0]!({ bitmap, captions });
    await vi.waitFor(() => expect(named(drawn)).toEqual(['n0', 'n2']));
  });
  test('are said to be others once, and again by a drawing that follows another of the same graph', async () => {
    for (const when of ['at first', 'after it has ended']) {
      const shown: boolean[] = [];
      const by = { ...renderer, draw: async () => ({ bitmap, captions }) };
      const { drawing } = drawingOf(3, by, (areOther) => void shown.push(areOther));
      drawing.reset();
      await vi.waitFor(() => expect(drawing.layer.isCurrent && shown.length > 0).toBe(true));
      drawing.layer.changed();
      await vi.waitFor(() => expect(shown.length).toBeGreaterThan(1));
      expect(
        shown.filter((areOther) => areOther),
        when,
      ).toHaveLength(1);
      drawing.end();
    }
  });
});
