import EllipsisOutlined from '@ant-design/icons/EllipsisOutlined';
import { Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { menuFor, oftenDone } from '../../actions';
import { useMenuOf } from '../stage/useMenuOf';
import { ActionButton, ToolButton } from '../toolbar/ActionButton';
import { useActions } from '../workbench/useActions';
import styles from './inspector.module.css';

/** Those that the panel has a place of their own for. */
const ELSEWHERE: readonly string[] = ['mergeNodes', 'deleteElement'];

/** What can be done with what is selected: what is done often by name, the rest in a menu. A finger has no other one for many. */
export function SelectionActions() {
  const { t } = useTranslation('canvas');
  const { state } = useActions();
  const [isOpen, setOpen] = useState(false);
  const often = oftenDone(state);
  const isElsewhere = (id: string) => ELSEWHERE.includes(id) || often.some((action) => action.id === id);
  const groups = menuFor(state).map((group) => group.filter(({ id }) => !isElsewhere(id)));
  const menu = useMenuOf(groups, isOpen, () => setOpen(false));
  return (
    <div role="group" aria-label={t('set.actions')} className={styles.actions}>
      {often.map((action) => (
        <ActionButton key={action.id} action={action} />
      ))}
      <Dropdown trigger={['click']} placement="bottomRight" open={isOpen} onOpenChange={setOpen} menu={menu}>
        <ToolButton
          icon={<EllipsisOutlined aria-hidden />}
          name={t('set.more')}
          word={t('toolMenu.more')}
          title={t('set.more')}
          aria-haspopup="menu"
        />
      </Dropdown>
    </div>
  );
}
