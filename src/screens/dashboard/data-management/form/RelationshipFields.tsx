import { AutoComplete, Form } from 'antd';
import { useTranslation } from 'react-i18next';

import { MAX_LABEL_LENGTH } from './draft';
import { LIST_HEIGHT, type KnownKinds } from './knownKinds';
import { NodeSelect } from '../../../../graph/nodes/NodeSelect';

/** From which node, of which type, to which node a relationship goes. */
export function RelationshipFields({ known }: { readonly known: KnownKinds }) {
  const { t } = useTranslation('data');
  const checkType = (_rule: unknown, type: string | undefined) => {
    const wanted = (type ?? '').trim();
    if (wanted === '') return Promise.reject(new Error(t('wrong.typeNeeded')));
    return wanted.length > MAX_LABEL_LENGTH
      ? Promise.reject(new Error(t('wrong.tooLong', { count: MAX_LABEL_LENGTH })))
      : Promise.resolve();
  };
  const endRules = [{ required: true, message: t('wrong.nodeNeeded') }];
  return (
    <>
      <Form.Item name="startNodeId" label={t('form.from')} rules={endRules}>
        <NodeSelect />
      </Form.Item>
      <Form.Item name="type" label={t('form.type')} rules={[{ validator: checkType }]}>
        <AutoComplete
          options={known.types.map(({ type }) => ({ value: type }))}
          showSearch={{
            filterOption: (typed, option) => option?.value.toLowerCase().includes(typed.toLowerCase()) ?? false,
          }}
          listHeight={LIST_HEIGHT}
        />
      </Form.Item>
      <Form.Item name="endNodeId" label={t('form.to')} rules={endRules}>
        <NodeSelect />
      </Form.Item>
    </>
  );
}
