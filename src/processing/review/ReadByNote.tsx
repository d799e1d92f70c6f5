import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';

import { type ReadBy } from '../../../domain/processing/proposal';
import styles from './review.module.css';

/**
 * Who read the text: a model, or the rules; and whether a model was asked that did not answer.
 * A model that answered for some parts only is told with the number of those that the rules read.
 */
export function ReadByNote({ readBy }: { readonly readBy: ReadBy }) {
  const { t } = useTranslation('processing');
  const { engine, model, byRules = 0 } = readBy;
  if (engine === 'offline' && model !== undefined)
    return <Alert role="status" type="warning" showIcon title={t('readBy.fellBack', { model })} />;
  if (engine === 'offline') return <p className={styles.soft}>{t('readBy.rules')}</p>;
  return (
    <p className={styles.soft}>
      {[t('readBy.model', { model }), byRules > 0 ? t('readBy.partly', { count: byRules }) : ''].join(' ').trim()}
    </p>
  );
}
