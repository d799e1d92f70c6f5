import { Divider } from 'antd';
import { useTranslation } from 'react-i18next';

import { toolsOf } from '../../actions';
import { arrangeBy } from '../../actions/arranging';
import { type ToolbarMenu } from '../../actions/types';
import bar from '../../components/bar/bar.module.css';
import { useMediaQuery } from '../../components/media/useMediaQuery';
import { useViewItems } from '../../views/useViewItems';
import { HistoryMenu } from '../history/HistoryMenu';
import { offeredLayouts } from '../layouts/offered';
import { useActions } from '../workbench/useActions';
import { ActionButton } from './ActionButton';
import { ActionsMenu, menuItems, menuOfMenus } from './ActionsMenu';
import styles from './toolbar.module.css';

/** Menus that a narrow screen has no room for: one of them opens the others there. */
const FOLDED: readonly ToolbarMenu[] = ['create', 'arrange', 'sight', 'views', 'picture', 'share'];

/** The tools of the canvas: one control for each thing that one does with a graph, and what was done last beside the first. */
export function CanvasToolbar() {
  const actions = useActions();
  const { state, canvas } = actions;
  const { t } = useTranslation('canvas');
  const isNarrow = useMediaQuery('(max-width: 720px)');
  const views = useViewItems();
  // Nothing is laid out anew unless it is asked for here.
  const layouts = offeredLayouts(canvas.model).map(({ id }) => ({
    key: `layout:${id}`,
    label: t(`layout.of.${id}`),
    disabled: state.nodesShown < 2 || state.isLayoutRunning,
    onClick: () => arrangeBy(canvas, id),
  }));
  const beside = { arrange: { before: layouts }, views: { after: views.items } };
  const itemsOf = (menu: ToolbarMenu) => menuItems(menu, actions, t, beside[menu as keyof typeof beside]);
  const folded = isNarrow ? FOLDED : [];
  const menu = (id: ToolbarMenu) => {
    const items = id === 'more' ? menuOfMenus(folded, itemsOf, itemsOf(id), t) : itemsOf(id);
    const reads = id === 'views' || id === 'more' ? { onOpenChange: views.read } : {};
    return <ActionsMenu menu={id} {...(folded.includes(id) ? {} : { items })} {...reads} />;
  };
  const divider = !isNarrow && <Divider orientation="vertical" className={styles.divider ?? ''} />;
  return (
    <div role="toolbar" aria-label={t('toolbar')} className={`${bar.bar} ${styles.toolbar}`}>
      {menu('create')}
      <div className={styles.split}>
        {toolsOf('history').map((action) => (
          <ActionButton key={action.id} action={action} />
        ))}
        <HistoryMenu />
      </div>
      {divider}
      {menu('select')}
      {!isNarrow && menu('arrange')}
      {menu('sight')}
      {!isNarrow && menu('views')}
      {divider}
      {!isNarrow && menu('picture')}
      {!isNarrow && menu('share')}
      {menu('more')}
    </div>
  );
}
