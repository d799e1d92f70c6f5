import { useSelector } from '@xstate/react';
import { useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { type ChatMessage } from '../../../domain/chat/message';
import { useSeen } from '../shown/useSeen';
import { useShownElements } from '../shown/useShownElements';
import { ConflictNotice } from './ConflictNotice';
import { Decision } from './Decision';
import { Items } from './Items';
import { elementIdOf, idsToRead, withoutUnused } from './operations';
import styles from './proposal.module.css';
import { ProposalCanvas } from './ProposalCanvas';
import { StateTag } from './StateTag';
import { useKeptFocus } from '../../components/focus/useKeptFocus';
import { useReview } from './useReview';

interface ReviewProps {
  readonly message: ChatMessage;
  readonly proposal: NonNullable<ChatMessage['proposal']>;
}

/** A proposal under review: a picture, the list of changes, and the decision. What is decided is folded away. */
export function Review({ message, proposal }: ReviewProps) {
  const { operations: proposed, state, accepted: acceptedThen } = proposal;
  const { t } = useTranslation('chat');
  const title = useId();
  const box = useRef<HTMLElement>(null);
  const isSeen = useSeen(box);
  const review = useReview(message, proposed, state);
  const standing = useSelector(review, ({ context }) => context.state);
  const accepted = useSelector(review, ({ context }) => context.accepted);
  const existing = useSelector(review, ({ context }) => context.existing);
  const isBusy = useSelector(review, (now) => !now.matches('reviewing') && !now.matches('conflicted'));
  const isConflicted = useSelector(review, (now) => now.matches('conflicted'));
  const heading = useRef<HTMLHeadingElement>(null);
  const { watch } = useKeptFocus(heading, `${standing} ${isConflicted}`);

  const operations = useMemo(() => proposed.map(({ operation }) => operation), [proposed]);
  const { projectId } = message;
  const wanted = useMemo(() => ({ projectId, ...idsToRead(proposed) }), [projectId, proposed]);
  const { elements, hasFailed, retry } = useShownElements(wanted, isSeen && standing === 'open');
  const drawn = useMemo(() => elements && withoutUnused(elements, proposed, existing), [elements, proposed, existing]);
  const refused = useMemo(
    () => new Set(operations.flatMap((each, place) => (accepted.includes(place) ? [] : [elementIdOf(each, place)]))),
    [operations, accepted],
  );
  const isOpen = standing === 'open';
  const written = standing === 'applied' || standing === 'undone' ? (acceptedThen ?? accepted) : null;
  const items = (
    <Items
      proposed={proposed}
      elements={elements}
      projectId={projectId}
      review={review}
      written={written}
      usedThen={proposal.existing ?? existing}
      isOpen={isOpen}
      isBusy={isBusy}
    />
  );
  return (
    <section ref={box} className={styles.proposal} aria-labelledby={title} data-state={standing} {...watch}>
      <header className={styles.head}>
        <h3 id={title} ref={heading} tabIndex={-1} className={styles.title}>
          {t('proposal.title', { count: proposed.length })}
        </h3>
        <StateTag state={standing} count={proposed.length} />
      </header>
      {isOpen && (
        <ProposalCanvas
          operations={operations}
          existing={existing}
          elements={drawn}
          refused={refused}
          projectId={projectId}
          failure={hasFailed ? retry : null}
        />
      )}
      {isOpen ? (
        items
      ) : (
        <details className={styles.details}>
          <summary>
            {written === null || written.length === proposed.length
              ? t('proposal.list')
              : t('proposal.written', { count: proposed.length, written: written.length })}
          </summary>
          {items}
        </details>
      )}
      {isConflicted && <ConflictNotice message={message} review={review} />}
      {isOpen && !isConflicted && <Decision review={review} isBusy={isBusy} />}
    </section>
  );
}
