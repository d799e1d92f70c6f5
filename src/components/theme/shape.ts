import { useSyncExternalStore } from 'react';

import { choicesIn, type Look } from '../../../domain/look/look';
import { readStored, writeStored } from '../../app/storage';
import { tellChoice } from '../../settings/lookChoices';

/** How much room things take and whether they move, kept in this browser; public/theme.js reads the same keys. */
type Shape = Pick<Look, 'density' | 'motion'>;

const DEFAULTS: Shape = { density: 'comfortable', motion: 'system' };
const listeners = new Set<() => void>();
// Absent where pages are only imitated (jsdom).
const systemIsStill = window.matchMedia?.('(prefers-reduced-motion: reduce)') as MediaQueryList | undefined;

const stored = (): Shape => ({
  ...DEFAULTS,
  ...choicesIn({ density: readStored('density'), motion: readStored('motion') }),
});

let shape = stored();

/** Draws the page so; style sheets and the canvas read it from the root element. */
function draw(next: Shape): void {
  shape = next;
  const { dataset } = document.documentElement;
  dataset['density'] = shape.density;
  dataset['motion'] = shape.motion === 'reduced' || systemIsStill?.matches ? 'reduced' : 'full';
  listeners.forEach((listener) => listener());
}

draw(shape);
systemIsStill?.addEventListener('change', () => draw(shape));
window.addEventListener('storage', ({ key }) => {
  if (key === null || key in DEFAULTS) draw(stored());
});

/** The density and motion of this page. */
export const shapeNow = (): Shape => shape;

/** Takes over what the settings of who is signed in hold. */
export function takeShape(change: Partial<Shape>): void {
  for (const [key, value] of Object.entries(change)) writeStored(key, value);
  draw({ ...shape, ...change });
}

/** Takes a choice that was made here, and tells of it, so that the settings follow. */
export function chooseShape(change: Partial<Shape>): void {
  takeShape(change);
  tellChoice(change);
}

/** The density and motion of this page, as they change. */
export const useShape = (): Shape =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, shapeNow);
