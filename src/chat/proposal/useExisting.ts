import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { type ActorRefFrom } from 'xstate';

import { type proposalMachine } from '../../../machines/proposalMachine';
import { type ShownElements } from '../../../domain/elements/elements';
import { type ProposedOperation } from '../../../domain/chat/message';
import { isReplaceable, standingOf } from './operations';

/** How nodes that are there take the place of new ones. */
export interface ExistingChoice {
  /** The node that takes the place of the one that is made at this place. */
  chosen(place: number): string | null;
  /** How to choose one; null when it cannot be replaced, and until it was read what stands already. */
  choosing(place: number): ((nodeId: string) => void) | null;
  makeNew(place: number): void;
  /** The place is of a relationship that stands in the graph already. */
  isStanding(place: number): boolean;
}

/** Offers the nodes that a proposal suggests in place of new ones. */
export function useExisting(
  proposed: readonly ProposedOperation[],
  elements: ShownElements | null,
  review: ActorRefFrom<typeof proposalMachine>,
): ExistingChoice {
  const existing = useSelector(review, ({ context }) => context.existing);
  return useMemo(() => {
    const operations = proposed.map(({ operation }) => operation);
    const standing = new Set(standingOf(operations, existing, elements));
    return {
      chosen: (place) => existing.find((each) => each.place === place)?.nodeId ?? null,
      choosing: (place) =>
        elements !== null && isReplaceable(operations, place)
          ? (nodeId) => {
              const then = [...existing, { place, nodeId }];
              const further = standingOf(operations, then, elements).filter((each) => !standing.has(each));
              review.send({ type: 'EXISTING.CHOSEN', place, nodeId, standing: further });
            }
          : null,
      makeNew: (place) => review.send({ type: 'EXISTING.CLEARED', place }),
      isStanding: (place) => standing.has(place),
    };
  }, [proposed, elements, existing, review]);
}
