// @vitest-environment jsdom
import cytoscape, { type Core } from 'cytoscape';
import { beforeEach, describe, expect, test } from 'vitest';

import { pressWithoutDrawing } from './pressing';

/** What was asked to be drawn since the last look. */
const asked: string[] = [];
const seen = () => asked.splice(0);

/** A core whose renderer notes what it is asked for, and answers to a press as Cytoscape's own does. */
function pressable(): { cy: Core; container: HTMLElement } {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const cy = cytoscape({ headless: true, elements: [{ data: { id: 'a' } }, { data: { id: 'b' } }] });
  const renderer = {
    redrawHint: (group: string, isWanted: boolean) => void (isWanted && asked.push(group)),
    notify: (_event: string) => renderer.redrawHint('eles', true),
    redraw: () => undefined,
  };
  Object.assign(cy, { renderer: () => renderer, container: () => container, notify: undefined });
  const press = (name: 'activate' | 'unactivate') => {
    const node = cy.getElementById('a') as unknown as Record<'activate' | 'unactivate', () => unknown>;
    node[name]();
    renderer.notify('style', ...([cy.getElementById('a')] as unknown as []));
    renderer.redrawHint('eles', true);
    renderer.redrawHint('drag', true);
  };
  container.addEventListener('mousedown', () => press('activate'));
  window.addEventListener('mouseup', () => press('unactivate'), { once: true });
  pressWithoutDrawing(cy);
  return { cy, container };
}
const down = (container: HTMLElement) => container.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
const up = () => window.dispatchEvent(new MouseEvent('mouseup'));
const rendererOf = (cy: Core) =>
  (
    cy as unknown as {
      renderer(): { notify(event: string, of?: unknown): void; redrawHint(group: string, is: boolean): void };
    }
  ).renderer();

beforeEach(() => void seen());

describe('a press', () => {
  test('and its end draw the graph no anew, only the layer for what is dragged', () => {
    const { container } = pressable();
    down(container);
    up();
    expect(seen()).toEqual(['drag', 'drag']);
  });
  test('that becomes a drag has the graph drawn without what is dragged, and with it at its end', () => {
    const { cy, container } = pressable();
    down(container);
    seen();
    rendererOf(cy).redrawHint('eles', true);
    expect(seen()).toEqual(['eles']);
    up();
    expect(seen()).toContain('eles');
  });
  test('of which an element is measured anew draws nothing for that either', () => {
    const { cy, container } = pressable();
    down(container);
    rendererOf(cy).notify('bounds', cy.getElementById('a'));
    up();
    expect(seen()).toEqual(['drag', 'drag']);
  });
  test('takes nothing from what else is to be drawn meanwhile', () => {
    const { cy, container } = pressable();
    container.addEventListener('mousedown', () => rendererOf(cy).notify('viewport'));
    window.addEventListener('mouseup', () => rendererOf(cy).notify('style', cy.getElementById('b')), { once: true });
    down(container);
    expect(seen()).toContain('eles');
    rendererOf(cy).notify('style', cy.getElementById('a'));
    expect(seen()).toEqual(['eles']);
    up();
    expect(seen()).toContain('eles');
  });
});
