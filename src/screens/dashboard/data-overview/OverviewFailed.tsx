import { Button, Result } from 'antd';
import { useTranslation } from 'react-i18next';

import { useProblemText } from '../../../components/problem/problemText';

interface OverviewFailedProps {
  readonly error: unknown;
  onRetry(): void;
}

/** Says why nothing can be shown, and offers to try again. */
export function OverviewFailed({ error, onRetry }: OverviewFailedProps) {
  const { t } = useTranslation('canvas');
  const problemText = useProblemText();
  return (
    <Result
      status="warning"
      title={t('overview.failed')}
      subTitle={problemText(error)}
      extra={
        <Button type="primary" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  );
}
