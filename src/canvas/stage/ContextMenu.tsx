import { Dropdown } from 'antd';

import { menuFor } from '../../actions';
import { type Point } from '../../../domain/elements/elements';
import { INTO_SIGHT } from '../../components/menu/intoSight';
import { useActions } from '../workbench/useActions';
import styles from './stage.module.css';
import { useMenuOf } from './useMenuOf';

interface ContextMenuProps {
  readonly place: Point;
  /** The menu is gone; where it was asked for takes the keyboard back. */
  onClose(): void;
}

/** All that can be done with what is selected, or with the canvas when nothing is; where the pointer, the finger or the selection is. */
export function ContextMenu({ place, onClose }: ContextMenuProps) {
  const menu = useMenuOf(menuFor(useActions().state), true, onClose);
  return (
    <Dropdown
      open
      trigger={['contextMenu']}
      align={INTO_SIGHT}
      menu={menu}
      onOpenChange={(open) => !open && onClose()}
      autoFocus
    >
      <span className={styles.anchor} style={{ left: place.x, top: place.y }} />
    </Dropdown>
  );
}
