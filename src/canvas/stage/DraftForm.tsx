import { Button, Card, Form } from 'antd';
import { type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { DraftOffer } from '../../components/draft/DraftOffer';
import { useOfferedDraft } from '../../components/draft/useOfferedDraft';
import { useTool, useWorkbench } from '../workbench/Workbench';
import styles from './stage.module.css';

interface DraftFormProps<Fields> {
  /** Name of the dialogue, and its heading. */
  readonly name: string;
  readonly title: string;
  readonly place: CSSProperties;
  /** Under which typed input is kept, so that it outlives a lost page. */
  readonly draftKey: string;
  readonly initial: Fields;
  /** What an offered draft is about, in a few words. */
  nameOf(fields: Fields): string;
  onSave(fields: Fields): void;
  readonly children: ReactNode;
}

/** The small form at the place on the canvas where something is to be: Enter saves, Escape leaves. */
export function DraftForm<Fields extends object>(props: DraftFormProps<Fields>) {
  const { name, title, place, draftKey, initial, nameOf, onSave, children } = props;
  const { tool } = useWorkbench();
  const { t } = useTranslation('canvas');
  const isBusy = useTool((state) => state.matches('creatingNode') || state.matches('creatingRelationship'));
  const typed = useOfferedDraft<Fields>(draftKey);
  const [form] = Form.useForm<Fields>();

  const save = (fields: Fields) => {
    typed.forget();
    onSave(fields);
  };
  const cancel = () => {
    typed.forget();
    tool.send({ type: 'CANCELLED' });
  };
  return (
    <Card
      size="small"
      role="dialog"
      aria-label={name}
      title={title}
      className={styles.form ?? ''}
      style={place}
      onKeyDown={(event) => event.key === 'Escape' && cancel()}
    >
      {typed.offered !== undefined && (
        <DraftOffer
          what={nameOf(typed.offered) || title}
          onContinue={() => {
            form.setFieldsValue(typed.offered as Parameters<typeof form.setFieldsValue>[0]);
            typed.takeUp();
          }}
          onDiscard={typed.giveUp}
        />
      )}
      <Form<Fields>
        form={form}
        layout="vertical"
        initialValues={initial}
        onValuesChange={(_, values) => typed.keep(values)}
        onFinish={save}
        disabled={isBusy}
        requiredMark={false}
      >
        {children}
        <div style={{ display: 'flex', gap: 8, justifyContent: 'flex-end' }}>
          <Button onClick={cancel}>{t('action.cancel')}</Button>
          <Button type="primary" htmlType="submit" loading={isBusy}>
            {t('create')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
