import { Dropdown, type MenuProps } from 'antd';
import { type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { INTO_SIGHT } from '../../../../components/menu/intoSight';
import styles from './grid.module.css';

/** What can be done with a column by the menu of its head. */
export type HeadAction = 'asc' | 'desc' | 'earlier' | 'later' | 'wider' | 'narrower' | 'hide';

interface HeadMenuProps {
  /** What the column is called. */
  readonly name: string;
  /** Where the head is, in pixels of the window. */
  readonly at: { readonly x: number; readonly y: number };
  isPossible(action: HeadAction): boolean;
  onChoose(action: HeadAction): void;
  onClose(): void;
}

const GROUPS: readonly (readonly HeadAction[])[] = [
  ['asc', 'desc'],
  ['earlier', 'later', 'wider', 'narrower'],
  ['hide'],
];

const stop = (event: SyntheticEvent) => event.stopPropagation();

/** All that can be done with a column: what the pointer drags and keys do, said in words. */
export function HeadMenu({ name, at, isPossible, onChoose, onClose }: HeadMenuProps) {
  const { t } = useTranslation('data');
  const items = GROUPS.flatMap<NonNullable<MenuProps['items']>[number]>((group, index) => [
    ...(index > 0 ? [{ type: 'divider' as const }] : []),
    ...group.map((action) => ({
      key: action,
      label: t(`grid.head.${action}`, { name }),
      disabled: !isPossible(action),
    })),
  ]);
  const choose = ({ key }: { readonly key: string }) => {
    const action = GROUPS.flat().find((each) => each === key);
    onClose();
    if (action !== undefined) onChoose(action);
  };
  return (
    // What is pressed in the menu is not pressed in the table, though React hands it up to there.
    <span onKeyDown={stop} onClick={stop} onMouseDown={stop}>
      <Dropdown
        open
        autoFocus
        trigger={['contextMenu']}
        align={INTO_SIGHT}
        menu={{ items, autoFocus: true, onClick: choose, 'aria-label': t('grid.head.menu', { name }) }}
        onOpenChange={(isOpen) => !isOpen && onClose()}
      >
        <span className={styles.headMenu} style={{ left: at.x, top: at.y }} />
      </Dropdown>
    </span>
  );
}
