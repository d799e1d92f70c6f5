import { type Page } from '@playwright/test';
import { type Core } from 'cytoscape';

declare global {
  interface Window {
    /** What draws the canvas of this page; undefined while there is none. */
    canvasCore: Core | undefined;
    onCanvasCore?: (core: Core) => void;
  }
}

/** Run in a page before its scripts: keeps the core that the page draws its canvas with. */
export const keepsCore = () => {
  window.onCanvasCore = (core) => {
    window.canvasCore = core;
    core.one('destroy', () => {
      if (window.canvasCore === core) window.canvasCore = undefined;
    });
  };
};

/** Where places of the graph are on the page; undefined while nothing draws it. */
export const onPage = (page: Page, places: readonly { readonly x: number; readonly y: number }[]) =>
  page.getByTestId('graph-canvas').evaluate((stage, wanted) => {
    const { canvasCore: cy } = window;
    if (cy === undefined) return undefined;
    const { left, top } = stage.getBoundingClientRect();
    const [zoom, pan] = [cy.zoom(), cy.pan()];
    return wanted.map(({ x, y }) => ({ x: left + x * zoom + pan.x, y: top + y * zoom + pan.y }));
  }, places);
