import { useSelector } from '@xstate/react';
import { AutoComplete, Button, Card, Form } from 'antd';
import { type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { useDraft } from '../../components/draft/useDraft';
import { captionOf, shorten } from '../../graph/caption';
import { useGraphSnapshot } from '../../graph/GraphModelContext';
import { useWorkbench } from '../workbench/Workbench';
import styles from './stage.module.css';

const CAPTION_LENGTH = 24;

interface Fields {
  readonly type: string;
}

/**
 * Asks for the type of the relationship that was just drawn; known types are offered, new ones may be typed. Typed input
 * outlives a lost page.
 */
export function TypeForm({ place }: { readonly place: CSSProperties }) {
  const { tool } = useWorkbench();
  const { t } = useTranslation('canvas');
  const { model, snapshot } = useGraphSnapshot();
  const draft = useSelector(tool, ({ context }) => context.draftRelationship);
  const isBusy = useSelector(tool, (state) => state.matches('creatingRelationship'));
  const caption = (id: string) => shorten(captionOf(model.node(id) ?? { labels: [], properties: {} }), CAPTION_LENGTH);
  const typed = useDraft<Fields>(`canvas-type:${draft.startNodeId}:${draft.endNodeId}`, { type: draft.type });

  const save = ({ type }: Fields) => {
    typed.forget();
    tool.send({ type: 'TYPE.CHOSEN', relationshipType: type.trim() });
  };
  const cancel = () => {
    typed.forget();
    tool.send({ type: 'CANCELLED' });
  };
  return (
    <Card
      size="small"
      role="dialog"
      aria-label={t('relationship.new')}
      title={`${caption(draft.startNodeId)} → ${caption(draft.endNodeId)}`}
      className={styles.form ?? ''}
      style={place}
      onKeyDown={(event) => event.key === 'Escape' && cancel()}
    >
      <Form<Fields>
        layout="vertical"
        initialValues={typed.value}
        onValuesChange={(_, values) => typed.set(values)}
        onFinish={save}
        disabled={isBusy}
        requiredMark={false}
      >
        <Form.Item
          name="type"
          label={t('relationship.type')}
          rules={[{ required: true, whitespace: true, max: 128, message: t('relationship.typeNeeded') }]}
          style={{ marginBottom: 16 }}
        >
          <AutoComplete
            autoFocus
            options={snapshot.types.map(({ type }) => ({ value: type }))}
            showSearch={{
              filterOption: (text, option) => option?.value.toLowerCase().includes(text.toLowerCase()) ?? false,
            }}
            listHeight={320}
          />
        </Form.Item>
        <div style={{ display: 'flex', gap: 8, justifyContent: 'flex-end' }}>
          <Button onClick={cancel}>{t('close')}</Button>
          <Button type="primary" htmlType="submit" loading={isBusy}>
            {t('create')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
