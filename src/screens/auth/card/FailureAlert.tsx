import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';

import { failedField, failureKey } from '../../../auth/failureKey';

interface FailureAlertProps {
  /** The identity service's code; null says nothing. */
  readonly code: string | null;
  /** Failures of one field are said at that field; a page without such fields says them here. */
  readonly saysFields?: boolean;
}

/** Says inline why something did not work. The region is always there, so that what appears in it is read out. */
export function FailureAlert({ code, saysFields = false }: FailureAlertProps) {
  const { t } = useTranslation('auth');
  const isSaid = code !== null && (saysFields || failedField(code) === undefined);
  return (
    <div role="alert" hidden={!isSaid}>
      {isSaid && <Alert type="error" showIcon title={t(`failure.${failureKey(code)}`)} role="presentation" />}
    </div>
  );
}
