import { Alert, Button, Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';

import { ConfirmDialog } from '../../../../components/confirm/ConfirmDialog';
import { useProblemText } from '../../../../components/problem/problemText';
import { useReturnFocus } from '../../../../components/confirm/useReturnFocus';
import { Consequence } from './Consequence';
import { type ChatDeletionFlow } from './useChatDeletion';

/** 'Are you sure you want to delete this', with what goes; everything goes only once that is ticked. Mount it while it is asked. */
export function DeleteDialog({ flow: { snapshot, send } }: { readonly flow: ChatDeletionFlow }) {
  useReturnFocus();
  const { t } = useTranslation('history');
  const problemText = useProblemText();
  const { target, total, isCertain, error } = snapshot.context;
  const isEverything = target?.kind === 'everything';
  const isUncounted = snapshot.matches('uncounted');
  return (
    <ConfirmDialog
      title={t('confirm.title')}
      action={isEverything ? t('clear') : t('delete')}
      isDangerous
      isBusy={snapshot.matches('deleting')}
      isDisabled={isEverything && (total === null || !isCertain)}
      focused={isEverything ? 'close' : 'action'}
      onConfirm={() => send({ type: 'CONFIRMED' })}
      onDecline={() => send({ type: 'DECLINED' })}
    >
      {error !== null && (
        <Alert
          role="alert"
          type="error"
          showIcon
          title={t(isUncounted ? 'confirm.uncounted' : 'confirm.failed')}
          description={problemText(error)}
          action={isUncounted && <Button onClick={() => send({ type: 'COUNT.WANTED' })}>{t('tryAgain')}</Button>}
        />
      )}
      {target !== null && <Consequence target={target} total={total} isCounting={snapshot.matches('counting')} />}
      <p>{t('confirm.final')}</p>
      {isEverything && (
        <Checkbox
          checked={isCertain}
          disabled={total === null}
          onChange={(event) => send({ type: 'CERTAINTY.CHANGED', isCertain: event.target.checked })}
        >
          {t('confirm.certain')}
        </Checkbox>
      )}
    </ConfirmDialog>
  );
}
