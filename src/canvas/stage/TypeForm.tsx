import { AutoComplete, Form } from 'antd';
import { type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { shorten } from '../../graph/propertyText';
import { useGraphSnapshot } from '../../graph/GraphModelContext';
import { useBook, useTool, useWorkbench } from '../workbench/Workbench';
import { DraftForm } from './DraftForm';

const CAPTION_LENGTH = 24;

interface Fields {
  readonly type: string;
}

/** Asks for the type of the relationship that was just drawn; known types are offered, new ones may be typed. */
export function TypeForm({ place }: { readonly place: CSSProperties }) {
  const { tool } = useWorkbench();
  const book = useBook();
  const { t } = useTranslation('canvas');
  const { model, snapshot } = useGraphSnapshot();
  const draft = useTool(({ context }) => context.draftRelationship);
  const caption = (id: string) => shorten(book.nameOf(model.node(id)), CAPTION_LENGTH);
  return (
    <DraftForm<Fields>
      name={t('relationship.new')}
      title={`${caption(draft.startNodeId)} → ${caption(draft.endNodeId)}`}
      place={place}
      draftKey={`canvas-type:${draft.startNodeId}:${draft.endNodeId}`}
      initial={{ type: draft.type }}
      nameOf={({ type }) => type}
      onSave={({ type }) => tool.send({ type: 'TYPE.CHOSEN', relationshipType: type.trim() })}
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
    </DraftForm>
  );
}
