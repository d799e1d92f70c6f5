import { useMachine } from '@xstate/react';
import { Button, Spin } from 'antd';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { mailedLinkMachine } from '../../../../machines/mailedLinkMachine';
import { Announcement } from '../../../auth/card/Announcement';
import { failureKey } from '../../../auth/failureKey';
import { applyMailedLink, renewSession } from '../../../auth/identityCalls';
import { useSession } from '../../../auth/session';
import { LinkButton } from '../../../components/link-button/LinkButton';

/** Applies a mailed link at the identity service. */
const mailedLink = mailedLinkMachine.provide({
  actors: {
    apply: fromPromise<unknown, { code: string }>(({ input }) => applyMailedLink(input)),
    renewSession: fromPromise<unknown>(renewSession),
  },
});

interface MailedLinkProps {
  readonly code: string;
  /** Whether the link confirms an address, or changes one. */
  readonly kind: 'verified' | 'changed';
}

/** Applies a mailed link that is about the address, and says what came of it. */
export function MailedLink({ code, kind }: MailedLinkProps) {
  const { t } = useTranslation('auth');
  const { status } = useSession();
  const [snapshot, send] = useMachine(mailedLink, { input: { code } });
  const onward = (
    <LinkButton type="primary" size="large" block to={status === 'signedIn' ? '/dashboard/chat' : '/auth/login'}>
      {t('mailedLink.goOn')}
    </LinkButton>
  );
  if (snapshot.matches('applied'))
    return (
      <Announcement title={t(`mailedLink.${kind}Title`)} text={t(`mailedLink.${kind}Text`)}>
        {onward}
      </Announcement>
    );
  if (!snapshot.matches('failed'))
    return (
      <Announcement title={t('mailedLink.applying')}>
        <Spin />
      </Announcement>
    );
  const key = failureKey(snapshot.context.failure ?? '');
  if (key === 'deadLink')
    return (
      <Announcement title={t('mailedLink.failedTitle')} text={t('mailedLink.failedText')}>
        {onward}
      </Announcement>
    );
  return (
    <Announcement title={t('reset.uncheckedTitle')} text={t(`failure.${key}`)}>
      <Button type="primary" size="large" block onClick={() => send({ type: 'RETRIED' })}>
        {t('retry')}
      </Button>
    </Announcement>
  );
}
