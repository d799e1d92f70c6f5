import { SearchOutlined } from '@ant-design/icons';
import { Checkbox, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';

import { type ExampleContent } from '../../../../../machines/trainExample';
import { LANGUAGE_OPTIONS } from '../../../../components/language/languageOptions';
import styles from './trainExamples.module.css';
import { type ExampleList } from './useExampleList';

const MOST_TEXT = 256;

/** Words to find, the one language to show, and whether only what is flagged. */
export function ExampleFilters({ list: { snapshot, send } }: { readonly list: ExampleList }) {
  const { t } = useTranslation('teaching');
  const { typed, language, flagged, page } = snapshot.context;
  return (
    <search className={styles.filters}>
      <Input
        className={styles.search ?? ''}
        prefix={<SearchOutlined aria-hidden />}
        allowClear
        value={typed}
        maxLength={MOST_TEXT}
        aria-label={t('filter.text')}
        placeholder={t('filter.text')}
        onChange={(event) => send({ type: 'TYPED', text: event.target.value })}
      />
      <Select<ExampleContent['language']>
        className={styles.language ?? ''}
        allowClear
        value={language}
        aria-label={t('filter.language')}
        placeholder={t('filter.allLanguages')}
        options={LANGUAGE_OPTIONS.map(({ value, label }) => ({ value, label }))}
        onChange={(chosen: ExampleContent['language'] | undefined) =>
          send({ type: 'LANGUAGE.CHOSEN', language: chosen ?? null })
        }
      />
      <Checkbox checked={flagged} onChange={(event) => send({ type: 'FLAGGED.CHOSEN', flagged: event.target.checked })}>
        {t('filter.flagged', { total: page?.flaggedTotal ?? 0 })}
      </Checkbox>
    </search>
  );
}
