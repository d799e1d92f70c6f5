import { Alert, Button, Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';

import { Segments } from '../../../../components/segments/Segments';
import { type ApiTokenScope } from '../../../../../graphql/generated/types';
import { useDraft } from '../../../../components/draft/useDraft';
import { useProblemText } from '../../../../components/problem/problemText';
import styles from '../account.module.css';
import { NewSecret } from './NewSecret';
import { useProjectNames } from './useProjectNames';
import { useTokenGeneration } from './useTokenGeneration';

interface Wish {
  readonly name: string;
  readonly scope: ApiTokenScope;
  /** Empty for all projects. */
  readonly projectId: string;
  readonly days: number;
}

const LONGEST_NAME = 64;
const SCOPES = ['read', 'write'] as const;
const DAYS = [7, 30, 90, 365] as const;
const BEGUN: Wish = { name: '', scope: 'read', projectId: '', days: 30 };

/** Name, scope, project and end of a token; once it is made, its secret stands here instead. */
export function TokenForm() {
  const { t } = useTranslation('settings');
  const problemText = useProblemText();
  const { options } = useProjectNames();
  const draft = useDraft<Wish>('api-token', BEGUN);
  const { isSending, error, made, make, forget } = useTokenGeneration(draft.forget);
  if (made !== undefined) return <NewSecret made={made} onKept={forget} />;
  return (
    <Form<Wish>
      name="apiToken"
      layout="vertical"
      requiredMark={false}
      disabled={isSending}
      initialValues={draft.value}
      onValuesChange={(_, typed) => draft.set(typed)}
      onFinish={({ name, scope, projectId, days }) =>
        make({ name: name.trim(), scope, expiresInDays: days, ...(projectId === '' ? {} : { projectId }) })
      }
      className={styles.form ?? ''}
    >
      {error !== null && (
        <Alert
          className={styles.notice ?? ''}
          type="error"
          showIcon
          role="alert"
          title={t('tokens.failed')}
          description={problemText(error)}
        />
      )}
      <Form.Item
        name="name"
        label={t('tokens.name')}
        extra={t('tokens.nameHint')}
        rules={[{ required: true, whitespace: true, message: t('tokens.nameMissing') }]}
      >
        <Input maxLength={LONGEST_NAME} autoComplete="off" />
      </Form.Item>
      <Form.Item name="scope" label={t('tokens.scope')}>
        <Segments
          aria-label={t('tokens.scope')}
          options={SCOPES.map((value) => ({ value, label: t(`tokens.scopes.${value}`) }))}
        />
      </Form.Item>
      <Form.Item name="projectId" label={t('tokens.project')}>
        <Select options={[{ value: '', label: t('tokens.allProjects') }, ...options]} />
      </Form.Item>
      <Form.Item name="days" label={t('tokens.expiry')}>
        <Select options={DAYS.map((count) => ({ value: count, label: t('tokens.days', { count }) }))} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isSending}>
        {t('tokens.make')}
      </Button>
    </Form>
  );
}
