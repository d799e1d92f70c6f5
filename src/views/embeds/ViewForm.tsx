import { Alert, Button, Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';

import { useDraft } from '../../components/draft/useDraft';
import { useProblemText } from '../../components/problem/problemText';
import { useSavedViews } from '../savedViews';
import { type ViewCreation } from './useViewCreation';
import { isOrigin, linesOf, originOf } from './viewSites';

interface Wish {
  readonly name: string;
  /** One a line. */
  readonly origins: string;
  readonly days: number;
  /** The saved view that it opens with; empty for the whole project. */
  readonly shows?: string;
}

const LONGEST_NAME = 64;
const MOST_ORIGINS = 20;
const DAYS = [30, 90, 365] as const;
const BEGUN: Wish = { name: '', origins: '', days: 365, shows: '' };

interface ViewFormProps {
  readonly projectId: string;
  readonly creation: ViewCreation;
  /** The saved view to begin with. */
  readonly shows: string | undefined;
}

/** Name, sites and end of a view. */
export function ViewForm({ projectId, creation: { isSending, error, make }, shows }: ViewFormProps) {
  const { t } = useTranslation('projects');
  const problemText = useProblemText();
  const views = useSavedViews(projectId);
  const draft = useDraft<Wish>(`view:${projectId}`, BEGUN);
  const check = async (_: unknown, text: string) => {
    const origins = linesOf(text).map(originOf);
    if (origins.length === 0) throw new Error(t('views.originsMissing'));
    if (origins.length > MOST_ORIGINS) throw new Error(t('views.originsMany', { count: MOST_ORIGINS }));
    const wrong = origins.find((origin) => !isOrigin(origin));
    if (wrong !== undefined) throw new Error(t('views.originWrong', { origin: wrong }));
  };
  return (
    <Form<Wish>
      name="view"
      layout="vertical"
      requiredMark={false}
      disabled={isSending}
      initialValues={shows === undefined ? draft.value : { ...draft.value, shows }}
      onValuesChange={(_, typed) => draft.set(typed)}
      onFinish={({ name, origins, days, shows: opened }) => {
        make({
          name: name.trim(),
          origins: linesOf(origins).map(originOf),
          expiresInDays: days,
          ...(opened === '' || opened === undefined ? {} : { savedViewId: opened }),
        });
        draft.forget();
      }}
    >
      {error !== null && (
        <Alert
          style={{ marginBottom: 16 }}
          type="error"
          showIcon
          role="alert"
          title={t('views.failed')}
          description={problemText(error)}
        />
      )}
      <Form.Item
        name="name"
        label={t('views.name')}
        extra={t('views.nameHint')}
        rules={[{ required: true, whitespace: true, message: t('views.nameMissing') }]}
      >
        <Input maxLength={LONGEST_NAME} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="origins"
        label={t('views.origins')}
        extra={t('views.originsHint')}
        validateTrigger="onBlur"
        rules={[{ validator: check }]}
      >
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} spellCheck={false} />
      </Form.Item>
      {views !== undefined && views.length > 0 && (
        <Form.Item name="shows" label={t('views.shows')} extra={t('views.showsHint')}>
          <Select
            options={[
              { value: '', label: t('views.wholeProject') },
              ...views.map((view) => ({ value: view.id, label: view.name })),
            ]}
          />
        </Form.Item>
      )}
      <Form.Item name="days" label={t('views.expiry')}>
        <Select options={DAYS.map((count) => ({ value: count, label: t('views.days', { count }) }))} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isSending}>
        {t('views.make')}
      </Button>
    </Form>
  );
}
