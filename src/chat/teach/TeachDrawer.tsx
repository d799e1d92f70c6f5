import { Alert, Button, Drawer, Form, Input, Space } from 'antd';
import { useTranslation } from 'react-i18next';

import { Segments } from '../../components/segments/Segments';
import { type ChatMessage } from '../../../domain/chat/message';
import { type ExampleContent } from '../../../domain/teaching/trainExample';
import { LANGUAGE_OPTIONS } from '../../app/i18n/languages';
import { useProblemText } from '../../components/problem/problemText';
import { useToast } from '../../components/toast/useToast';
import { useTeaching } from './useTeaching';

const WIDTH = 560;
const LONGEST = { question: 2000, answer: 10_000 } as const;

interface TeachDrawerProps {
  readonly question: ChatMessage;
  readonly answer: ChatMessage;
  onClose(): void;
}

/** Makes a train example of a question and its answer, which the person may correct first. */
export function TeachDrawer({ question, answer, onClose }: TeachDrawerProps) {
  const { t } = useTranslation('chat');
  return (
    <Drawer
      open
      title={t('teach.title')}
      size={`min(${String(WIDTH)}px, 100vw)`}
      closable={{ 'aria-label': t('close') }}
      destroyOnHidden
      onClose={onClose}
    >
      <TeachForm key={answer.uid} question={question} answer={answer} onClose={onClose} />
    </Drawer>
  );
}

function TeachForm({ question, answer, onClose }: TeachDrawerProps) {
  const { t } = useTranslation('chat');
  const { t: teaching } = useTranslation('teaching');
  const problemText = useProblemText();
  const { show } = useToast();
  const { content, refusal, isSaving, type, submit, discard } = useTeaching(question, answer, (isSaved) => {
    if (isSaved) show({ tone: 'success', title: t('teach.saved') });
    onClose();
  });
  const filled = (name: 'question' | 'answer') => [
    { required: true, whitespace: true, message: teaching(`form.${name}Missing`) },
  ];
  return (
    <Form<ExampleContent>
      name="teach"
      layout="vertical"
      requiredMark={false}
      disabled={isSaving}
      initialValues={content}
      onValuesChange={(_, typed) => type({ ...typed, tags: [] })}
      onFinish={(typed) => submit({ ...typed, tags: [] })}
    >
      <p>{t('teach.text')}</p>
      {refusal !== null && <Alert type="error" showIcon role="alert" title={problemText(refusal)} />}
      <Form.Item name="question" label={teaching('form.question')} rules={filled('question')}>
        <Input.TextArea autoFocus autoSize={{ minRows: 2, maxRows: 6 }} maxLength={LONGEST.question} />
      </Form.Item>
      <Form.Item name="answer" label={teaching('form.answer')} rules={filled('answer')}>
        <Input.TextArea autoSize={{ minRows: 4, maxRows: 14 }} maxLength={LONGEST.answer} />
      </Form.Item>
      <Form.Item name="language" label={teaching('form.language')}>
        <Segments
          aria-label={teaching('form.language')}
          options={LANGUAGE_OPTIONS.map(({ value, label, lang }) => ({
            value,
            label: <span lang={lang}>{label}</span>,
          }))}
        />
      </Form.Item>
      <Space wrap>
        <Button onClick={discard}>{teaching('form.discard')}</Button>
        <Button type="primary" htmlType="submit" loading={isSaving}>
          {teaching('form.save')}
        </Button>
      </Space>
    </Form>
  );
}
