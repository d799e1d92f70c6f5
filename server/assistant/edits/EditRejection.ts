import { type GraphNode } from '../../contract/elements.js';
import { type Word } from './reading/words.js';

/** Why nothing can be proposed. The later ones say more of what was meant, and are told before the earlier ones. */
export const REASONS = [
  'misfit',
  'notUnderstood',
  'unknown',
  'noName',
  'noLabel',
  'nothingFound',
  'noProperty',
  'notConnected',
  'already',
  'value',
  'tooMany',
  'property',
  'type',
  'node',
] as const;
export type Reason = (typeof REASONS)[number];

interface Told {
  /** The words in question, and where they stand. */
  readonly words?: readonly Word[];
  readonly said?: string;
  /** Existing nodes that it is about, or between which one must choose. */
  readonly nodes?: readonly GraphNode[];
  /** Names between which one must choose: types, properties. */
  readonly names?: readonly string[];
  readonly total?: number;
  /** That the text asks for an edit is sure, however its names are written. */
  readonly sure?: boolean;
  /** Of words unread: that they describe a set ("all foggy countries"). */
  readonly isSet?: boolean;
  /** Of unknown words: that they are a label or a property of the graph, which says of no node that it is meant. */
  readonly isOfGraph?: boolean;
}

/** How much a rejection says: more where the rest of the request was read, less where only a name of the graph was left. */
function rankOf({ reason, told: { sure, isSet, isOfGraph, words = [] } }: EditRejection): number {
  if (isSet === true) return REASONS.indexOf('unknown') + 0.5 + words.length / 1000;
  if (reason === 'notUnderstood' && sure === true) return REASONS.indexOf('value') - 0.5;
  return REASONS.indexOf(reason) - (isOfGraph === true ? 0.5 : 0);
}

/** A request that cannot become a proposal as it stands: it is open, or there is nothing that it could be done to. */
export class EditRejection extends Error {
  constructor(
    readonly reason: Reason,
    readonly told: Told = {},
  ) {
    super(reason);
  }

  /** The rejection of two that says more. */
  static worthier(one: EditRejection, other: EditRejection): EditRejection {
    return rankOf(other) > rankOf(one) ? other : one;
  }
}

/** Thrown where a request can be read in so many ways that reading it to the end would take too long. */
export class RequestTooLong extends Error {
  override readonly name = 'RequestTooLong';
}

/** Edits, of which there must be some: where there is none, that is why. */
export function someOf<T>(edits: readonly T[], reason: Reason, told: Told = {}): readonly T[] {
  if (edits.length === 0) throw new EditRejection(reason, told);
  return edits;
}

/** What some work comes to; undefined where it throws a rejection. */
export function unlessRejected<T>(find: () => T): T | undefined {
  try {
    return find();
  } catch (error) {
    if (error instanceof EditRejection) return undefined;
    throw error;
  }
}

/** What comes of some work, or the rejection that it throws. */
export async function attempted<T>(work: () => Promise<T>): Promise<T | EditRejection> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof EditRejection) return error;
    throw error;
  }
}

/** What comes of the first of several ways of reading that holds. Throws the rejection that says most when none does. */
export async function ofFirst<Way, T>(
  ways: Iterable<Way> | AsyncIterable<Way>,
  read: (way: Way) => Promise<T>,
): Promise<T> {
  let rejection = new EditRejection('misfit');
  for await (const way of ways) {
    const came = await attempted(() => read(way));
    if (!(came instanceof EditRejection)) return came;
    // All of it was read, and is so: another reading would be of less.
    if (came.reason === 'already' && came.told.sure === true) throw came;
    rejection = EditRejection.worthier(rejection, came);
  }
  throw rejection;
}
