import { useTranslation } from 'react-i18next';

import { failedField, failureKey } from '../failureKey';
import { minutesToWait } from '../waitingTime';
import { Message } from './Message';

interface FailureAlertProps {
  /** The identity service's code; null says nothing. */
  readonly code: string | null;
  /** Failures of one field are said at that field; a page without such fields says them here. */
  readonly saysFields?: boolean;
}

/** Says inline why something did not work, read out as it appears. */
export function FailureAlert({ code, saysFields = false }: FailureAlertProps) {
  const { t } = useTranslation('auth');
  const minutes = code === null ? undefined : minutesToWait(code);
  const isSaid = code !== null && (saysFields || failedField(code) === undefined);
  return (
    <div role="alert" hidden={!isSaid}>
      {isSaid && (
        <Message
          tone="error"
          title={minutes === undefined ? t(`failure.${failureKey(code)}`) : t('tooManyFor', { count: minutes })}
        />
      )}
    </div>
  );
}
