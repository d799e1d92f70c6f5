import cytoscape, { type NodeSingular } from 'cytoscape';
import { expect, test } from 'vitest';

import { captionReach, NO_INSETS } from './insets';
import { Sight } from './Sight';

const SIZE = { width: 360, height: 600 };
/** A panel over the lower half. */
const COVERED = { top: 0, right: 0, bottom: 300, left: 0 };

function sightOf(...places: readonly (readonly [x: number, y: number])[]) {
  const cy = cytoscape({
    headless: true,
    styleEnabled: true,
    layout: { name: 'preset' },
    style: [{ selector: 'node', style: { width: 40, height: 40 } }],
    elements: places.map(([x, y], at) => ({ data: { id: `n${at}` }, position: { x, y } })),
  });
  cy.width = () => SIZE.width;
  cy.height = () => SIZE.height;
  const sight = new Sight(() => cy);
  sight.keepClearOf(() => COVERED);
  return { sight, cy, yOf: (id: string) => cy.getElementById(id).renderedPosition().y };
}

test('all that is selected is brought beside the panel that opens over it', () => {
  const { sight, yOf } = sightOf([100, 380], [200, 250], [300, 20]);
  sight.hold(['n0', 'n1']);
  sight.keep();
  expect(yOf('n0')).toBeLessThan(SIZE.height - COVERED.bottom);
  expect(yOf('n1')).toBeGreaterThan(0);
});

test('what has not quite room beside the panel is seen from somewhat further off', () => {
  const { sight, yOf } = sightOf([100, 20], [200, 320]);
  sight.hold(['n0', 'n1']);
  sight.keep();
  const seen = [yOf('n0'), yOf('n1')];
  expect(Math.min(...seen)).toBeGreaterThan(0);
  expect(Math.max(...seen)).toBeLessThan(SIZE.height - COVERED.bottom);
  sight.keep();
  expect([yOf('n0'), yOf('n1')]).toEqual(seen);
});

test('where there is no room for all of it, or there is too much of it, what was selected last is', () => {
  const { sight, yOf } = sightOf([100, -900], [200, 500], [300, 20]);
  sight.hold(['n0', 'n1']);
  sight.keep();
  expect(yOf('n1')).toBeLessThan(SIZE.height - COVERED.bottom);
  expect(yOf('n1')).toBeGreaterThan(0);

  const many = sightOf(...Array.from({ length: 101 }, (_, at) => [100, at === 100 ? 550 : 10] as const));
  many.sight.hold(Array.from({ length: 101 }, (_, at) => `n${at}`));
  many.sight.keep();
  expect(many.yOf('n100')).toBeLessThan(SIZE.height - COVERED.bottom);
});

test('all that is drawn is seen from as far off as it takes, for no place is lost by that', () => {
  const { sight, yOf } = sightOf([100, -900], [200, 500]);
  sight.hold(['n0', 'n1']);
  sight.keep();
  expect(yOf('n0')).toBeGreaterThan(0);
  expect(yOf('n1')).toBeLessThan(SIZE.height - COVERED.bottom);
});

test('a fitted graph leaves room for captions before what lies beside it', () => {
  const { sight, cy } = sightOf([0, 0], [2000, 900]);
  cy.width = () => 1200;
  sight.keepClearOf(() => ({ top: 60, right: 244, bottom: 0, left: 0 }));
  sight.fit(undefined, false);
  const [first, last] = ['n0', 'n1'].map((id) => cy.getElementById(id).renderedPosition());
  // So far the captions of landmarks go beyond the middles of the outermost nodes.
  expect(last?.x).toBeLessThanOrEqual(1200 - 244 - captionReach(1200));
  expect(first?.x).toBeGreaterThanOrEqual(captionReach(1200));
});

test('what was seen whole is seen whole in a narrower window, unless the view was moved meanwhile', () => {
  const whole = { x1: 0, y1: 0, w: 2000, h: 900 };
  const isSeen = (cy: ReturnType<typeof sightOf>['cy']) =>
    cy.nodes().every((node) => {
      const { x, y } = (node as unknown as NodeSingular).renderedPosition();
      return x >= 0 && y >= 0 && x <= cy.width() && y <= cy.height();
    });
  const narrowed = (act: (sight: Sight) => void) => {
    const { sight, cy } = sightOf([0, 0], [2000, 900]);
    sight.follow(cy);
    cy.width = () => 1440;
    sight.fit(whole, false);
    expect(isSeen(cy)).toBe(true);
    act(sight);
    cy.width = () => 360;
    cy.emit('resize');
    const narrow = cy.zoom();
    cy.width = () => 1440;
    cy.emit('resize');
    return { narrow, wide: cy.zoom(), cy };
  };
  const untouched = narrowed((sight) => sight.hold([]));
  expect(isSeen(untouched.cy)).toBe(true);
  expect(untouched.wide).toBeGreaterThan(untouched.narrow * 1.5);
  const zoomed = narrowed((sight) => sight.zoom(3));
  expect(zoomed.wide).toBe(zoomed.narrow);
});

test('what was seen whole goes beside what comes to lie over the canvas, unless the view was moved meanwhile', () => {
  const covered = (act: (sight: Sight) => void) => {
    const { sight, cy } = sightOf([0, 0], [2000, 90]);
    cy.width = () => 1440;
    let right = 0;
    sight.keepClearOf(() => ({ top: 0, right, bottom: 0, left: 0 }));
    sight.fit({ x1: 0, y1: 0, w: 2000, h: 90 }, false);
    act(sight);
    right = 244;
    sight.keep();
    return cy.getElementById('n1').renderedPosition()?.x ?? 0;
  };
  expect(covered(() => undefined)).toBeLessThan(1440 - 244);
  expect(covered((sight) => sight.pan({ x: 1, y: 0 }))).toBeGreaterThan(1440 - 244);
});

test('what comes to lie over the captions of the lowest nodes makes the view smaller, as if it had been there before', () => {
  const { sight, cy, yOf } = sightOf([0, 0], [0, 500]);
  sight.keepClearOf(() => NO_INSETS);
  const all = { x1: -20, y1: -20, w: 40, h: 540 };
  sight.fit(all, false);
  const before = yOf('n1');
  // Up to the rim of the lowest node, whose caption is below it.
  const bottom = SIZE.height - before - 20 * cy.zoom();
  sight.keepClearOf(() => ({ ...NO_INSETS, bottom }));
  sight.keep();
  expect(yOf('n1')).toBeLessThan(before - 20);
  const kept = yOf('n1');
  sight.keep();
  expect(yOf('n1')).toBe(kept);
});
