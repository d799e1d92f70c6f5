import { useApolloClient, useQuery } from '@apollo/client/react';
import { Button, Skeleton, Tag } from 'antd';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { SignInsDocument } from '../../../../../graphql/generated/account';
import { LOG_OUT_PATH } from '../../../../app/layouts/layoutOf';
import { useTimeText } from '../../../../app/i18n/useLanguage';
import { AS_IT_STANDS, FRESH_AT_FIRST } from '../../../../apollo/reading';
import { loginActor } from '../../../../auth/loginActor';
import { NotRead } from '../../../../components/problem/NotRead';
import { useRejoin } from '../../../../live/useLiveEvent';
import styles from '../account.module.css';
import { EndSignInDialog } from './EndSignInDialog';
import { useDeviceText, useMethodText } from './useDeviceText';
import { type SignIn, useSignInEnding } from './useSignInEnding';

function SignInItem({ signIn, onEnd }: { readonly signIn: SignIn; onEnd(): void }) {
  const { t } = useTranslation('settings');
  const navigate = useNavigate();
  const timeText = useTimeText();
  const device = useDeviceText()(signIn.device);
  const method = useMethodText()(signIn.method);
  const { isPresent, signedInAt, lastUsedAt } = signIn;
  const facts = [
    t('signIns.begun', { at: timeText(signedInAt) }),
    ...(isPresent ? [] : [t('signIns.used', { at: timeText(lastUsedAt) })]),
    method,
  ];
  const leave = () => {
    loginActor.send({ type: 'SIGN_OUT.CHOSEN' });
    void navigate(LOG_OUT_PATH);
  };
  return (
    <li className={styles.item}>
      <span className={styles.words}>
        {device}
        <span className={styles.soft}>{facts.join(' · ')}</span>
      </span>
      {isPresent && <Tag color="success">{t('signIns.here')}</Tag>}
      <Button
        size="small"
        danger={!isPresent}
        aria-label={t(isPresent ? 'signIns.endHere' : 'signIns.endNamed', { device })}
        onClick={isPresent ? leave : onEnd}
      >
        {t('signIns.end')}
      </Button>
    </li>
  );
}

/** Every browser in which the person is signed in, this one first. */
export function SignInList() {
  const { t } = useTranslation('settings');
  const { data, error } = useQuery(SignInsDocument, FRESH_AT_FIRST);
  const ending = useSignInEnding();
  const client = useApolloClient();
  const readAgain = useCallback(
    () => void client.query({ query: SignInsDocument, ...AS_IT_STANDS }).catch(() => undefined),
    [client],
  );
  // Where somebody is signed out, the windows of who stays join anew.
  useRejoin('user:notifications', readAgain);
  useEffect(() => {
    window.addEventListener('focus', readAgain);
    return () => window.removeEventListener('focus', readAgain);
  }, [readAgain]);
  const list = data?.signIns;
  if (!list && error !== undefined) return <NotRead error={error} onRetry={readAgain} />;
  if (!list) return <Skeleton active title={false} paragraph={{ rows: 3 }} aria-label={t('signIns.loading')} />;
  if (!list.isKnown) return <p className={styles.text}>{t('signIns.notKnown')}</p>;
  return (
    <>
      <ul className={styles.list}>
        {list.items.map((signIn) => (
          <SignInItem key={signIn.id} signIn={signIn} onEnd={() => ending.ask(signIn)} />
        ))}
      </ul>
      <EndSignInDialog flow={ending} />
    </>
  );
}
