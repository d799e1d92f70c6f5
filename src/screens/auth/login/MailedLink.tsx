import { useMachine } from '@xstate/react';
import { Button, Spin } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { failureOf } from '../../../../domain/session/session';
import { type Submission, submissionMachineOf } from '../../../../machines/submissionMachine';
import { Announcement } from '../../../auth/card/Announcement';
import { failureKey } from '../../../auth/failureKey';
import { applyMailedLink, renewSession } from '../../../auth/identityCalls';
import { useSession } from '../../../auth/session';
import { LinkButton } from '../../../components/link-button/LinkButton';

interface MailedCode {
  readonly code: string;
}

/** Applies the link at the identity service. The address is confirmed even where the session cannot be renewed now: it learns of it later. */
async function applyAndRenew({ input: { content } }: { readonly input: Submission<MailedCode> }): Promise<void> {
  await applyMailedLink(content);
  await renewSession().catch(() => undefined);
}

const mailedLink = submissionMachineOf<MailedCode>().provide({
  actors: { send: fromPromise<unknown, Submission<MailedCode>>(applyAndRenew) },
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
  const [snapshot, send] = useMachine(mailedLink);
  useEffect(() => send({ type: 'SUBMITTED', content: { code } }), [send, code]);
  const onward = (
    <LinkButton type="primary" size="large" block to={status === 'signedIn' ? '/dashboard/chat' : '/auth/login'}>
      {t('mailedLink.goOn')}
    </LinkButton>
  );
  if (snapshot.matches('sent'))
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
  const key = failureKey(failureOf(snapshot.context.error).code);
  if (key === 'deadLink')
    return (
      <Announcement title={t('mailedLink.failedTitle')} text={t('mailedLink.failedText')}>
        {onward}
      </Announcement>
    );
  return (
    <Announcement title={t('reset.uncheckedTitle')} text={t(`failure.${key}`)}>
      <Button type="primary" size="large" block onClick={() => send({ type: 'SUBMITTED', content: { code } })}>
        {t('retry')}
      </Button>
    </Announcement>
  );
}
