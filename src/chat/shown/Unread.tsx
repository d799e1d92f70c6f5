import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';

interface UnreadProps {
  readonly title: string;
  onRetry(): void;
}

/** In the place of a picture whose elements could not be read. */
export function Unread({ title, onRetry }: UnreadProps) {
  const { t } = useTranslation('chat');
  const action = (
    <Button size="small" onClick={onRetry}>
      {t('tryAgain')}
    </Button>
  );
  return <Alert type="warning" title={title} action={action} />;
}
