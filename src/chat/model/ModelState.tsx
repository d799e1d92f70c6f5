import InfoCircleOutlined from '@ant-design/icons/InfoCircleOutlined';
import { Popover } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { appConfig } from '../../app/config';
import styles from './model.module.css';
import { useModelState } from './useModelState';

interface ModelStateProps {
  /** The latest turn that ended; undefined where none did. */
  readonly turn: object | undefined;
}

/** How it stands with the language model, in a word; pressed, what that means, and what to set for those who run Harta here. */
export function ModelState({ turn }: ModelStateProps) {
  const { t } = useTranslation('chat');
  const state = useModelState(turn);
  const [isOpen, setOpen] = useState(false);
  if (state === undefined) return null;
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false);
  };
  const texts = [t(`model.means.${state}`), ...(appConfig().forThisMachine ? [t(`model.set.${state}`)] : [])];
  return (
    <>
      <Popover
        trigger="click"
        placement="bottomRight"
        open={isOpen}
        onOpenChange={setOpen}
        destroyOnHidden
        content={
          <div className={styles.text}>
            {texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        }
      >
        <button type="button" className={styles.word} aria-expanded={isOpen} onKeyDown={press}>
          {t('model.word', { state: t(`model.state.${state}`) })}
          <InfoCircleOutlined aria-hidden />
        </button>
      </Popover>
      <span role="status" className={styles.heard}>
        {isOpen && texts.join(' ')}
      </span>
    </>
  );
}
