import { CheckCircleFilled, CloseOutlined, ExclamationCircleFilled, InfoCircleFilled } from '@ant-design/icons';
import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { type Toast } from '../../../machines/toastMachine';
import { DISPLAY_MS, toastActor } from './useToast';
import { useClearPlace } from './useClearPlace';
import styles from './Toasts.module.css';

const SWIPE_THRESHOLD = 50;
const HOTKEY = ['F8'];

const icons = { info: <InfoCircleFilled />, success: <CheckCircleFilled />, error: <ExclamationCircleFilled /> };

function ToastCard({ toast, open }: { readonly toast: Toast; readonly open: boolean }) {
  const { t } = useTranslation('common');
  const { tone, title, description, action } = toast.content;
  const onOpenChange = (stays: boolean) => {
    if (!stays) toastActor.send({ type: 'TOAST.DISMISSED', id: toast.id });
  };
  return (
    <Root className={`${styles.toast} ${styles[tone]}`} open={open} onOpenChange={onOpenChange}>
      <span className={styles.icon} aria-hidden="true">
        {icons[tone]}
      </span>
      <div className={styles.text}>
        <div className={styles.words}>
          <Title className={styles.title}>{title}</Title>
          {description !== undefined && <Description className={styles.description}>{description}</Description>}
        </div>
        {action && (
          <Action altText={action.label} asChild>
            {/* Radix hands its own kind of button down as `type`, of which antd makes a button without a look. */}
            <Button type="default" size="small" onClick={() => action.onPress()}>
              {action.label}
            </Button>
          </Action>
        )}
      </div>
      <Close asChild>
        <Button type="text" size="small" icon={<CloseOutlined />} aria-label={t('close')} />
      </Close>
    </Root>
  );
}

/** The place where toasts appear, in every layout. F8 moves the focus to it. */
export function Toasts() {
  const { t } = useTranslation('shell');
  const toast = useSelector(toastActor, (snapshot) => snapshot.context.toast);
  const open = useSelector(toastActor, (snapshot) => snapshot.matches('open'));
  const place = useRef<HTMLOListElement>(null);
  const style = useClearPlace(place, open ? toast?.id : undefined);
  return (
    <Provider duration={DISPLAY_MS} swipeThreshold={SWIPE_THRESHOLD} swipeDirection="right" label={t('toast.label')}>
      {toast && <ToastCard key={toast.id} toast={toast} open={open} />}
      <Viewport
        ref={place}
        hotkey={HOTKEY}
        label={t('toast.region', { hotkey: '{hotkey}' })}
        className={styles.viewport}
        style={style}
      />
    </Provider>
  );
}
