import { Alert, Button, Modal } from 'antd';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useProblemText } from '../problem/problemText';

interface ConfirmDialogProps {
  /** Always open without it, for a dialogue that comes and goes as a whole. */
  readonly isOpen?: boolean;
  readonly title: string;
  /** What the button says that does it. */
  readonly action: string;
  /** Whether something is lost by it. */
  readonly isDangerous?: boolean;
  readonly isBusy?: boolean;
  /** Something has to be done in the dialogue before it can be confirmed. */
  readonly isDisabled?: boolean;
  /** What has the focus at first: the button that does it, unless the dialogue says otherwise; a field gives it to itself. */
  readonly focused?: 'action' | 'close' | 'field';
  /** What is said where it could not be done; nothing while the error is null. */
  readonly failed?: { readonly title: string; readonly error: unknown };
  readonly children: ReactNode;
  onConfirm(): void;
  /** Pressed Close, Escape or beside the dialogue. */
  onDecline(): void;
}

const NOT_FAILED = { title: '', error: null } as const;

/** Asks before something is done: a question, what it means, and two buttons. */
export function ConfirmDialog({
  isOpen = true,
  title,
  action,
  isDangerous = false,
  isBusy = false,
  isDisabled = false,
  focused = 'action',
  failed = NOT_FAILED,
  children,
  onConfirm,
  onDecline,
}: ConfirmDialogProps) {
  const { t } = useTranslation('common');
  const problemText = useProblemText();
  return (
    <Modal
      open={isOpen}
      title={title}
      onCancel={onDecline}
      footer={[
        <Button key="close" autoFocus={focused === 'close'} onClick={onDecline}>
          {t('cancel')}
        </Button>,
        <Button
          key="action"
          danger={isDangerous}
          type="primary"
          autoFocus={focused === 'action'}
          loading={isBusy}
          disabled={isDisabled}
          onClick={onConfirm}
        >
          {action}
        </Button>,
      ]}
    >
      {failed.error !== null && (
        <Alert role="alert" type="error" showIcon title={failed.title} description={problemText(failed.error)} />
      )}
      {children}
    </Modal>
  );
}
