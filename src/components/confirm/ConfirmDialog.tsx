import { Button, Modal } from 'antd';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

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
  /** The button that has the focus at first: the one that does it, unless the dialogue says otherwise. */
  readonly focused?: 'action' | 'close';
  readonly children: ReactNode;
  onConfirm(): void;
  /** Pressed Close, Escape or beside the dialogue. */
  onDecline(): void;
}

/** Asks before something is done: a question, what it means, and two buttons. */
export function ConfirmDialog({
  isOpen = true,
  title,
  action,
  isDangerous = false,
  isBusy = false,
  isDisabled = false,
  focused = 'action',
  children,
  onConfirm,
  onDecline,
}: ConfirmDialogProps) {
  const { t } = useTranslation('common');
  return (
    <Modal
      open={isOpen}
      title={title}
      onCancel={onDecline}
      footer={[
        <Button key="close" autoFocus={focused === 'close'} onClick={onDecline}>
          {t('close')}
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
      {children}
    </Modal>
  );
}
