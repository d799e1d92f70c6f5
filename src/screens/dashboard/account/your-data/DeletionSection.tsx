import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { appConfig } from '../../../../app/config';
import { useSpanText } from '../../../../app/i18n/useSpanText';
import { useTimeText } from '../../../../app/i18n/useLanguage';
import { useSession } from '../../../../auth/session';
import { ConfirmDialog } from '../../../../components/confirm/ConfirmDialog';
import { ConfirmationField } from '../../../../components/confirm/ConfirmationField';
import { useProblemText } from '../../../../components/problem/problemText';
import { useKeeping } from '../../../../jobs/useKeeping';
import styles from '../account.module.css';
import { useDataDeletion } from './useDataDeletion';

const SCOPES = ['data', 'account'] as const;

function ConfirmDeletion({ flow, expected }: { readonly flow: ReturnType<typeof useDataDeletion>; expected: string }) {
  const { t } = useTranslation('settings');
  const span = useSpanText()(appConfig().deletionSeconds);
  const { target, error } = flow;
  const scope = target?.scope ?? 'data';
  return (
    <ConfirmDialog
      isOpen={flow.isAsking}
      title={t(`data.delete.${scope}.confirm`)}
      action={t(`data.delete.${scope}.action`, { span })}
      isDangerous
      isBusy={flow.isDeleting}
      isDisabled={!flow.isMeant && !flow.isDeleting}
      focused="field"
      failed={{ title: t('data.notBegun'), error }}
      onConfirm={flow.confirm}
      onDecline={flow.decline}
    >
      <p>{t(`data.delete.${scope}.text`)}</p>
      <p>{t('data.days', { span })}</p>
      <ConfirmationField
        label={t('data.type', { address: expected })}
        value={flow.typed}
        isShown={flow.isAsking}
        onChange={flow.type}
        onEnter={flow.confirm}
      />
    </ConfirmDialog>
  );
}

/** Deleting what the person made, or the account: begun here, carried out some days later, taken back until then. */
export function DeletionSection() {
  const { t } = useTranslation(['settings', 'account']);
  const { user } = useSession();
  const timeText = useTimeText();
  const problemText = useProblemText();
  const span = useSpanText()(appConfig().deletionSeconds);
  const expected = user?.email ?? user?.uid ?? '';
  const flow = useDataDeletion();
  const { deletion, isKeeping, error, keep } = useKeeping();
  return (
    <section className={styles.section} aria-labelledby="deletion">
      <h2 id="deletion">{t('data.deletion')}</h2>
      <p className={styles.text}>{t('data.deletionText', { span })}</p>
      {deletion !== null && (
        <Alert
          type="warning"
          showIcon
          title={t(`account:deletion.waiting.${deletion.scope}`, { at: timeText(deletion.at) })}
          description={error === null ? undefined : problemText(error)}
          action={
            <Button loading={isKeeping} onClick={keep}>
              {t(`account:deletion.keep.${deletion.scope}`)}
            </Button>
          }
        />
      )}
      <ul className={styles.list}>
        {SCOPES.map((scope) => (
          <li key={scope} className={styles.item}>
            <span className={styles.words}>
              {t(`data.delete.${scope}.name`)}
              <span className={styles.soft}>{t(`data.delete.${scope}.text`)}</span>
            </span>
            <Button danger disabled={deletion?.scope === scope} onClick={() => flow.ask({ scope, address: expected })}>
              {t(`data.delete.${scope}.ask`)}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDeletion flow={flow} expected={expected} />
    </section>
  );
}
