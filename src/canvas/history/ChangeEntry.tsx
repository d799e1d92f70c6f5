import { Button, Typography } from 'antd';
import { useTranslation } from 'react-i18next';

import { type ChangeFieldsFragment } from '../../../graphql/generated/types';
import { useTimeText } from '../../app/i18n/useLanguage';
import { asSentence, changeText, nodesOf, subjectOf, type Summarised } from '../../graph/history/changeText';
import { useSaying } from '../../graph/history/useSaying';
import styles from './history.module.css';

interface ChangeEntryProps {
  readonly change: Omit<ChangeFieldsFragment, '__typename' | 'id' | 'number'>;
  /** Shows an element on the canvas; left out where the change is read beside its one element. */
  onOpen?(element: Summarised): void;
}

/** One change of the history: what it did, where it came from and when, and its first elements, each a way to it. */
export function ChangeEntry({ change, onOpen }: ChangeEntryProps) {
  const { t } = useTranslation('canvas');
  const saying = useSaying();
  const timeText = useTimeText();
  const about = [t(`source.${change.source}`), change.reference, change.undone ? saying.t('undone') : null];
  // Beside nodes the types of what joins them name nothing.
  const nodes = change.summary.elements.filter(({ kind }) => kind === 'node');
  const named = nodes.length > 0 ? nodes : change.summary.elements;
  const others = nodes.length > 0 ? nodesOf(change) - nodes.length : 0;
  return (
    <li className={styles.step} data-undone={change.undone}>
      <Typography.Text delete={change.undone} {...(change.undone ? { type: 'secondary' as const } : {})}>
        {asSentence(changeText(change, saying, onOpen !== undefined), saying.language)}
      </Typography.Text>
      {onOpen !== undefined && (
        <div className={styles.elements}>
          {named.map((element) => {
            const caption = subjectOf(element, saying);
            return (
              <Button
                key={element.id}
                size="small"
                type="link"
                className={styles.element ?? ''}
                title={caption}
                aria-label={saying.t('open', { caption })}
                onClick={() => onOpen(element)}
              >
                {element.kind === 'relationship' || element.caption === '' ? caption : element.caption}
              </Button>
            );
          })}
          {others > 0 && <Typography.Text type="secondary">{saying.t('others', { count: others })}</Typography.Text>}
        </div>
      )}
      <Typography.Text type="secondary" className={styles.when ?? ''}>
        {about.filter(Boolean).join(' · ')}
        {' · '}
        <time dateTime={change.at}>{timeText(change.at)}</time>
      </Typography.Text>
    </li>
  );
}
