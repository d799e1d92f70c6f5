import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { type PendingLink, type SignInFailure } from '../../../domain/session/session';
import { loginActor } from '../loginActor';
import { AuthCard } from '../card/AuthCard';
import { FailureAlert } from '../card/FailureAlert';
import { ProviderButtons } from '../providers/ProviderButtons';
import { LinkForm } from './LinkForm';

interface LinkCardProps {
  readonly pending: PendingLink;
  readonly failure: SignInFailure | null;
  readonly isBusy: boolean;
  readonly next: string | null;
}

/**
 * Stands in for the form when another service's address has an account of another kind: says so, asks
 * for that account's password in place, and links the two.
 */
export function LinkCard({ pending, failure, isBusy, next }: LinkCardProps) {
  const { t } = useTranslation('auth');
  const provider = t(`provider.${pending.provider}`);
  return (
    <div role="alert">
      <AuthCard title={t('link.title')} lead={t('link.text', { email: pending.email, provider })}>
        <FailureAlert code={failure?.code ?? null} />
        <LinkForm pending={pending} failure={failure} isBusy={isBusy} next={next} />
        <ProviderButtons isBusy={isBusy} />
        <Button type="text" block onClick={() => loginActor.send({ type: 'LINK.CANCELLED' })}>
          {t('link.giveUp', { provider })}
        </Button>
      </AuthCard>
    </div>
  );
}
