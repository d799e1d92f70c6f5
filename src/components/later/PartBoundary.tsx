import { Alert, Button, Space } from 'antd';
import { Component, type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { isChunkFailure } from '../problem/problemCode';

/** Stands where the part would stand; a connection that comes back is reason enough for another try. */
function PartMissing({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation(['errors', 'common']);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const again = () => retry();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  return (
    <Alert
      role="alert"
      type="warning"
      showIcon
      title={t('errors:chunk.title')}
      description={
        <Space wrap>
          <Button size="small" onClick={onRetry}>
            {t('common:tryAgain')}
          </Button>
          {/* What a newer build has replaced comes no other way. */}
          <Button size="small" type="link" onClick={() => window.location.reload()}>
            {t('errors:chunk.again')}
          </Button>
        </Space>
      }
    />
  );
}

interface Failed {
  readonly error: unknown;
}

interface PartBoundaryProps {
  readonly children: ReactNode;
  /** What is drawn next is to be fetched anew. */
  onRetry(): void;
}

/**
 * Keeps the page around a part that could not be loaded, with what stands on it and what was typed there; any other mistake goes on to
 * whoever stands in for the page.
 */
export class PartBoundary extends Component<PartBoundaryProps, { readonly failed: Failed | null }> {
  override readonly state = { failed: null as Failed | null };

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } };
  }

  override render(): ReactNode {
    const { failed } = this.state;
    if (failed === null) return this.props.children;
    if (!isChunkFailure(failed.error)) throw failed.error;
    const retry = () => {
      this.props.onRetry();
      this.setState({ failed: null });
    };
    return <PartMissing onRetry={retry} />;
  }
}
