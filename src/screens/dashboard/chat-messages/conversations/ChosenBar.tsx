import { DeleteOutlined } from '@ant-design/icons';
import { Button, Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';

import { type Conversation } from '../../../../chat/list/conversationList';
import styles from '../history.module.css';
import { type Chosen } from './useChosen';

interface ChosenBarProps {
  readonly shown: readonly Conversation[];
  readonly chosen: Chosen;
  onDelete(): void;
}

/** Chooses all conversations that are shown or none, and does something with those that are chosen. */
export function ChosenBar({ shown, chosen: { chosen, chooseAll }, onDelete }: ChosenBarProps) {
  const { t } = useTranslation('history');
  const count = chosen.length;
  return (
    <div className={styles.chosenBar}>
      <Checkbox
        checked={count === shown.length}
        indeterminate={count > 0 && count < shown.length}
        onChange={(event) => chooseAll(event.target.checked)}
      >
        {t('conversations.chooseAll')}
      </Checkbox>
      <span role="status">{count > 0 && t('conversations.chosen', { count })}</span>
      {count > 0 && (
        <Button danger icon={<DeleteOutlined aria-hidden />} onClick={onDelete}>
          {t('conversations.deleteChosen', { count })}
        </Button>
      )}
    </div>
  );
}
