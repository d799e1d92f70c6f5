import { type Point } from './elements.js';

/** A node that was moved, from where to where. */
export interface MovedNode {
  readonly id: string;
  readonly from: Point;
  readonly to: Point;
}

/** Nodes that were moved in one go. */
export interface Move {
  readonly kind: 'move';
  readonly by: 'pointer' | 'keys' | 'layout';
  /** When it ended, in milliseconds of the page's clock. */
  readonly at: number;
  readonly nodes: readonly MovedNode[];
}

/** Presses of keys within this time, in milliseconds, are one move. */
const ONE_MOVE_MS = 1000;

const sameNodes = (one: Move, other: Move): boolean =>
  one.nodes.length === other.nodes.length && one.nodes.every(({ id }, at) => other.nodes[at]?.id === id);

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
  if (!goesOn) return [...steps, move];
  const from = new Map(last.nodes.map((node) => [node.id, node.from]));
  const nodes = move.nodes.map((node) => ({ ...node, from: from.get(node.id) ?? node.from }));
  return [...steps.slice(0, -1), { ...move, nodes }];
}
