import { Checkbox, Select } from 'antd';
import { useTranslation } from 'react-i18next';

import { type ExampleContent } from '../../../../../../domain/teaching/trainExample';
import { LANGUAGE_OPTIONS } from '../../../../../app/i18n/languages';
import { SearchField } from '../../../../../components/search/SearchField';
import styles from './trainExamples.module.css';
import { type ExampleList } from './useExampleList';

/** Words to find, the one language to show, and whether only what is flagged. */
export function ExampleFilters({ list: { snapshot, send } }: { readonly list: ExampleList }) {
  const { t } = useTranslation('teaching');
  const { typed, filter, page } = snapshot.context;
  return (
    <search className={styles.filters}>
      <SearchField
        className={styles.search ?? ''}
        typed={typed}
        label={t('filter.text')}
        onType={(text) => send({ type: 'TYPED', text })}
      />
      <Select<ExampleContent['language']>
        className={styles.language ?? ''}
        allowClear
        value={filter.language}
        aria-label={t('filter.language')}
        placeholder={t('filter.allLanguages')}
        options={LANGUAGE_OPTIONS.map(({ value, label }) => ({ value, label }))}
        onChange={(chosen: ExampleContent['language'] | undefined) =>
          send({ type: 'FILTER.CHOSEN', choice: { language: chosen ?? null } })
        }
      />
      <Checkbox
        checked={filter.flagged}
        onChange={(event) => send({ type: 'FILTER.CHOSEN', choice: { flagged: event.target.checked } })}
      >
        {t('filter.flagged', { total: page?.flaggedTotal ?? 0 })}
      </Checkbox>
    </search>
  );
}
