import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { useProblemText } from './problemText';

interface NotReadProps {
  /** Why; told by its sentence. */
  readonly error: unknown;
  /** What could not be read, where the reason alone does not say it. */
  readonly what?: string;
  /** A warning where something read earlier is still shown. */
  readonly type?: 'error' | 'warning';
  onRetry(): void;
}

/** Says that something could not be read and why, in the place where it would stand, and offers another try. */
export function NotRead({ error, what, type = 'error', onRetry }: NotReadProps) {
  const { t } = useTranslation('common');
  const problemText = useProblemText();
  const why = problemText(error);
  return (
    <Alert
      role="alert"
      type={type}
      showIcon
      {...(what === undefined ? { title: why } : { title: what, description: why })}
      action={<Button onClick={onRetry}>{t('tryAgain')}</Button>}
    />
  );
}
