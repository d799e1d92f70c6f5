import { Alert, Button, Form, Input } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { type Profile, PROFILE_PARTS, type ProfileRefusal } from '../../../../domain/profile/profile';
import { useProblemText } from '../../../components/problem/problemText';
import { ClashNote } from './ClashNote';
import { PortraitField } from './portrait/PortraitField';
import styles from './ProfileScreen.module.css';

interface ProfileFormProps {
  /** What the form holds whenever this changes. */
  readonly wanted: Profile;
  /** What another write changed to where the person typed something else. */
  readonly clashes: Partial<Profile>;
  readonly refusal: ProfileRefusal | null;
  readonly isSaving: boolean;
  readonly isClearing: boolean;
  onTyped(typed: Profile): void;
  onSave(typed: Profile): void;
  onClear(): void;
}

const LONGEST = { displayName: 128, photoURL: 2048, organisation: 128, about: 2000 } as const;
/** As the contract has it (`PictureAddress`): the server fetches pictures over a safe connection only. */
const ADDRESS = /^(https:\/\/[^\s/?#@\\]+([/?#]\S*)?)?$/;
const HINTED: readonly (keyof Profile)[] = ['displayName', 'photoURL'];

/** Name, picture, organisation and a few words; another write that came first is told at the field that it is about. */
export function ProfileForm(props: ProfileFormProps) {
  const { wanted, clashes, refusal, isSaving, isClearing, onTyped, onSave, onClear } = props;
  const { t } = useTranslation('account');
  const problemText = useProblemText();
  const [form] = Form.useForm<Profile>();
  const name = Form.useWatch('displayName', form);
  useEffect(() => form.setFieldsValue({ ...wanted }), [form, wanted]);
  const first = PROFILE_PARTS.find((part) => clashes[part] !== undefined);
  useEffect(() => {
    if (first !== undefined) form.focusField(first);
  }, [form, first]);

  const take = (part: keyof Profile) => {
    form.setFieldValue(part, clashes[part]);
    onTyped(form.getFieldsValue());
  };
  const extra = (part: keyof Profile) => {
    const other = clashes[part];
    if (other !== undefined) return <ClashNote other={other} onTake={() => take(part)} />;
    return HINTED.includes(part) ? t(`profile.hint.${part as 'displayName' | 'photoURL'}`) : undefined;
  };
  return (
    <Form<Profile>
      form={form}
      name="profile"
      layout="vertical"
      requiredMark={false}
      disabled={isSaving || isClearing}
      initialValues={wanted}
      onValuesChange={(_, typed) => onTyped(typed)}
      onFinish={onSave}
      className={styles.form ?? ''}
    >
      {first !== undefined && (
        <Alert className={styles.notice ?? ''} type="warning" showIcon role="alert" title={t('profile.clash')} />
      )}
      {refusal !== null && (
        <Alert className={styles.notice ?? ''} type="error" showIcon role="alert" title={problemText(refusal)} />
      )}
      {PROFILE_PARTS.map((part) => (
        <div key={part}>
          {part === 'photoURL' && <PortraitField name={name} />}
          <Form.Item
            name={part}
            label={t(`profile.${part}`)}
            extra={extra(part)}
            rules={part === 'photoURL' ? [{ pattern: ADDRESS, message: t('profile.wrongAddress') }] : []}
          >
            {part === 'about' ? (
              <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} maxLength={LONGEST.about} showCount />
            ) : (
              <Input
                maxLength={LONGEST[part]}
                type={part === 'photoURL' ? 'url' : 'text'}
                autoComplete={part === 'displayName' ? 'name' : part === 'organisation' ? 'organization' : 'off'}
              />
            )}
          </Form.Item>
        </div>
      ))}
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit" loading={isSaving}>
          {t('profile.save')}
        </Button>
        <Button danger loading={isClearing} onClick={onClear}>
          {t('profile.clear')}
        </Button>
      </div>
    </Form>
  );
}
