import { useQuery } from '@apollo/client/react';
import { Alert, Button, Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';

import { MessagesTotalDocument } from '../../../../../graphql/generated/history';
import { BESIDE_THE_LIST } from '../../../../apollo/reading';
import { ConfirmDialog } from '../../../../components/confirm/ConfirmDialog';
import { type DeletionFlow } from '../../../../components/confirm/useDeletion';
import { useProblemText } from '../../../../components/problem/problemText';
import { useReturnFocus } from '../../../../components/confirm/useReturnFocus';
import { Consequence } from './Consequence';
import { type ChatDeletionTarget } from './chatDeletion';

/** 'Are you sure you want to delete this', with what goes; everything goes only once that is ticked. Mount it while it is asked. */
export function DeleteDialog({ flow }: { readonly flow: DeletionFlow<ChatDeletionTarget> }) {
  useReturnFocus();
  const { t } = useTranslation('history');
  const problemText = useProblemText();
  const { target, amount, error } = flow;
  const isEverything = target?.kind === 'everything';
  const counted = useQuery(MessagesTotalDocument, {
    variables: { pageSize: 1 },
    skip: !isEverything,
    ...BESIDE_THE_LIST,
  });
  const total = counted.data?.chatMessages?.total ?? null;
  const failure = counted.error ?? error;
  return (
    <ConfirmDialog
      title={t('confirm.title')}
      action={isEverything ? t('clear') : t('delete')}
      isDangerous
      isBusy={flow.isDeleting}
      isDisabled={isEverything && amount === null}
      focused={isEverything ? 'close' : 'action'}
      onConfirm={flow.confirm}
      onDecline={flow.decline}
    >
      {failure !== null && (
        <Alert
          role="alert"
          type="error"
          showIcon
          title={t(counted.error === undefined ? 'confirm.failed' : 'confirm.uncounted')}
          description={problemText(failure)}
          action={
            counted.error !== undefined && (
              <Button onClick={() => void counted.refetch().catch(() => undefined)}>{t('tryAgain')}</Button>
            )
          }
        />
      )}
      {target !== null && <Consequence target={target} total={total} isCounting={counted.loading} />}
      <p>{t('confirm.final')}</p>
      {isEverything && (
        <Checkbox
          checked={amount !== null}
          disabled={total === null}
          onChange={(event) => flow.chooseAmount(event.target.checked ? total : null)}
        >
          {t('confirm.certain')}
        </Checkbox>
      )}
    </ConfirmDialog>
  );
}
