import { SearchOutlined } from '@ant-design/icons';
import { Input, Radio } from 'antd';
import { useTranslation } from 'react-i18next';

import { type FaqCategory } from '../../../../graphql/generated/types';
import styles from './help.module.css';
import { type Help } from './useHelp';

const MOST_TEXT = 256;
/** In the order of the list. */
const CATEGORIES = [
  'start',
  'editing',
  'canvas',
  'search',
  'files',
  'projects',
  'account',
  'appearance',
  'notifications',
  'privacy',
  'trouble',
] as const satisfies readonly FaqCategory[];

/** Words to find, and the one category to show. */
export function HelpFilters({ help: { snapshot, send } }: { readonly help: Help }) {
  const { t } = useTranslation('help');
  const { typed, category } = snapshot.context;
  const choices = (['all', ...CATEGORIES] as const).map((value) => ({ value, label: t(`category.${value}`) }));
  return (
    <search className={styles.filters}>
      <Input
        size="large"
        prefix={<SearchOutlined aria-hidden />}
        allowClear
        value={typed}
        maxLength={MOST_TEXT}
        aria-label={t('search')}
        placeholder={t('search')}
        onChange={(event) => send({ type: 'TYPED', text: event.target.value })}
      />
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
