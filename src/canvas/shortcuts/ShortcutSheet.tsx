import { Modal, Switch, Typography } from 'antd';
import { useTranslation } from 'react-i18next';

import { ACTIONS } from '../../actions';
import { keyNames } from '../../actions/keys';
import styles from './shortcuts.module.css';

interface SheetProps {
  readonly isOpen: boolean;
  readonly singleKeys: boolean;
  onSingleKeys(on: boolean): void;
  onClose(): void;
}

const Keys = ({ shortcut }: { readonly shortcut: string }) => (
  <span className={styles.keys}>
    {keyNames(shortcut).map((name) => (
      <Typography.Text key={name} keyboard>
        {name}
      </Typography.Text>
    ))}
  </span>
);

/** The keys of the canvas, and the switch for those of one character. */
export function ShortcutSheet({ isOpen, singleKeys, onSingleKeys, onClose }: SheetProps) {
  const { t } = useTranslation('canvas');
  return (
    <Modal open={isOpen} onCancel={onClose} footer={null} title={t('shortcuts.title')} width={720}>
      <dl className={styles.sheet}>
        {ACTIONS.filter(({ keys }) => keys.length > 0).map((action) => (
          <div key={action.id} className={styles.row}>
            <dt>{t(`action.${action.id}`)}</dt>
            <dd>
              {action.keys.map((shortcut) => (
                <Keys key={shortcut} shortcut={shortcut} />
              ))}
            </dd>
          </div>
        ))}
        <div className={styles.row}>
          <dt>{t('shortcuts.arrows')}</dt>
          <dd>
            <Typography.Text keyboard>←↑↓→</Typography.Text>
          </dd>
        </div>
        <div className={styles.row}>
          <dt>{t('shortcuts.moveNode')}</dt>
          <dd>
            <Keys shortcut="mod+←↑↓→" />
          </dd>
        </div>
        <div className={styles.row}>
          <dt>{t('shortcuts.doubleClickDoes')}</dt>
          <dd>{t('shortcuts.doubleClick')}</dd>
        </div>
      </dl>
      <label className={styles.switch}>
        <Switch checked={singleKeys} onChange={onSingleKeys} aria-label={t('shortcuts.single')} />
        <span>{t('shortcuts.single')}</span>
      </label>
    </Modal>
  );
}
