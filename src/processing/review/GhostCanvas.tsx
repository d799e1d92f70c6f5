import { memo, useMemo } from 'react';

import { drawnPart, ghostsOf, rankedThings } from '../../../domain/processing/ghosts';
import { ProposalCanvas } from '../../chat/proposal/ProposalCanvas';
import { MOST_DRAWN } from '../../chat/proposal/proposalGraph';
import { type Review } from '../../../domain/processing/review';
import { type WholeReading } from '../documentCalls';

const NONE: readonly never[] = [];
const NAME = 'name';

interface GhostCanvasProps {
  readonly whole: WholeReading;
  readonly review: Review;
  /** The find that is looked at. */
  readonly chosen: string | undefined;
}

/** What the text would add, drawn as the proposals of the chat are: what is refused is faded. */
export const GhostCanvas = memo(function GhostCanvas({ whole, review, chosen }: GhostCanvasProps) {
  const { reading, written, document } = whole;
  const ranked = useMemo(() => rankedThings(reading), [reading]);
  const part = useMemo(() => drawnPart(reading, ranked, MOST_DRAWN, chosen), [reading, ranked, chosen]);
  const { operations, elements, refused } = useMemo(
    () => ghostsOf(part, review, written, NAME),
    [part, review, written],
  );
  return (
    <ProposalCanvas
      operations={operations}
      existing={NONE}
      elements={elements}
      refused={refused}
      projectId={document.projectId}
      failure={null}
      nodesTotal={reading.things.length}
    />
  );
});
