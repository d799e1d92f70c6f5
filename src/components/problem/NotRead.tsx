import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { problemCode } from './problemCode';
import { useProblemText } from './problemText';

interface NotReadProps {
  /** Why; told by its sentence. */
  readonly error: unknown;
  /** What could not be read, where the reason alone does not say it. */
  readonly what?: string;
  /** A warning where something read earlier is still shown. */
  readonly type?: 'error' | 'warning';
  /** The reason for which another try would be in vain, and what is said in its place. */
  readonly gone?: { readonly code: string; readonly says: string };
  onRetry(): void;
}

/** Says that something could not be read and why, in the place where it would stand, and offers another try where that may help. */
export function NotRead({ error, what, type = 'error', gone, onRetry }: NotReadProps) {
  const { t } = useTranslation('common');
  const problemText = useProblemText();
  const why = problemText(error);
  const said = what === undefined ? { title: why } : { title: what, description: why };
  return gone !== undefined && problemCode(error) === gone.code ? (
    <Alert role="alert" type={type} showIcon title={what ?? why} description={gone.says} />
  ) : (
    <Alert role="alert" type={type} showIcon {...said} action={<Button onClick={onRetry}>{t('tryAgain')}</Button>} />
  );
}
