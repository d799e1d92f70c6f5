import { Divider } from 'antd';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

import { TOOLBAR } from '../../actions';
import { type ActionCanvas, type ActionState } from '../../actions/types';
import { ActionButton } from './ActionButton';
import { HistoryMenu } from '../history/HistoryMenu';
import { LayoutMenu } from './LayoutMenu';
import { ScrollingBar } from './ScrollingBar';
import styles from './toolbar.module.css';

/** The tools of the canvas. */
export function CanvasToolbar({ state, canvas }: { readonly state: ActionState; readonly canvas: ActionCanvas }) {
  const { t } = useTranslation('canvas');
  return (
    <ScrollingBar label={t('toolbar')}>
      {TOOLBAR.map((group, index) => (
        <Fragment key={group[0]?.id}>
          {index > 0 && <Divider orientation="vertical" className={styles.divider ?? ''} />}
          {group.map((action) => (
            <ActionButton key={action.id} action={action} state={state} canvas={canvas} />
          ))}
          {index === 1 && <HistoryMenu />}
          {index === 3 && <LayoutMenu canvas={canvas} />}
        </Fragment>
      ))}
    </ScrollingBar>
  );
}
