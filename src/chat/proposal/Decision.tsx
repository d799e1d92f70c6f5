import { useSelector } from '@xstate/react';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { type ActorRefFrom } from 'xstate';

import { type proposalMachine } from '../../../machines/proposalMachine';
import { useProblemText } from '../../components/problem/problemText';
import styles from './proposal.module.css';

interface DecisionProps {
  readonly review: ActorRefFrom<typeof proposalMachine>;
  readonly isBusy: boolean;
}

/** Applies what is accepted as one step, or refuses the whole proposal. */
export function Decision({ review, isBusy }: DecisionProps) {
  const { t } = useTranslation('chat');
  const problemText = useProblemText();
  const count = useSelector(review, ({ context }) => context.accepted.length);
  const total = useSelector(review, ({ context }) => context.needs.length - context.existing.length);
  const error = useSelector(review, ({ context }) => context.error);
  const isApplying = useSelector(review, (now) => now.matches('applying'));
  const isRefusing = useSelector(review, (now) => now.matches('refusing'));
  return (
    <footer className={styles.decision}>
      {error !== null && <Alert type="error" showIcon title={t('proposal.failed')} description={problemText(error)} />}
      <p className={styles.faint}>{t('proposal.lead')}</p>
      <div className={styles.buttons}>
        <Button
          type="primary"
          loading={isApplying}
          disabled={count === 0 || (isBusy && !isApplying)}
          onClick={() => review.send({ type: 'APPLY.WANTED' })}
        >
          {count === 0 ? t('proposal.applyNothing') : t('proposal.apply', { count })}
        </Button>
        <Button
          loading={isRefusing}
          disabled={isBusy && !isRefusing}
          onClick={() => review.send({ type: 'REFUSE.WANTED' })}
        >
          {t('proposal.refuse')}
        </Button>
        {total > 1 && (
          <Button
            type="text"
            disabled={isBusy}
            onClick={() => review.send({ type: 'ALL.DECIDED', isAccepted: count < total })}
          >
            {t(count < total ? 'proposal.all' : 'proposal.none')}
          </Button>
        )}
      </div>
    </footer>
  );
}
