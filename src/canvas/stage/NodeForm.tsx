import { Form, Input } from 'antd';
import { type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { TagsSelect } from '../../components/tags/TagsSelect';
import { useGraphSnapshot } from '../../graph/GraphModelContext';
import { useProject } from '../../project/ProjectContext';
import { useTool, useWorkbench } from '../workbench/Workbench';
import { DraftForm } from './DraftForm';

interface Fields {
  readonly labels: string[];
  readonly name: string;
}

/** Asks for labels and name of a node that is to be. */
export function NodeForm({ place }: { readonly place: CSSProperties }) {
  const { tool } = useWorkbench();
  const { t } = useTranslation('canvas');
  const { model, snapshot } = useGraphSnapshot();
  const { projectId = '' } = useProject();
  const draft = useTool(({ context }) => context.draftNode);
  const usual = model.nodes().at(-1)?.labels[0] ?? snapshot.labels[0]?.label ?? t('node.usualLabel');
  /** The label that is offered gives way to the first that the person adds: a town after a person is no person. */
  const withoutOffered = (next: string[], before: string[]) =>
    draft.labels.length === 0 && before.length === 1 && before[0] === usual && next.length === 2 ? next.slice(1) : next;
  return (
    <DraftForm<Fields>
      name={t('node.new')}
      title={t('node.new')}
      place={place}
      draftKey={`canvas-node:${projectId}`}
      initial={{ labels: draft.labels.length > 0 ? [...draft.labels] : [usual], name: draft.name }}
      nameOf={({ name }) => name}
      onSave={({ labels, name }) => tool.send({ type: 'NODE.SUBMITTED', labels, name: name.trim() })}
    >
      <Form.Item name="name" label={t('node.name')} style={{ marginBottom: 12 }}>
        <Input autoFocus maxLength={1000} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="labels"
        label={t('node.labels')}
        rules={[{ required: true, message: t('node.labelNeeded') }]}
        normalize={withoutOffered}
        style={{ marginBottom: 16 }}
      >
        <TagsSelect<string[]>
          options={snapshot.labels.map(({ label }) => ({ value: label, label }))}
          maxCount={32}
          listHeight={320}
        />
      </Form.Item>
    </DraftForm>
  );
}
