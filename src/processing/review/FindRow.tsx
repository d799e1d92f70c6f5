import { CheckOutlined, CloseOutlined, EditOutlined } from '@ant-design/icons';
import { Button, Tag } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Isolated } from '../../components/isolated/Isolated';
import styles from './review.module.css';

interface FindRowProps {
  readonly name: string;
  /** What the graph will hold it as, where that is not what it is called. */
  readonly kept?: string;
  /** What it is and how sure that is. */
  readonly about: ReactNode;
  readonly verdict: 'open' | 'accepted' | 'refused';
  readonly isWritten: boolean;
  readonly isChosen: boolean;
  /** What can be changed of it. */
  readonly fields: ReactNode;
  onChoose(): void;
  onDecide(verdict: 'open' | 'accepted' | 'refused'): void;
}

/** What opens at the end of a list that is scrolled opens beyond its edge. */
const intoSight = (opened: HTMLElement | null): void => opened?.scrollIntoView({ block: 'nearest' });

/** One find with its decision: looked at, accepted, refused or changed. */
export function FindRow(props: FindRowProps) {
  const { name, kept, about, verdict, isWritten, isChosen, fields, onChoose, onDecide } = props;
  const { t } = useTranslation('processing');
  const [isOpen, setOpen] = useState(false);
  const toggle = (wanted: 'accepted' | 'refused') => onDecide(verdict === wanted ? 'open' : wanted);
  return (
    <div className={styles.find} data-verdict={verdict} data-chosen={isChosen ? '' : undefined}>
      <div className={styles.findLine}>
        <button type="button" className={styles.findName} title={kept} aria-current={isChosen} onClick={onChoose}>
          <Isolated text={name} />
        </button>
        <span className={styles.findButtons}>
          {isWritten ? (
            <Tag color="success">{t('review.written')}</Tag>
          ) : (
            <>
              <Button
                size="small"
                type={verdict === 'accepted' ? 'primary' : 'default'}
                icon={<CheckOutlined aria-hidden />}
                aria-pressed={verdict === 'accepted'}
                aria-label={t('review.acceptNamed', { name })}
                title={t('review.accept')}
                onClick={() => toggle('accepted')}
              />
              <Button
                size="small"
                danger={verdict === 'refused'}
                type={verdict === 'refused' ? 'primary' : 'default'}
                icon={<CloseOutlined aria-hidden />}
                aria-pressed={verdict === 'refused'}
                aria-label={t('review.refuseNamed', { name })}
                title={t('review.refuse')}
                onClick={() => toggle('refused')}
              />
              <Button
                size="small"
                type="text"
                icon={<EditOutlined aria-hidden />}
                aria-expanded={isOpen}
                aria-label={t('review.changeNamed', { name })}
                title={t('review.change')}
                onClick={() => setOpen(!isOpen)}
              />
            </>
          )}
        </span>
      </div>
      <div className={styles.about}>{about}</div>
      {isOpen && !isWritten && (
        <div ref={intoSight} className={styles.fields}>
          {fields}
        </div>
      )}
    </div>
  );
}
