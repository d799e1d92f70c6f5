import { useSelector } from '@xstate/react';
import { Button, Card, Form, Input, Select } from 'antd';
import { type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { useDraft } from '../../components/draft/useDraft';
import { useGraphSnapshot } from '../../graph/GraphModelContext';
import { useProject } from '../../project/project';
import { useWorkbench } from '../workbench/Workbench';
import styles from './stage.module.css';

interface Fields {
  readonly labels: string[];
  readonly name: string;
}

/** The small form at the place where a node is to be: labels and name, Enter saves. Typed input outlives a lost page. */
export function NodeForm({ place }: { readonly place: CSSProperties }) {
  const { tool } = useWorkbench();
  const { t } = useTranslation('canvas');
  const { model, snapshot } = useGraphSnapshot();
  const draft = useSelector(tool, ({ context }) => context.draftNode);
  const isBusy = useSelector(tool, (state) => state.matches('creatingNode'));
  const usual = model.nodes().at(-1)?.labels[0] ?? snapshot.labels[0]?.label ?? t('node.usualLabel');
  const { projectId = '' } = useProject();
  const typed = useDraft<Fields>(`canvas-node:${projectId}`, {
    labels: draft.labels.length > 0 ? [...draft.labels] : [usual],
    name: draft.name,
  });

  const save = ({ labels, name }: Fields) => {
    typed.forget();
    tool.send({ type: 'NODE.NAMED', labels, name: name.trim() });
  };
  const cancel = () => {
    typed.forget();
    tool.send({ type: 'CANCELLED' });
  };
  return (
    <Card
      size="small"
      role="dialog"
      aria-label={t('node.new')}
      title={t('node.new')}
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
        <Form.Item name="name" label={t('node.name')} style={{ marginBottom: 12 }}>
          <Input autoFocus maxLength={1000} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="labels"
          label={t('node.labels')}
          rules={[{ required: true, message: t('node.labelNeeded') }]}
          style={{ marginBottom: 16 }}
        >
          <Select
            mode="tags"
            options={snapshot.labels.map(({ label }) => ({ value: label, label }))}
            maxCount={32}
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
