import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { Input, Modal, Switch, Typography } from 'antd';
import { type TFunction } from 'i18next';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { fold } from '../../../domain/folding/fold';
import { type ActionGroup, GROUPS } from '../../actions';
import { keyNames } from '../../actions/keys';
import styles from './shortcuts.module.css';

interface SheetProps {
  readonly isOpen: boolean;
  readonly singleKeys: boolean;
  onSingleKeys(on: boolean): void;
  onClose(): void;
}

/** What is done by keys, or by the pointer in a way of its own, with each of these ways. */
interface Shortcut {
  readonly does: string;
  readonly keys: readonly (readonly string[])[];
}

type T = TFunction<'canvas'>;

/** What no action stands for. */
const gestures = (t: T): Partial<Record<ActionGroup, Shortcut>> => ({
  create: { does: t('shortcuts.doubleClickDoes'), keys: [[t('shortcuts.doubleClick')]] },
  arrange: { does: t('shortcuts.moveNode'), keys: [keyNames('mod+←↑↓→')] },
  look: { does: t('shortcuts.arrows'), keys: [['←↑↓→']] },
});

function shortcutsOf(group: ActionGroup, t: T): readonly Shortcut[] {
  const gesture = gestures(t)[group];
  const actions = GROUPS[group].filter(({ keys }) => keys.length > 0);
  const named = actions.map(({ id, keys }) => ({ does: t(`action.${id}`), keys: keys.map(keyNames) }));
  return gesture === undefined ? named : [...named, gesture];
}

/** Found by what it does, or by one of its keys. */
const isFound = ({ does, keys }: Shortcut, sought: string): boolean =>
  fold(does).includes(sought) || keys.some((names) => fold(names.join(' ')).includes(sought));

interface GroupProps {
  readonly group: ActionGroup;
  readonly shortcuts: readonly Shortcut[];
}

function Group({ group, shortcuts }: GroupProps) {
  const { t } = useTranslation('canvas');
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.group}>
      <h3 id={heading}>{t(`shortcuts.group.${group}`)}</h3>
      <dl>
        {shortcuts.map(({ does, keys }) => (
          <div key={does} className={styles.row}>
            <dt>{does}</dt>
            <dd>
              {keys.map((names) => (
                <span key={names.join(' ')} className={styles.keys}>
                  {names.map((name) => (
                    <Typography.Text key={name} keyboard>
                      {name}
                    </Typography.Text>
                  ))}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The keys of the canvas in groups, found by what they do, and the switch for those of one character. */
export function ShortcutSheet({ isOpen, singleKeys, onSingleKeys, onClose }: SheetProps) {
  const { t } = useTranslation('canvas');
  const [asked, setAsked] = useState('');
  const sought = fold(asked.trim());
  const groups = (Object.keys(GROUPS) as ActionGroup[])
    .map((group) => ({ group, shortcuts: shortcutsOf(group, t).filter((shortcut) => isFound(shortcut, sought)) }))
    .filter(({ shortcuts }) => shortcuts.length > 0);
  return (
    <Modal
      open={isOpen}
      onCancel={onClose}
      afterClose={() => setAsked('')}
      footer={null}
      title={t('shortcuts.title')}
      width={760}
    >
      <Input
        className={styles.search ?? ''}
        prefix={<SearchOutlined aria-hidden />}
        aria-label={t('shortcuts.search')}
        placeholder={t('shortcuts.search')}
        value={asked}
        onChange={({ target }) => setAsked(target.value)}
        allowClear
      />
      <div className={styles.sheet}>
        {groups.map((shown) => (
          <Group key={shown.group} {...shown} />
        ))}
      </div>
      <p role="status" className={styles.none}>
        {groups.length > 0 ? '' : t('shortcuts.none')}
      </p>
      <label className={styles.switch}>
        <Switch checked={singleKeys} onChange={onSingleKeys} aria-label={t('shortcuts.single')} />
        <span>{t('shortcuts.single')}</span>
      </label>
    </Modal>
  );
}
