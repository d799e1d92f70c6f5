import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../../../auth/card/FailureAlert';
import { loginActor } from '../../../../auth/loginActor';
import { SettingsFrame } from '../../../../settings/frame/SettingsFrame';
import styles from '../account.module.css';
import { SignInList } from './SignInList';

/** Signs out in every browser, this one included; the log-in page follows. */
function Everywhere() {
  const { t } = useTranslation('settings');
  const failure = useSelector(loginActor, ({ context }) => context.failure);
  const isEnding = useSelector(loginActor, (snapshot) => snapshot.matches('endingSessions'));
  useEffect(() => loginActor.send({ type: 'FORM.OPENED' }), []);
  return (
    <section className={styles.section} aria-labelledby="sign-out-everywhere">
      <h2 id="sign-out-everywhere">{t('signIns.everywhere')}</h2>
      <p className={styles.text}>{t('signIns.everywhereText')}</p>
      <FailureAlert code={failure?.code ?? null} saysFields />
      <div>
        <Button danger loading={isEnding} onClick={() => loginActor.send({ type: 'SIGN_OUT_EVERYWHERE.CHOSEN' })}>
          {t('signIns.everywhere')}
        </Button>
      </div>
    </section>
  );
}

/** `/dashboard/account/sessions`: where the person is signed in, and signing out there. */
export function SessionsScreen() {
  const { t } = useTranslation(['settings', 'shell']);
  return (
    <SettingsFrame title={t('shell:pages.signIns')} lead={t('signIns.lead')}>
      <section className={styles.section} aria-labelledby="sign-in-list">
        <h2 id="sign-in-list">{t('signIns.list')}</h2>
        <SignInList />
      </section>
      <Everywhere />
    </SettingsFrame>
  );
}
