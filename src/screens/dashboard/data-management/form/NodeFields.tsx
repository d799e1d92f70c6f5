import { Form } from 'antd';
import { useTranslation } from 'react-i18next';

import { TagsSelect } from '../../../../components/tags/TagsSelect';
import { MAX_LABEL_LENGTH, MAX_LABELS } from './draft';
import { LIST_HEIGHT, type KnownKinds } from './knownKinds';

/** The labels of a node; those in use are suggested, others may be typed. */
export function NodeFields({ known }: { readonly known: KnownKinds }) {
  const { t } = useTranslation('data');
  const check = (_rule: unknown, labels: readonly string[] | undefined) => {
    const worn = labels ?? [];
    if (worn.length === 0) return Promise.reject(new Error(t('wrong.labelNeeded')));
    if (worn.some((label) => label.trim() === '')) return Promise.reject(new Error(t('wrong.labelEmpty')));
    return worn.some((label) => label.trim().length > MAX_LABEL_LENGTH)
      ? Promise.reject(new Error(t('wrong.tooLong', { count: MAX_LABEL_LENGTH })))
      : Promise.resolve();
  };
  return (
    <Form.Item name="labels" label={t('form.labels')} extra={t('form.labelsHint')} rules={[{ validator: check }]}>
      <TagsSelect<string[]>
        maxCount={MAX_LABELS}
        listHeight={LIST_HEIGHT}
        notFoundContent={t('noResults')}
        options={known.labels.map(({ label, total }) => ({ value: label, label, total }))}
        optionRender={({ value, data }) =>
          data.total === undefined ? value : t('filter.option', { name: value, total: data.total })
        }
      />
    </Form.Item>
  );
}
