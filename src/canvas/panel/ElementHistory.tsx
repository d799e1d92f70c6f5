import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';

import { type GraphElement } from '../../../domain/elements/elements';
import { NotRead } from '../../components/problem/NotRead';
import { useElementChanges } from '../../graph/history/useElementChanges';
import { ChangeEntry } from '../history/ChangeEntry';
import styles from './panel.module.css';

/** Who did what to an element, and when, newest first. */
export function ElementHistory({ element }: { readonly element: GraphElement }) {
  const { t } = useTranslation('canvas');
  const { changes, isComplete, error, loading, retry } = useElementChanges(element);
  if (error !== undefined) return <NotRead error={error} type="warning" onRetry={retry} />;
  if (changes === null) return loading ? <Skeleton active title={false} /> : null;
  if (changes.length === 0) return <p className={styles.faint}>{t('panel.noHistory')}</p>;
  return (
    <>
      <ol className={styles.changes}>
        {changes.map((change) => (
          <ChangeEntry key={change.id} change={change} />
        ))}
      </ol>
      {!isComplete && <p className={styles.faint}>{t('panel.olderHistory', { count: changes.length })}</p>}
    </>
  );
}
