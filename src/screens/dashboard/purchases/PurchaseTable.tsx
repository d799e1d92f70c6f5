import { Table } from 'antd';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../../app/i18n/useLanguage';
import { dayText, moneyText } from './money';
import styles from './purchases.module.css';
import { type PurchaseItem } from './usePayments';

/** What was paid, newest first. */
export function PurchaseTable({ purchases }: { readonly purchases: readonly PurchaseItem[] }) {
  const { t } = useTranslation('purchases');
  const language = useLanguage();
  if (purchases.length === 0) return <p className={styles.text}>{t('purchases.none')}</p>;
  return (
    // Nothing in the table takes the focus, so that on a narrow screen keys could not scroll it.
    <div className={styles.table} tabIndex={0} role="group" aria-label={t('purchases.title')}>
      <Table<PurchaseItem>
        rowKey="id"
        size="small"
        pagination={purchases.length > 12 ? { pageSize: 12, hideOnSinglePage: true } : false}
        dataSource={[...purchases]}
        columns={[
          { title: t('purchases.date'), dataIndex: 'at', render: (at: string) => dayText(language, at) },
          { title: t('purchases.what'), dataIndex: 'description' },
          { title: t('purchases.number'), dataIndex: 'number' },
          {
            title: t('purchases.amount'),
            align: 'right',
            render: (_, { amount, currency }) => (
              <span className={styles.amount}>{moneyText(language, amount, currency)}</span>
            ),
          },
        ]}
      />
    </div>
  );
}
