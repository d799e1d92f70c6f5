import { useMemo } from 'react';

import { ghostsOf } from '../../../domain/processing/ghosts';
import { ProposalCanvas } from '../../chat/proposal/ProposalCanvas';
import { type WholeReading } from '../documentCalls';
import { type Reviewing } from './useReview';

const NONE: readonly never[] = [];
const NAME = 'name';

interface GhostCanvasProps {
  readonly whole: WholeReading;
  readonly reviewing: Reviewing;
}

/** What the text would add, drawn as the proposals of the chat are: what is refused is faded. */
export function GhostCanvas({ whole: { reading, written, document }, reviewing: { review } }: GhostCanvasProps) {
  const { operations, elements, refused } = useMemo(
    () => ghostsOf(reading, review, written, NAME),
    [reading, review, written],
  );
  return (
    <ProposalCanvas
      operations={operations}
      existing={NONE}
      elements={elements}
      refused={refused}
      projectId={document.projectId}
      failure={null}
    />
  );
}
