import { type TableProps } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { type Sorting } from '../../../../../domain/lists/pagedList';
import { type GraphRelationship } from '../../../../../domain/elements/elements';
import { sortable } from './useTableConditions';
import styles from './table.module.css';
import { useTimeText } from '../../../../app/i18n/useLanguage';

/** From, type, to and time of the last change. */
export function useRelationshipColumns(
  sorting: Sorting,
  captions: ReadonlyMap<string, string>,
): NonNullable<TableProps<GraphRelationship>['columns']> {
  const { t } = useTranslation('data');
  const timeText = useTimeText();
  const { sort, order } = sorting;
  return useMemo(() => {
    const end = (id: string) => <span className={styles.ellipsis}>{captions.get(id) ?? id}</span>;
    return [
      {
        title: t('column.type'),
        width: 160,
        ...sortable('type', { sort, order }),
        render: (_: unknown, { type }) => <strong className={styles.ellipsis}>{type}</strong>,
      },
      { key: 'from', title: t('column.from'), width: 190, render: (_: unknown, row) => end(row.startNodeId) },
      { key: 'to', title: t('column.to'), width: 190, render: (_: unknown, row) => end(row.endNodeId) },
      {
        title: t('column.updated'),
        width: 190,
        ...sortable('updatedAt', { sort, order }),
        render: (_: unknown, { updatedAt }) => <time dateTime={updatedAt}>{timeText(updatedAt)}</time>,
      },
    ];
  }, [t, timeText, sort, order, captions]);
}
