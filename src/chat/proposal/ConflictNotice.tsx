import { useSelector } from '@xstate/react';
import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type ActorRefFrom } from 'xstate';

import { type ChatMessage } from '../../../domain/chat/message';
import { type proposalMachine } from '../../../machines/proposalMachine';
import { chatAddress } from '../../canvas/landing/overviewAddress';
import { LinkButton } from '../../components/link-button/LinkButton';
import { problemCode } from '../../components/problem/problemCode';
import { askedIn } from '../again/useAskAgain';
import styles from './proposal.module.css';

interface ConflictNoticeProps {
  readonly message: ChatMessage;
  readonly review: ActorRefFrom<typeof proposalMachine>;
}

const REASONS = ['VERSION_CONFLICT', 'NODE_NOT_FOUND', 'RELATIONSHIP_NOT_FOUND', 'ID_TAKEN'] as const;

/** The graph has moved on since the proposal was made: says how, and offers to ask again. */
export function ConflictNotice({ message, review }: ConflictNoticeProps) {
  const { t } = useTranslation('chat');
  const code = problemCode(useSelector(review, ({ context }) => context.error));
  const reason = REASONS.find((each) => each === code) ?? 'VERSION_CONFLICT';
  const asked = askedIn(message);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer with a promise, which an effect may not give back.
    void box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box}>
      <Alert
        type="warning"
        showIcon
        title={t('proposal.conflict.title')}
        description={
          <>
            <p>{t(`proposal.conflict.${reason}`)}</p>
            <div className={styles.buttons}>
              <LinkButton type="primary" to={chatAddress(asked, true)}>
                {t('proposal.conflict.again')}
              </LinkButton>
              <Button onClick={() => review.send({ type: 'REVIEW.RETRIED' })}>{t('proposal.conflict.review')}</Button>
              <Button type="text" onClick={() => review.send({ type: 'REFUSE.WANTED' })}>
                {t('proposal.refuse')}
              </Button>
            </div>
          </>
        }
      />
    </div>
  );
}
