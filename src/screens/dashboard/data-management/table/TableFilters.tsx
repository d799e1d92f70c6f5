import { Select } from 'antd';
import { useTranslation } from 'react-i18next';

import { SearchField } from '../../../../components/search/SearchField';
import { LIST_HEIGHT } from '../form/knownKinds';
import styles from './table.module.css';

interface TableFiltersProps {
  readonly typed: string;
  readonly kind: string | null;
  readonly kinds: readonly { readonly name: string; readonly total: number }[];
  /** What the kinds are: labels of nodes or types of relationships. */
  readonly of: 'node' | 'relationship';
  onType(text: string): void;
  onKind(kind: string | null): void;
}

/** Words to find, and the one label or type to show. */
export function TableFilters({ typed, kind, kinds, of, onType, onKind }: TableFiltersProps) {
  const { t } = useTranslation('data');
  return (
    <search className={styles.filters}>
      <SearchField className={styles.text ?? ''} typed={typed} label={t(`filter.text.${of}`)} onType={onType} />
      <Select<string>
        className={styles.kind ?? ''}
        allowClear
        showSearch={{ optionFilterProp: 'value' }}
        value={kind}
        aria-label={t(`filter.kind.${of}`)}
        placeholder={t(`filter.all.${of}`)}
        notFoundContent={t('noResults')}
        listHeight={LIST_HEIGHT}
        popupMatchSelectWidth={false}
        options={kinds.map(({ name, total }) => ({ value: name, label: t('filter.option', { name, total }) }))}
        onChange={(chosen: string | undefined) => onKind(chosen ?? null)}
      />
    </search>
  );
}
