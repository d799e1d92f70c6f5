import { type Core } from 'cytoscape';

import { isStill, MOTION_MS } from './atRest';

/** A picture that nothing takes the place of is not looked at for longer. */
const LONGEST_HELD_MS = 1500;

/** The canvases of an element, the lowest first. */
const canvasesOf = (container: HTMLElement): HTMLCanvasElement[] =>
  [...container.children].flatMap((child) => {
    if (child instanceof HTMLCanvasElement) return child.hidden ? [] : [child];
    const layers = [...child.querySelectorAll('canvas')].map((canvas) => ({
      canvas,
      level: Number(canvas.style.zIndex),
    }));
    return layers.sort((one, other) => one.level - other.level).map(({ canvas }) => canvas);
  });

/** A picture of all that an element shows now; undefined where nothing can be drawn. */
function pictureOf(container: HTMLElement, background: string): HTMLCanvasElement | undefined {
  const picture = document.createElement('canvas');
  const { left, top, width, height } = container.getBoundingClientRect();
  const ratio = window.devicePixelRatio;
  Object.assign(picture, { width: Math.round(width * ratio), height: Math.round(height * ratio) });
  const context = picture.getContext('2d', { alpha: false });
  if (context === null || picture.width === 0 || picture.height === 0) return undefined;
  context.scale(ratio, ratio);
  context.fillStyle = background;
  context.fillRect(0, 0, width, height);
  for (const canvas of canvasesOf(container)) {
    const at = canvas.getBoundingClientRect();
    if (canvas.width > 0 && canvas.height > 0)
      context.drawImage(canvas, at.left - left, at.top - top, at.width, at.height);
  }
  Object.assign(picture.style, {
    ...{ position: 'absolute', left: '0', top: '0', width: `${width}px`, height: `${height}px` },
    pointerEvents: 'none',
  });
  return picture;
}

/**
 * Lets a canvas as it was fade into the canvas as it is. What goes fades out and what comes fades in, whoever draws it, for the price of one
 * picture: no element changes its style for it.
 */
export class CrossFade {
  #before: HTMLCanvasElement | undefined;
  #held: ReturnType<typeof setTimeout> | undefined;
  #isBeginning = false;

  constructor(
    private readonly cy: Core,
    private readonly background: () => string,
  ) {
    // A view that moves shows at once what is there: the picture does not lie over it any longer. One that is fitted to what comes is part of it.
    cy.on('viewport', () => this.#isBeginning || this.#end());
    cy.one('destroy', () => this.#end());
  }

  /** Keeps in sight what is seen now, until it is released. */
  begin(): void {
    const container = this.cy.container();
    this.#end();
    if (container === null || isStill()) return;
    this.#before = pictureOf(container, this.background());
    if (this.#before === undefined) return;
    this.#isBeginning = true;
    queueMicrotask(() => (this.#isBeginning = false));
    this.#before.dataset['testid'] = 'fading';
    container.append(this.#before);
    this.#held = setTimeout(() => this.release(), LONGEST_HELD_MS);
  }

  /** What is there now has been drawn: what was seen before fades away. */
  release(): void {
    const before = this.#before;
    if (before === undefined || before.getAnimations().length > 0) return;
    const fading = before.animate([{ opacity: 1 }, { opacity: 0 }], { duration: MOTION_MS, easing: 'ease-in-out' });
    fading.onfinish = () => before.remove();
  }

  #end(): void {
    clearTimeout(this.#held);
    this.#before?.remove();
    this.#before = undefined;
  }
}
