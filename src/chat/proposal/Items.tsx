import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ActorRefFrom } from 'xstate';

import { type proposalMachine } from '../../../machines/proposalMachine';
import { type ShownElements } from '../../../domain/elements/elements';
import { Item } from './Item';
import { type ProposedOperation, type Existing } from '../../../domain/chat/message';
import styles from './proposal.module.css';
import { useExisting } from './useExisting';

/** So many changes are listed before one asks for more. */
const FIRST = 20;

interface ItemsProps {
  readonly proposed: readonly ProposedOperation[];
  readonly elements: ShownElements | null;
  readonly projectId: string;
  readonly review: ActorRefFrom<typeof proposalMachine>;
  /** The places of what was written; null when nothing was. */
  readonly written: readonly number[] | null;
  /** Nodes that were there and were used in place of new ones. */
  readonly usedThen: readonly Existing[];
  readonly isOpen: boolean;
  readonly isBusy: boolean;
}

/** The proposed changes, one by one; says when a decision took others along. */
export function Items(props: ItemsProps) {
  const { proposed, elements, projectId, review, written, usedThen, isOpen, isBusy } = props;
  const { t } = useTranslation('chat');
  const accepted = useSelector(review, ({ context }) => context.accepted);
  const along = useSelector(review, ({ context }) => context.along);
  const existing = useExisting(proposed, elements, review);
  const isAccepted = (place: number) => (isOpen ? accepted : written)?.includes(place) ?? true;
  const [most, setMost] = useState(FIRST);
  const rest = proposed.length - most;
  return (
    <div className={styles.items}>
      <ul className={styles.list}>
        {proposed.slice(0, most).map((each, place) => (
          <Item
            // Operations have no other name than their place, and never change it.
            key={place}
            proposed={each}
            elements={elements}
            projectId={projectId}
            place={place}
            existing={existing}
            isAccepted={isAccepted(place)}
            usedThen={usedThen.find((used) => used.place === place)?.nodeId ?? null}
            isDecidable={isOpen}
            isBusy={isBusy}
            onDecide={(wanted) => review.send({ type: 'ITEM.DECIDED', place, isAccepted: wanted })}
          />
        ))}
      </ul>
      {rest > 0 && (
        <Button type="text" size="small" onClick={() => setMost(most + 5 * FIRST)}>
          {t('proposal.more', { count: rest })}
        </Button>
      )}
      {isOpen && (
        <p className={styles.along} role="status">
          {along > 0 ? t('proposal.along', { count: along }) : ''}
        </p>
      )}
    </div>
  );
}
