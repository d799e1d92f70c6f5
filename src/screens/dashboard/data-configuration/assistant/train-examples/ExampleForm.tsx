import { Alert, Button, Form, Input, Select } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { Segments } from '../../../../../components/segments/Segments';
import { type ExampleContent } from '../../../../../../domain/teaching/trainExample';
import { LANGUAGE_OPTIONS } from '../../../../../app/i18n/languages';
import { useProblemText } from '../../../../../components/problem/problemText';
import { useToast } from '../../../../../components/toast/useToast';
import { ExampleConflict } from './ExampleConflict';
import styles from './trainExamples.module.css';
import { type ExampleDraft, useExampleForm } from './useExampleForm';

const LONGEST = { question: 2000, answer: 10_000, tag: 64 } as const;
const MOST_TAGS = 16;

interface ExampleFormProps {
  /** Under which typed input is kept. */
  readonly draftKey: string;
  /** What the form holds at first. */
  readonly begun: ExampleDraft;
  onSaved(): void;
  onClose(): void;
}

/** Question, answer, language and tags of an example. */
export function ExampleForm({ draftKey, begun, onSaved, onClose }: ExampleFormProps) {
  const { t } = useTranslation('teaching');
  const problemText = useProblemText();
  const { show } = useToast();
  const [fields] = Form.useForm<ExampleContent>();
  const saved = () => {
    show({ tone: 'success', title: t('toast.saved') });
    onSaved();
  };
  const { state, send, content, type, forget } = useExampleForm(draftKey, begun, { onSaved: saved, onDone: onClose });
  useEffect(() => fields.setFieldsValue(content as Parameters<typeof fields.setFieldsValue>[0]), [fields, content]);
  const { refusal } = state.context;
  const isSaving = state.matches('saving');
  const discard = () => {
    forget();
    onClose();
  };
  const filled = (name: 'question' | 'answer') => [
    { required: true, whitespace: true, message: t(`form.${name}Missing`) },
  ];
  return (
    <Form<ExampleContent>
      form={fields}
      name="trainExample"
      layout="vertical"
      requiredMark={false}
      disabled={isSaving}
      initialValues={content}
      onValuesChange={(_, typed) => type(typed)}
      onFinish={(typed) => send({ type: 'SUBMITTED', content: typed })}
    >
      {state.matches('conflicted') && refusal?.present !== undefined && (
        <ExampleConflict
          theirs={refusal.present}
          onMine={() => send({ type: 'MINE.KEPT' })}
          onTheirs={() => send({ type: 'THEIRS.TAKEN' })}
        />
      )}
      {state.matches('editing') && refusal !== null && (
        <Alert className={styles.notice ?? ''} type="error" showIcon role="alert" title={problemText(refusal)} />
      )}
      <Form.Item name="question" label={t('form.question')} rules={filled('question')}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={LONGEST.question} />
      </Form.Item>
      <Form.Item name="answer" label={t('form.answer')} rules={filled('answer')}>
        <Input.TextArea autoSize={{ minRows: 4, maxRows: 14 }} maxLength={LONGEST.answer} />
      </Form.Item>
      <Form.Item name="language" label={t('form.language')}>
        <Segments
          aria-label={t('form.language')}
          options={LANGUAGE_OPTIONS.map(({ value, label, lang }) => ({
            value,
            label: <span lang={lang}>{label}</span>,
          }))}
        />
      </Form.Item>
      <Form.Item
        name="tags"
        label={t('form.tags')}
        extra={t('form.tagsHint')}
        rules={[
          { type: 'array', max: MOST_TAGS, message: t('form.tooManyTags', { total: MOST_TAGS }) },
          { type: 'array', defaultField: { type: 'string', max: LONGEST.tag }, message: t('form.longTag') },
        ]}
      >
        <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[';', ',']} />
      </Form.Item>
      <div className={styles.buttons}>
        <Button onClick={discard}>{t('form.discard')}</Button>
        <Button type="primary" htmlType="submit" loading={isSaving} disabled={state.matches('conflicted')}>
          {t('form.save')}
        </Button>
      </div>
    </Form>
  );
}
