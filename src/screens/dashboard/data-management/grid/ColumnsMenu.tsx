import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined';
import TableOutlined from '@ant-design/icons/TableOutlined';
import { Button, Checkbox, Popover } from 'antd';
import { useTranslation } from 'react-i18next';

import { movedColumn } from '../../../../../domain/tables/columns';
import { DensityRadios } from '../../../../components/theme/DensityRadios';
import styles from './grid.module.css';
import { type Columns, type PlacedColumn } from './useColumns';

interface ColumnsMenuProps {
  readonly arranged: Columns;
  title(column: Pick<PlacedColumn, 'key' | 'property'>): string;
}

/** Which columns a table shows, and in which order; each property says how many rows have it. And how high the rows are. */
export function ColumnsMenu({ arranged, title }: ColumnsMenuProps) {
  const { t } = useTranslation('data');
  const shown = arranged.columns.map(({ key }) => key);
  const hidden = arranged.all.filter(({ key }) => !shown.includes(key));
  const list = (
    <>
      <ul className={styles.columns}>
        {[...arranged.columns, ...hidden].map((column) => {
          const { key, property } = column;
          const at = shown.indexOf(key);
          const name = title(column);
          const share = property === undefined ? undefined : arranged.used.get(property);
          return (
            <li key={key} className={styles.columnRow}>
              <Checkbox
                className={styles.columnName ?? ''}
                checked={at >= 0}
                disabled={at >= 0 && shown.length === 1}
                onChange={() => arranged.show(at >= 0 ? shown.filter((each) => each !== key) : [...shown, key])}
              >
                {name}{' '}
                {share !== undefined && <span className={styles.share}>{t('grid.share', { value: share })}</span>}
              </Checkbox>
              <Button
                type="text"
                size="small"
                icon={<ArrowUpOutlined aria-hidden />}
                disabled={at < 1}
                aria-label={t('grid.earlier', { name })}
                onClick={() => arranged.show(movedColumn(shown, key, -1))}
              />
              <Button
                type="text"
                size="small"
                icon={<ArrowDownOutlined aria-hidden />}
                disabled={at < 0 || at === shown.length - 1}
                aria-label={t('grid.later', { name })}
                onClick={() => arranged.show(movedColumn(shown, key, 1))}
              />
            </li>
          );
        })}
      </ul>
      <Button type="link" disabled={!arranged.isArranged} onClick={arranged.reset}>
        {t('grid.propose')}
      </Button>
      <div className={styles.density}>
        <DensityRadios />
      </div>
    </>
  );
  return (
    <Popover trigger="click" placement="bottomRight" title={t('grid.columns')} content={list}>
      <Button icon={<TableOutlined aria-hidden />}>{t('grid.columns')}</Button>
    </Popover>
  );
}
