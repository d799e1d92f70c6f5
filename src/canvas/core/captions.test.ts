import cytoscape from 'cytoscape';
import { describe, expect, test } from 'vitest';

import { meet } from '../../../domain/coordinates/rectangle';
import { innerLines } from './innerLines';
import { Captions, type Backdrop } from './Captions';
import { areaOf, type Body, bodyOf } from './captionWays';

describe('a caption in a node', () => {
  test('has two lines at most, cut between words', () => {
    expect(innerLines('România')).toBe('România');
    expect(innerLines('Gara de Nord')).toBe('Gara de\nNord');
    expect(innerLines('one two three')).toBe('one two\nthree');
  });
  test('is beside it when it does not fit', () => {
    expect(innerLines('Constantinople')).toBeUndefined();
    expect(innerLines('The quick brown fox jumps')).toBeUndefined();
    expect(innerLines('')).toBeUndefined();
  });
});

test('captions are in the nodes that are large on the screen, and beside them again when they are not', () => {
  const data = { caption: 'Cluj', size: 40, fontSize: 14, shape: 'ellipse' };
  const cy = cytoscape({
    headless: true,
    styleEnabled: true,
    elements: [
      { data: { id: 'near', ...data }, position: { x: 0, y: 0 } },
      { data: { id: 'pictured', ...data, picture: 'blob:x' }, position: { x: 0, y: 0 } },
    ],
  });
  const inner = new Captions(cy, () => 0.9);
  const marked = () => cy.nodes('.inner').map((node) => node.id());
  cy.zoom(3);
  cy.extent = () => ({ x1: -10, y1: -10, x2: 10, y2: 10, w: 20, h: 20 });
  inner.refresh();
  expect(marked()).toEqual(['near']);
  expect(cy.getElementById('near').data('written')).toBe('Cluj');
  cy.zoom(0.5);
  inner.refresh();
  expect(marked()).toEqual([]);
});

describe('captions', () => {
  const seen = { x1: -100, y1: -100, x2: 100, y2: 100, w: 200, h: 200 };
  const graph = (beneath?: () => Backdrop, isFaded?: () => boolean) => {
    const data = { caption: 'A caption that is too long for a node', size: 30, shape: 'ellipse' };
    const cy = cytoscape({
      headless: true,
      styleEnabled: true,
      layout: { name: 'preset' },
      elements: [
        { data: { id: 'small', ...data, fontSize: 12 }, position: { x: 0, y: 0 } },
        { data: { id: 'hub', ...data, fontSize: 28 }, position: { x: 20, y: 60 } },
        { data: { id: 'beyond', ...data, fontSize: 28 }, position: { x: 500, y: 0 } },
        { data: { id: 'far', ...data, fontSize: 28 }, position: { x: 500, y: 500 } },
        { data: { id: 'through', source: 'small', target: 'beyond', caption: 'reaches' } },
        { data: { id: 'away', source: 'beyond', target: 'far', caption: 'reaches' } },
      ],
    });
    cy.extent = () => seen;
    const captions = new Captions(cy, () => 0.9, beneath, isFaded);
    const at = (zoom: number, name: string) => {
      cy.zoom(zoom);
      captions.moved();
      return cy.elements(`.${name}`).map((element) => element.id());
    };
    return { cy, captions, at };
  };

  test('are those of nodes in sight whose letters can be read', () => {
    const { at } = graph();
    expect(at(1.5, 'captioned')).toEqual(['small', 'hub']);
    expect(at(1.7, 'captioned')).toEqual(['small', 'hub']);
  });
  test('are from afar those of all landmarks, as large as can be read', () => {
    const { cy, at } = graph();
    expect(at(0.2, 'captioned')).toEqual(['small', 'hub', 'beyond', 'far']);
    expect(Math.min(...cy.nodes().map((node) => node.data('writtenSize') * 0.2))).toBeGreaterThan(9);
  });
  test('are those of relationships that come through what is seen, from the zoom on that is given', () => {
    const { at } = graph();
    expect(at(0.8, 'typed')).toEqual([]);
    expect(at(0.9, 'typed')).toEqual(['through']);
  });
  test('are not those of nodes that are named beneath, and lie on nothing there', () => {
    const far = { id: 'hub', x: 20, y: 60, size: 30, written: { lines: ['Hub'], fontSize: 28, at: 'below' as const } };
    const wall = { id: 'wall', x: 0, y: 0, size: 400 };
    const named = (bodies: readonly Body[]) => {
      const { cy, captions } = graph(() => ({ captions: [far], bodiesWithin: () => bodies }));
      cy.zoom(1.5);
      captions.refresh();
      return cy.nodes('.captioned').map((node) => node.id());
    };
    expect(named([])).toEqual(['small']);
    expect(named([wall])).toEqual([]);
  });
  test('lie on no number of lines beneath, which takes no caption from a node', () => {
    const written = { lines: ['128'], fontSize: 20, at: 'inside' as const };
    const number = { id: 'number', x: 500, y: 560, size: 60, written };
    const areOnIt = (there: Backdrop['captions']) => {
      const { captions, at } = graph(() => ({ captions: there, bodiesWithin: () => [] }));
      expect(at(0.2, 'captioned')).toEqual(['small', 'hub', 'beyond', 'far']);
      const areas = captions.settled.flatMap((one) => (one.written && areaOf(one, one.written)) ?? []);
      return areas.some((area) => meet(area, bodyOf(number)));
    };
    expect([areOnIt([]), areOnIt([number])]).toEqual([true, false]);
  });
  test('lie on nothing beneath that has come in sight with a small move from afar', () => {
    const wall = { id: 'wall', x: 500, y: 500, size: 600 };
    const { cy, at } = graph(() => ({ captions: [], bodiesWithin: ({ x1 }) => (x1 < 0 ? [] : [wall]) }));
    expect(at(0.2, 'captioned')).toEqual(['small', 'hub', 'beyond', 'far']);
    cy.extent = () => ({ x1: 400, y1: 400, x2: 600, y2: 600, w: 200, h: 200 });
    expect(at(0.2, 'captioned')).toEqual(['small', 'hub', 'beyond']);
  });
  test('lie on dots beneath as long as these are faded', () => {
    const size = 50;
    const dots = Array.from({ length: 81 }, (_, at) => ({
      ...{ id: `d${at}`, size, x: 300 + size * (at % 9), y: 300 + size * Math.floor(at / 9) },
    }));
    let isFaded = false;
    const backdrop: Backdrop = { captions: [], bodiesWithin: (_, narrowest) => (size < narrowest ? [] : dots) };
    const { at } = graph(
      () => backdrop,
      () => isFaded,
    );
    for (const faded of [false, true, false]) {
      isFaded = faded;
      expect(at(0.2, 'captioned').includes('far')).toBe(faded);
    }
  });
  test('cost nothing while the view moves a little, and are given to what was drawn anew', () => {
    const { cy, captions, at } = graph();
    at(1.5, 'captioned');
    cy.getElementById('hub').removeClass('captioned');
    expect(at(1.5, 'captioned')).toEqual(['small']);
    captions.refresh();
    expect(at(1.5, 'captioned')).toEqual(['small', 'hub']);
  });
});
