/** Nodes that were moved, from where to where: columns, because a layout moves a hundred thousand at once. */
export interface MovedNodes {
  readonly ids: readonly string[];
  /** Places by index, flat: x, y, x, y… */
  readonly from: Float64Array;
  readonly to: Float64Array;
}

/** Nodes that were moved in one go. */
export interface Move extends MovedNodes {
  readonly kind: 'move';
  readonly by: 'pointer' | 'keys' | 'layout';
  /** When it ended, in milliseconds of the page's clock. */
  readonly at: number;
}

/** Presses of keys within this time, in milliseconds, are one move. */
const ONE_MOVE_MS = 1000;

const sameNodes = (one: Move, other: Move): boolean =>
  one.ids.length === other.ids.length && one.ids.every((id, at) => other.ids[at] === id);

/** The steps with this move: a further press of a key lengthens the move that it goes on with. */
export function coalesced<Step extends { readonly kind: string }>(
  steps: readonly (Step | Move)[],
  move: Move,
  mayGoOn: boolean,
): readonly (Step | Move)[] {
  const last = steps.at(-1);
  const isMove = (step: Step | Move | undefined): step is Move => step?.kind === 'move';
  const goesOn =
    mayGoOn &&
    isMove(last) &&
    last.by === 'keys' &&
    move.by === 'keys' &&
    move.at - last.at <= ONE_MOVE_MS &&
    sameNodes(last, move);
  return goesOn ? [...steps.slice(0, -1), { ...move, from: last.from }] : [...steps, move];
}
