import { type ElementRef, type Point } from '../elements/elements.js';

/** What is selected: in the order in which it was chosen, each once. The last is the one that a panel shows. */
export type Selected = readonly ElementRef[];

export const NOTHING_SELECTED: Selected = [];

/** What choosing elements does with those that are selected already. */
export type Choosing = 'only' | 'also' | 'without';

const without = (selected: Selected, ids: ReadonlySet<string>): Selected => {
  const kept = selected.filter(({ id }) => !ids.has(id));
  return kept.length === selected.length ? selected : kept;
};

const idSet = (refs: Selected): ReadonlySet<string> => new Set(refs.map(({ id }) => id));

/** The ids of all nodes, or of all relationships, among these elements. */
export const idsOf = (refs: Selected, kind: ElementRef['kind']): string[] =>
  refs.flatMap((ref) => (ref.kind === kind ? [ref.id] : []));

/** The selection once these elements are chosen. */
export function chosen(selected: Selected, refs: Selected, how: Choosing): Selected {
  if (how === 'without') return without(selected, idSet(refs));
  const once = [...new Map(refs.map((ref) => [ref.id, ref])).values()];
  return how === 'only' ? once : [...without(selected, idSet(once)), ...once];
}

/** The selection with one element put in, or taken out where it is in. */
export const toggledIn = (selected: Selected, ref: ElementRef): Selected =>
  chosen(selected, [ref], selected.some(({ id }) => id === ref.id) ? 'without' : 'also');

/** The selection without elements that are gone. */
export const remaining = (selected: Selected, gone: readonly string[]): Selected => without(selected, new Set(gone));

/** Whether the line from one corner to the next passes to the right of a place at its height. */
function passesRight({ x, y }: Point, a: Point, b: Point): boolean {
  if (a.y > y === b.y > y) return false;
  return x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x);
}

/** Whether a place lies inside a closed line, however that crosses itself: the rule of odd and even. */
export function isInside(place: Point, line: readonly Point[]): boolean {
  let inside = false;
  line.forEach((corner, index) => {
    const before = line.at(index - 1);
    if (before !== undefined && passesRight(place, before, corner)) inside = !inside;
  });
  return inside;
}
