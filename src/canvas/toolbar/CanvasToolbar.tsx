import { Divider } from 'antd';
import { useTranslation } from 'react-i18next';

import { toolsOf } from '../../actions';
import { type ActionCanvas, type ActionState, type CanvasAction } from '../../actions/types';
import { HistoryMenu } from '../history/HistoryMenu';
import { ActionButton } from './ActionButton';
import { ActionsMenu } from './ActionsMenu';
import { LayoutMenu } from './LayoutMenu';
import { ScrollingBar } from './ScrollingBar';
import styles from './toolbar.module.css';

interface CanvasToolbarProps {
  readonly state: ActionState;
  readonly canvas: ActionCanvas;
}

/** The tools of the canvas: what is done often as buttons, the rest behind a few more. */
export function CanvasToolbar(props: CanvasToolbarProps) {
  const { t } = useTranslation('canvas');
  const buttons = (place: CanvasAction['toolbar']) =>
    toolsOf(place).map((action) => <ActionButton key={action.id} action={action} {...props} />);
  const divider = <Divider orientation="vertical" className={styles.divider ?? ''} />;
  return (
    <ScrollingBar label={t('toolbar')}>
      {buttons('make')}
      <ActionsMenu menu="select" {...props} />
      {divider}
      {buttons('history')}
      <HistoryMenu />
      {divider}
      <LayoutMenu canvas={props.canvas} />
      {buttons('parts')}
      {divider}
      <ActionsMenu menu="picture" {...props} />
      <ActionsMenu menu="files" {...props} />
      <ActionsMenu menu="more" {...props} />
    </ScrollingBar>
  );
}
