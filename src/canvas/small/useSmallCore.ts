import { theme } from 'antd';
import { type Core, type EventObject } from 'cytoscape';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';

import { useThemeMode } from '../../components/theme/useThemeMode';
import { type ElementRef, type Point } from '../../../domain/elements/elements';
import { isLive } from '../core/life';
import { type StyleBook } from '../style/StyleBook';
import { smallStylesheet } from '../style/stylesheet';
import { canvasTheme } from '../style/theme';
import { useIcons } from '../style/IconPictures';
import { drawSmall, fitSmall, markSmall } from './drawSmall';
import { type SmallGraph } from './elements';
import { marksStyle } from './marks';
import { smallPlaces } from '../layouts/smallPlaces';

/** What a small canvas shows, and who hears of the pointer. */
interface SmallCore {
  readonly graph: SmallGraph;
  readonly book: StyleBook;
  /** The element that stands out. */
  readonly lit: string | null;
  readonly faded: ReadonlySet<string>;
  onOpen(ref: ElementRef): void;
  onPoint(ref: ElementRef | null): void;
}

type Places = ReadonlyMap<string, Point>;

/** Places that stay the same as long as no node and no link comes or goes. */
function usePlaces({ nodes, relationships }: SmallGraph, aspect: number | undefined): Places {
  const shape = JSON.stringify([
    nodes.map(({ id }) => id),
    relationships.map(({ startNodeId, endNodeId }) => [startNodeId, endNodeId]),
  ]);
  return useMemo(() => {
    const [ids, links] = JSON.parse(shape) as [string[], [string, string][]];
    return smallPlaces(
      ids,
      links.map(([startNodeId, endNodeId]) => ({ startNodeId, endNodeId })),
      aspect,
    );
  }, [shape, aspect]);
}

const ELEMENTS = 'node, edge';
/** Of more relationships only the types of those are written that a person points to. */
const MOST_TYPES = 6;

const refOf = (target: { id(): string; isNode(): boolean }): ElementRef => ({
  kind: target.isNode() ? 'node' : 'relationship',
  id: target.id(),
});

/**
 * Draws a small graph on the Cytoscape core that is handed to `attach`, on each one anew. The page scrolls over it, and
 * nothing in it moves.
 */
export function useSmallCore({ graph, book, lit, faded, onOpen, onPoint }: SmallCore): {
  readonly attach: (cy: Core) => void;
  readonly places: Places;
} {
  const mode = useThemeMode();
  const { token } = theme.useToken();
  const [core, attach] = useState<Core | null>(null);
  const { icons, come } = useIcons();
  const places = usePlaces(graph, core === null ? undefined : core.width() / core.height() || undefined);
  const open = useEffectEvent(onOpen);
  const point = useEffectEvent(onPoint);

  useEffect(() => {
    if (core === null || !isLive(core)) return;
    core.autoungrabify(true);
    core.userZoomingEnabled(false);
    core.userPanningEnabled(false);
    const onTap = ({ target }: EventObject) => open(refOf(target));
    const onOver = ({ target }: EventObject) => point(refOf(target));
    const onOut = () => point(null);
    const onResize = () => fitSmall(core);
    core.on('tap', ELEMENTS, onTap).on('mouseover', ELEMENTS, onOver).on('mouseout', ELEMENTS, onOut);
    core.on('resize', onResize);
    return () => {
      if (!isLive(core)) return;
      core.off('tap', ELEMENTS, onTap).off('mouseover', ELEMENTS, onOver).off('mouseout', ELEMENTS, onOut);
      core.off('resize', onResize);
    };
  }, [core]);

  useEffect(() => {
    if (core === null || !isLive(core)) return;
    const look = canvasTheme(mode, token);
    const areTypesWritten = graph.relationships.length <= MOST_TYPES;
    core.style([...smallStylesheet(look), ...marksStyle(token, look, areTypesWritten)]);
    drawSmall(core, graph, places, { book, icons, mode });
  }, [core, graph, places, book, icons, come, mode, token]);

  useEffect(() => {
    if (core !== null && isLive(core)) markSmall(core, lit, faded);
  }, [core, lit, faded, graph, places, book, icons, come, mode, token]);
  return { attach, places };
}
