import { type TableProps, Tag } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { type Sorting } from '../../../../../domain/lists/pagedList';
import { captionOf } from '../../../../../domain/caption/caption';
import { type GraphNode } from '../../../../../domain/elements/elements';
import { sortable } from './useTableConditions';
import styles from './table.module.css';
import { useTimeText } from '../../../../app/i18n/useLanguage';

/** Caption, labels, number of relationships and time of the last change. */
export function useNodeColumns(sorting: Sorting): NonNullable<TableProps<GraphNode>['columns']> {
  const { t } = useTranslation('data');
  const timeText = useTimeText();
  const { sort, order } = sorting;
  return useMemo(
    () => [
      {
        title: t('column.caption'),
        width: 220,
        ...sortable('caption', { sort, order }),
        render: (_: unknown, node) => <strong className={styles.ellipsis}>{captionOf(node)}</strong>,
      },
      {
        key: 'labels',
        title: t('column.labels'),
        width: 180,
        render: (_: unknown, node) => (
          <span className={styles.ellipsis}>
            {node.labels.map((label) => (
              <Tag key={label} variant="filled">
                {label}
              </Tag>
            ))}
          </span>
        ),
      },
      {
        title: t('column.degree'),
        width: 140,
        align: 'end',
        ...sortable('degree', { sort, order }),
        render: (_: unknown, node) => (
          <span className={styles.number}>{t('column.number', { value: node.degree })}</span>
        ),
      },
      {
        title: t('column.updated'),
        width: 190,
        ...sortable('updatedAt', { sort, order }),
        render: (_: unknown, node) => <time dateTime={node.updatedAt}>{timeText(node.updatedAt)}</time>,
      },
    ],
    [t, timeText, sort, order],
  );
}
