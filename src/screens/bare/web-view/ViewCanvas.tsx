import AimOutlined from '@ant-design/icons/AimOutlined';
import ProfileOutlined from '@ant-design/icons/ProfileOutlined';
import TagsOutlined from '@ant-design/icons/TagsOutlined';
import ZoomInOutlined from '@ant-design/icons/ZoomInOutlined';
import ZoomOutOutlined from '@ant-design/icons/ZoomOutOutlined';
import { Button, Grid, Spin } from 'antd';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Isolated } from '../../../components/isolated/Isolated';
import { type NamedStyle } from '../../../../domain/styles/style';
import { type ElementRef } from '../../../../domain/elements/elements';
import { Announcer } from '../../../canvas/Announcer';
import canvasStyles from '../../../canvas/canvas.module.css';
import { Legend } from '../../../canvas/legend/Legend';
import { SearchBox } from '../../../canvas/search/SearchBox';
import { ShownLine } from '../../../canvas/ShownLine';
import { CanvasFoot } from '../../../canvas/stage/CanvasFoot';
import { CanvasScope } from '../../../canvas/style/CanvasScope';
import { useOverlays } from '../../../canvas/workbench/useOverlays';
import { CanvasContext } from '../../../canvas/workbench/Workbench';
import { later } from '../../../components/later/later';
import bar from '../../../components/bar/bar.module.css';
import { useGraphSnapshot } from '../../../graph/GraphModelContext';
import { useNewShowing } from './useNewShowing';
import { type SeenView } from '../../../views/savedViews';
import { useViewGraph } from './useViewGraph';
import { ViewFailed } from './ViewFailed';
import { ViewPanel } from './ViewPanel';
import { ViewStage } from './ViewStage';
import { type ViewCalls, type Viewed } from './viewCalls';
import styles from './view.module.css';

const Outline = later(async () => (await import('../../../canvas/outline/Outline')).Outline);
const ViewLens = later(async () => (await import('./ViewLens')).ViewLens);
const NEIGHBOURS = 25;
const ZOOM = 1.3;

interface ViewCanvasProps {
  readonly calls: ViewCalls;
  readonly secret: string;
  readonly viewed: Viewed;
}

interface Tool {
  readonly name: string;
  readonly icon: ReactNode;
  readonly isPressed?: boolean;
  press(): void;
}

/** The graph of a view with what reads it: search, legend, list, panel. Nothing on it changes anything. */
export function ViewCanvas({ calls, secret, viewed }: ViewCanvasProps) {
  const { t } = useTranslation(['view', 'canvas', 'shell']);
  const { model, snapshot } = useGraphSnapshot();
  const { styles: looks, state, error, retry, rest } = useViewGraph(calls, secret, viewed.projectId);
  const { savedView } = viewed;
  const own = useMemo(
    () => (savedView?.styles as readonly NamedStyle[] | undefined)?.map((one) => ({ ...one, version: 0 })),
    [savedView],
  );
  const showing = useNewShowing(calls, own ?? looks);
  const { controller, goTo } = showing;
  const overlays = useOverlays(controller);
  const { md } = Grid.useBreakpoint();
  const [legendChoice, setLegend] = useState<boolean | null>(null);
  const [isOutlineOpen, setOutline] = useState(false);
  // On a narrow frame the legend would cover the graph, so it waits to be asked for.
  const isLegendOpen = legendChoice ?? md === true;

  const name = savedView?.name ?? (viewed.name === '' ? t('unnamed') : viewed.name);
  useEffect(() => void (document.title = t('shell:documentTitle', { page: name })), [t, name]);

  if (state === 'failed') return <ViewFailed error={error} onRetry={retry} />;
  const isEmpty = state !== 'loading' && snapshot.nodesShown === 0;
  const goAnywhere = async (ref: ElementRef, start?: string) => {
    const nodeId = ref.kind === 'node' ? ref.id : start;
    if (model.element(ref) === undefined && nodeId !== undefined)
      await calls.neighbourhood(nodeId, NEIGHBOURS).then(
        (found) => model.show(found),
        () => undefined,
      );
    if (model.element(ref) !== undefined) goTo(ref);
  };
  const tools: readonly Tool[] = [
    {
      name: t('canvas:action.zoomIn'),
      icon: <ZoomInOutlined />,
      press: () => controller.zoom(ZOOM),
    },
    {
      name: t('canvas:action.zoomOut'),
      icon: <ZoomOutOutlined />,
      press: () => controller.zoom(1 / ZOOM),
    },
    { name: t('canvas:action.fitAll'), icon: <AimOutlined />, press: () => controller.fit() },
    {
      name: t('canvas:action.legend'),
      icon: <TagsOutlined />,
      isPressed: isLegendOpen,
      press: () => setLegend(!isLegendOpen),
    },
    {
      name: t('canvas:action.outline'),
      icon: <ProfileOutlined />,
      isPressed: isOutlineOpen,
      press: () => setOutline(!isOutlineOpen),
    },
  ];
  return (
    <CanvasContext value={showing}>
      <CanvasScope className={canvasStyles.workbench} ref={overlays}>
        <ViewStage>
          <div className={canvasStyles.top} data-covers="first">
            <div className={styles.tools}>
              <h1 className={styles.name}>
                <Isolated text={name} />
              </h1>
              <div className={bar.bar} role="toolbar" aria-label={t('canvas:toolbar')}>
                {tools.map(({ name, icon, isPressed, press }) => (
                  <Button
                    key={name}
                    type="text"
                    icon={icon}
                    aria-label={name}
                    title={name}
                    aria-pressed={isPressed}
                    color={isPressed === true ? 'primary' : 'default'}
                    variant={isPressed === true ? 'filled' : 'text'}
                    onClick={press}
                  />
                ))}
              </div>
            </div>
            <SearchBox search={calls.search} onChoose={(ref, start) => void goAnywhere(ref, start)} />
          </div>
          {isOutlineOpen && (
            <div className={canvasStyles.side}>
              <Outline />
            </div>
          )}
          {isLegendOpen && snapshot.nodesShown > 0 && (
            <div className={canvasStyles.corner}>
              <Legend />
            </div>
          )}
          {state === 'loading' && (
            <div className={styles.over} role="status">
              <Spin />
              <span>{t('canvas:overview.loading')}</span>
            </div>
          )}
          {savedView !== undefined && !isEmpty && state !== 'loading' && (
            <ViewLens view={savedView as unknown as SeenView} calls={calls} />
          )}
          {isEmpty && (
            <p className={styles.over} role="status">
              {t('empty')}
            </p>
          )}
          <CanvasFoot>
            {!isEmpty && state !== 'loading' && <ShownLine isLoading={state === 'refreshing'} rest={rest} />}
          </CanvasFoot>
        </ViewStage>
        <ViewPanel />
        <Announcer />
      </CanvasScope>
    </CanvasContext>
  );
}
