import { Alert, Spin } from 'antd';
import { useTranslation } from 'react-i18next';

import { useSession } from '../../../auth/session';
import { ConfirmDialog } from '../../../components/confirm/ConfirmDialog';
import { NotRead } from '../../../components/problem/NotRead';
import { SettingsFrame } from '../../../settings/frame/SettingsFrame';
import { ProfileForm } from './ProfileForm';
import { SignInFacts } from './SignInFacts';
import { useProfile } from './useProfile';

interface ClearDialogProps {
  onConfirm(): void;
  onDecline(): void;
}

/** 'Are you sure you want to delete this', before the profile is emptied. */
function ClearDialog(answers: ClearDialogProps) {
  const { t } = useTranslation('account');
  return (
    <ConfirmDialog title={t('profile.clearTitle')} action={t('profile.clear')} isDangerous focused="close" {...answers}>
      <p>{t('profile.clearText')}</p>
    </ConfirmDialog>
  );
}

/** `/dashboard/profile`: who is signed in, and what they say of themselves. */
export function ProfileScreen() {
  const { t } = useTranslation('account');
  const { user } = useSession();
  return (
    <SettingsFrame title={t('profile.title')} lead={t('profile.lead')}>
      <SignInFacts email={user?.email ?? null} isVerified={user?.emailVerified ?? false} />
      {user !== null && <OwnProfile key={user.uid} uid={user.uid} />}
    </SettingsFrame>
  );
}

function OwnProfile({ uid }: { readonly uid: string }) {
  const { t } = useTranslation('account');
  const { state, send, isFound, keep } = useProfile(uid);
  const { kept, wanted, clashes, refusal } = state.context;
  if (state.matches('unread')) return <NotRead error={refusal} onRetry={() => send({ type: 'RETRIED' })} />;
  if (kept === null || wanted === null || state.matches('reading')) return <Spin />;
  return (
    <>
      {isFound && state.context.wanted !== kept && (
        <Alert type="info" showIcon role="status" title={t('profile.back')} />
      )}
      <ProfileForm
        wanted={wanted}
        clashes={clashes}
        refusal={refusal}
        isSaving={state.matches('saving')}
        isClearing={state.matches('clearing')}
        onTyped={keep}
        onSave={(typed) => send({ type: 'SUBMITTED', wanted: typed })}
        onClear={() => send({ type: 'CLEAR.WANTED' })}
      />
      {state.matches('asking') && (
        <ClearDialog
          onConfirm={() => send({ type: 'CLEAR.CONFIRMED' })}
          onDecline={() => send({ type: 'CLEAR.DECLINED' })}
        />
      )}
    </>
  );
}
