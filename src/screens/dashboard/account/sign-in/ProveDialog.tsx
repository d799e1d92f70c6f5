import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';

import { type SignInMethods } from '../../../../../domain/session/accountChange';
import { type Provider } from '../../../../../domain/session/session';
import { AuthForm } from '../../../../auth/form/AuthForm';
import { MARKS } from '../../../../auth/providers/marks';
import styles from '../account.module.css';
import { ChangeFailed, PresentPasswordField } from './formParts';
import { type AccountChanging } from './useAccountChange';

interface ProveDialogProps {
  readonly methods: SignInMethods;
  readonly changing: AccountChanging;
}

/** Asks who sits here once more, by any way in that the account has: their last sign-in was too long ago. */
export function ProveDialog({ methods: { email, linked }, changing }: ProveDialogProps) {
  const { t } = useTranslation(['settings', 'auth']);
  const providers = linked.filter((method): method is Provider => method !== 'password');
  const { isApplyingProof, proves } = changing;
  return (
    <Modal
      open={changing.isProving}
      title={t('signIn.prove')}
      destroyOnHidden
      footer={null}
      onCancel={changing.decline}
    >
      <div className={styles.section}>
        <p className={styles.text}>{t('signIn.proveText')}</p>
        <ChangeFailed failure={changing.failure} />
        {linked.includes('password') && (
          <AuthForm<{ present: string }> name="prove" onFinish={({ present }) => proves({ password: present })}>
            <input type="text" hidden name="username" autoComplete="username" value={email ?? ''} readOnly />
            <PresentPasswordField />
            <Button type="primary" htmlType="submit" block loading={isApplyingProof}>
              {t('signIn.goOn')}
            </Button>
          </AuthForm>
        )}
        {providers.map((provider) => (
          <Button
            key={provider}
            block
            icon={MARKS[provider]}
            disabled={isApplyingProof}
            onClick={() => proves({ provider })}
          >
            {t('auth:provider.continueWith', { provider: t(`auth:provider.${provider}`) })}
          </Button>
        ))}
      </div>
    </Modal>
  );
}
