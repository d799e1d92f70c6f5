import { Divider } from 'antd';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

import { TOOLBAR } from '../../actions';
import { type ActionState, type CanvasCommands } from '../../actions/types';
import { ActionButton } from './ActionButton';
import { HistoryMenu } from '../history/HistoryMenu';
import { LayoutMenu } from './LayoutMenu';
import styles from './toolbar.module.css';

/** The tools of the canvas. */
export function CanvasToolbar({ state, commands }: { readonly state: ActionState; readonly commands: CanvasCommands }) {
  const { t } = useTranslation('canvas');
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t('toolbar')}>
      {TOOLBAR.map((group, index) => (
        <Fragment key={group[0]?.id}>
          {index > 0 && <Divider orientation="vertical" className={styles.divider ?? ''} />}
          {group.map((action) => (
            <ActionButton key={action.id} action={action} state={state} commands={commands} />
          ))}
          {index === 1 && <HistoryMenu />}
          {index === 3 && <LayoutMenu />}
        </Fragment>
      ))}
    </div>
  );
}
