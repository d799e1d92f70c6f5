import { Button, Tag } from 'antd';
import { useTranslation } from 'react-i18next';

import { type SignInMethod, type SignInMethods } from '../../../../../domain/session/accountChange';
import { appConfig } from '../../../../app/config';
import { ConfirmDialog } from '../../../../components/confirm/ConfirmDialog';
import styles from '../account.module.css';
import { ChangeFailed } from './formParts';
import { type AccountChanging } from './useAccountChange';

/** What the person calls a way to sign in. */
function useMethodName(): (method: SignInMethod) => string {
  const { t } = useTranslation(['settings', 'auth']);
  return (method) => (method === 'password' ? t('signIn.byPassword') : t(`auth:provider.${method}`));
}

interface MethodItemProps {
  readonly method: SignInMethod;
  readonly isLinked: boolean;
  readonly isLast: boolean;
  readonly changing: AccountChanging;
}

function MethodItem({ method, isLinked, isLast, changing }: MethodItemProps) {
  const { t } = useTranslation('settings');
  const name = useMethodName()(method);
  const { isBusy, change } = changing;
  const isLinking = isBusy && change?.kind === 'link' && change.provider === method;
  return (
    <li className={styles.item}>
      <span className={styles.words}>
        {name}
        <span className={styles.soft}>
          {t(isLast ? 'signIn.last' : isLinked ? 'signIn.linked' : 'signIn.notLinked')}
        </span>
      </span>
      {isLinked && !isLast && (
        <Button
          size="small"
          danger
          disabled={isBusy}
          aria-label={t('signIn.unlinkNamed', { name })}
          onClick={() => changing.wantsUnlink(method)}
        >
          {t('signIn.unlink')}
        </Button>
      )}
      {isLast && <Tag>{t('signIn.lastMark')}</Tag>}
      {!isLinked && method !== 'password' && (
        <Button
          size="small"
          loading={isLinking}
          disabled={isBusy && !isLinking}
          aria-label={t('signIn.linkNamed', { name })}
          onClick={() => changing.wants({ kind: 'link', provider: method })}
        >
          {t('signIn.link')}
        </Button>
      )}
    </li>
  );
}

interface MethodsSectionProps {
  readonly methods: SignInMethods;
  readonly changing: AccountChanging;
}

/** The ways in that the account has, and those that it can have here; the last one stays. */
export function MethodsSection({ methods: { linked }, changing }: MethodsSectionProps) {
  const { t } = useTranslation('settings');
  const nameOf = useMethodName();
  const offered = appConfig().auth.providers.map(({ id }) => id);
  const shown = [...new Set<SignInMethod>(['password', ...linked, ...offered])];
  const { change, isConfirming } = changing;
  const unlinked = change?.kind === 'unlink' ? change.method : undefined;
  return (
    <section className={styles.section} aria-labelledby="sign-in-methods">
      <h2 id="sign-in-methods">{t('signIn.methods')}</h2>
      <p className={styles.text}>{t('signIn.methodsText')}</p>
      <ChangeFailed failure={changing.failureOf('link') ?? changing.failureOf('unlink')} />
      <ul className={styles.list}>
        {shown.map((method) => {
          const isLinked = linked.includes(method);
          return (
            <MethodItem
              key={method}
              method={method}
              isLinked={isLinked}
              isLast={isLinked && linked.length === 1}
              changing={changing}
            />
          );
        })}
      </ul>
      <ConfirmDialog
        isOpen={isConfirming}
        title={t('signIn.confirmUnlink', { name: unlinked === undefined ? '' : nameOf(unlinked) })}
        action={t('signIn.unlink')}
        isDangerous
        focused="close"
        onConfirm={changing.confirm}
        onDecline={changing.decline}
      >
        <p>{t(unlinked === 'password' ? 'signIn.unlinkPasswordText' : 'signIn.unlinkText')}</p>
      </ConfirmDialog>
    </section>
  );
}
