import { Divider } from 'antd';
import { useTranslation } from 'react-i18next';

import { toolsOf } from '../../actions';
import { arrangeBy } from '../../actions/arranging';
import { type ActionCanvas, type ActionState } from '../../actions/types';
import { useMediaQuery } from '../../components/media/useMediaQuery';
import { ScrollingBar } from '../../components/scrolling-bar/ScrollingBar';
import { useViewItems } from '../../views/useViewItems';
import { HistoryMenu } from '../history/HistoryMenu';
import { offeredLayouts } from '../layouts/offered';
import { ActionButton } from './ActionButton';
import { ActionsMenu } from './ActionsMenu';
import styles from './toolbar.module.css';

interface CanvasToolbarProps {
  readonly state: ActionState;
  readonly canvas: ActionCanvas;
}

/** The tools of the canvas: one control for each thing that one does with a graph, and what was done last beside the first. */
export function CanvasToolbar(props: CanvasToolbarProps) {
  const { t } = useTranslation('canvas');
  const isNarrow = useMediaQuery('(max-width: 640px)');
  const divider = <Divider orientation="vertical" className={styles.divider ?? ''} />;
  return (
    <ScrollingBar label={t('toolbar')} className={styles.toolbar ?? ''}>
      <ActionsMenu menu="create" {...props} />
      <div className={styles.split}>
        {toolsOf('history').map((action) => (
          <ActionButton key={action.id} action={action} {...props} />
        ))}
        <HistoryMenu />
      </div>
      {divider}
      <ActionsMenu menu="select" {...props} />
      <ArrangeMenu {...props} />
      <ActionsMenu menu="sight" {...props} />
      <ViewsMenu {...props} />
      {!isNarrow && (
        <>
          {divider}
          <ActionsMenu menu="picture" {...props} />
          <ActionsMenu menu="share" {...props} />
        </>
      )}
      <ActionsMenu menu="more" also={isNarrow ? ['picture', 'share'] : []} {...props} />
    </ScrollingBar>
  );
}

/** The layouts to choose from, before what else is done with places; nothing is laid out anew unless it is asked for here. */
function ArrangeMenu(props: CanvasToolbarProps) {
  const { state, canvas } = props;
  const { t } = useTranslation('canvas');
  const layouts = offeredLayouts(canvas.model).map(({ id }) => ({
    key: `layout:${id}`,
    label: t(`layout.of.${id}`),
    disabled: state.nodesShown < 2 || state.isLayoutRunning,
    onClick: () => arrangeBy(canvas, id),
  }));
  return <ActionsMenu menu="arrange" before={layouts} {...props} />;
}

/** What stands beside the canvas, and the views of the project that were kept. */
function ViewsMenu(props: CanvasToolbarProps) {
  const { items, read } = useViewItems();
  return <ActionsMenu menu="views" after={items} onOpenChange={read} {...props} />;
}
