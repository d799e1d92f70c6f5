import { Radio } from 'antd';
import { useTranslation } from 'react-i18next';

import { faqCategoryValues } from '../../../../graphql/generated/rest';
import { SearchField } from '../../../components/search/SearchField';
import styles from './help.module.css';
import { type Help } from './useHelp';

/** Words to find, and the one category to show. */
export function HelpFilters({ help: { snapshot, send } }: { readonly help: Help }) {
  const { t } = useTranslation('help');
  const { typed, category } = snapshot.context;
  const choices = (['all', ...faqCategoryValues] as const).map((value) => ({ value, label: t(`category.${value}`) }));
  return (
    <search className={styles.filters}>
      <SearchField size="large" typed={typed} label={t('search')} onType={(text) => send({ type: 'TYPED', text })} />
      <Radio.Group
        className={styles.categories ?? ''}
        optionType="button"
        aria-label={t('categories')}
        value={category ?? 'all'}
        options={choices}
        onChange={({ target }: { target: { value?: (typeof choices)[number]['value'] } }) =>
          send({ type: 'CATEGORY.CHOSEN', category: !target.value || target.value === 'all' ? null : target.value })
        }
      />
    </search>
  );
}
