import { Alert, Button, Form, Input, type InputRef, Modal } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { problemCode } from '../../../components/problem/problemCode';
import { useFirstFocus } from '../../../components/confirm/useReturnFocus';
import { useProblemText } from '../../../components/problem/problemText';
import { useDraft } from '../../../components/draft/useDraft';
import { useProjectName } from './useAllProjects';
import { type ProjectForm, useProjectForm } from './useProjectForm';

const LONGEST = { name: 128, description: 1000 } as const;
const TITLES = { create: 'form.createTitle', edit: 'form.editTitle', copy: 'form.copyTitle' } as const;
const ACTIONS = { create: 'form.create', edit: 'form.save', copy: 'form.copy' } as const;

interface ProjectDialogProps {
  readonly form: ProjectForm;
  onClose(): void;
}

interface Typed {
  readonly name: string;
  readonly description: string;
}

/** Asks for the name and the description of a project: a new one, one that is there, or a copy. */
export function ProjectDialog({ form, onClose }: ProjectDialogProps) {
  const { t } = useTranslation('projects');
  const problemText = useProblemText();
  const nameOf = useProjectName();
  const id = useId();
  const field = useFirstFocus<InputRef>();
  const project = form.what === 'create' ? undefined : form.project;
  const name = project === undefined ? '' : nameOf(project);
  const begun: Typed =
    form.what === 'copy'
      ? { name: t('form.copyOf', { name }).slice(0, LONGEST.name), description: '' }
      : { name, description: project?.description ?? '' };
  const draft = useDraft<Typed>(`project:${form.what}:${project?.id ?? ''}`, begun);
  const close = () => {
    draft.forget();
    onClose();
  };
  const { isSending, error, send } = useProjectForm(form, close);
  const isConflict = problemCode(error) === 'VERSION_CONFLICT';
  return (
    <Modal
      open
      title={t(TITLES[form.what], { name })}
      onCancel={close}
      destroyOnHidden
      footer={[
        <Button key="close" onClick={close}>
          {t('form.cancel')}
        </Button>,
        <Button key="send" type="primary" htmlType="submit" form={id} loading={isSending}>
          {t(ACTIONS[form.what])}
        </Button>,
      ]}
    >
      <Form<Typed>
        id={id}
        name={`project-${form.what}`}
        layout="vertical"
        requiredMark={false}
        disabled={isSending}
        initialValues={draft.value}
        onValuesChange={(_, typed) => draft.set({ ...begun, ...typed })}
        onFinish={(typed) =>
          send({
            name: typed.name.trim(),
            description: (typed.description ?? '').trim(),
            version: project?.version ?? 1,
          })
        }
      >
        {error !== null && (
          <Alert
            role="alert"
            type="error"
            showIcon
            style={{ marginBottom: 16 }}
            title={isConflict ? t('form.conflict') : t('form.failed')}
            description={isConflict ? t('form.conflictNow', { name }) : problemText(error)}
          />
        )}
        {form.what === 'copy' && <p>{t('form.copyHint')}</p>}
        <Form.Item
          name="name"
          label={t('form.name')}
          rules={[{ required: true, whitespace: true, message: t('form.nameMissing') }]}
        >
          <Input ref={field} maxLength={LONGEST.name} autoComplete="off" />
        </Form.Item>
        {form.what !== 'copy' && (
          <Form.Item name="description" label={t('form.description')} extra={t('form.descriptionHint')}>
            <Input.TextArea maxLength={LONGEST.description} autoSize={{ minRows: 2, maxRows: 6 }} />
          </Form.Item>
        )}
      </Form>
    </Modal>
  );
}
