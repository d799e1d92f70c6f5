import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { useGraphSnapshot } from '../../graph/GraphModelContext';
import styles from '../canvas.module.css';
import { MOST_BESIDE } from '../core/emphasised';
import { useBook, useShowing, useTool } from '../workbench/Workbench';
import { nodesBeside } from './adjacency';
import { type MapLayer } from './MapLayer';
import { useProjectMap } from './useProjectMap';

/** The neighbours of the selected node, where they are too many to be brought onto the canvas all; none otherwise. */
function useManyNeighbours(map: MapLayer): readonly string[] {
  const selection = useTool(({ context }) => context.selection);
  const arrays = useSyncExternalStore(map.read, () => map.arrays);
  const beside = useMemo(
    () => (arrays === undefined || selection?.kind !== 'node' ? [] : nodesBeside(arrays, [selection.id])),
    [arrays, selection],
  );
  return beside.length > MOST_BESIDE ? beside : [];
}

/** Draws all of a project from afar that is larger than a canvas holds element by element, and says how much of it there is to see. */
export function ProjectMap({ projectId }: { readonly projectId: string }) {
  const { t, i18n } = useTranslation('canvas');
  const { controller } = useShowing();
  const { model, snapshot } = useGraphSnapshot();
  const book = useBook();
  const { map } = controller;
  const actor = useProjectMap(projectId, map);
  const state = useSelector(actor, ({ value }) => value);
  const { nodes, nodesTotal } = useSelector(actor, ({ context }) => context);
  const redraw = useSyncExternalStore(map.read, () => map.redraw);
  const neighbours = useManyNeighbours(map);
  const number = new Intl.NumberFormat(i18n.language);
  const said = (key: `map.${typeof state}` | 'map.byValue' | 'map.neighbours', some: number, total: number) =>
    t(key, { count: total, nodes: number.format(some), total: number.format(total) });
  const isByValue = [
    ...snapshot.labels.map(({ label }) => book.styleOf({ kind: 'label', name: label })),
    ...snapshot.types.map(({ type }) => book.styleOf({ kind: 'type', name: type })),
  ].some(({ colourBy, sizeFrom }) => colourBy !== undefined || sizeFrom === 'number');
  const near = snapshot.nodesShown;
  // What is said of it then stands in the line beside this one.
  if (redraw !== undefined) return null;
  return (
    <div className={styles.map} role="status" data-map={state}>
      <span>{said(`map.${state}`, nodes, nodesTotal)}</span>
      {state === 'shown' && isByValue && near < nodesTotal && <span>{said('map.byValue', near, near)}</span>}
      {neighbours.length > 0 && (
        <span>
          {said('map.neighbours', neighbours.filter((id) => model.node(id) !== undefined).length, neighbours.length)}
        </span>
      )}
      {state === 'failed' && (
        <Button type="link" size="small" onClick={() => actor.send({ type: 'RETRIED' })}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
