import { theme } from 'antd';
import { type Core } from 'cytoscape';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef } from 'react';

import { useThemeMode } from '../components/theme/useThemeMode';
import { type Point } from '../../domain/elements/elements';
import { captionSize } from './core/elementData';
import { nodeSize } from './style/StyleBook';
import { fit } from './core/viewport';
import { forcePlaces } from './layouts/smallPlaces';
import { layoutGraph, placeAt } from './layouts/layoutGraph';
import { CANVAS_BACKGROUND, LabelColours } from './style/palette';
import { smallStylesheet } from './style/stylesheet';
import { canvasTheme } from './style/theme';

const CytoscapeMount = lazy(async () => ({ default: (await import('./stage/CytoscapeMount')).CytoscapeMount }));

interface ReadOnlyCanvasProps {
  readonly nodes: readonly { readonly id: string; readonly labels: readonly string[]; readonly caption: string }[];
  readonly relationships: readonly {
    readonly id: string;
    readonly type: string;
    readonly startNodeId: string;
    readonly endNodeId: string;
  }[];
  readonly height: number | string;
  /** What a reader who does not see it is told. */
  readonly label: string;
}

const placesOf = ({ nodes, relationships }: Pick<ReadOnlyCanvasProps, 'nodes' | 'relationships'>) => {
  const graph = layoutGraph(
    nodes.map(({ id }) => id),
    relationships,
  );
  const places = forcePlaces(graph);
  return new Map(graph.ids.map((id, i): [string, Point] => [id, placeAt(places, i)]));
};

/** A small graph to look at, pan and zoom, laid out once; nothing in it can be changed. Give it constant arrays. */
export function ReadOnlyCanvas({ nodes, relationships, height, label }: ReadOnlyCanvasProps) {
  const mode = useThemeMode();
  const { token } = theme.useToken();
  const core = useRef<Core | null>(null);
  const places = useMemo(() => placesOf({ nodes, relationships }), [nodes, relationships]);

  const draw = useCallback(() => {
    const cy = core.current;
    if (cy === null || cy.destroyed()) return;
    const colours = new LabelColours();
    colours.learn(nodes.flatMap((node) => node.labels.slice(0, 1)));
    const degree = (id: string) =>
      relationships.filter((each) => each.startNodeId === id || each.endNodeId === id).length;
    cy.style(smallStylesheet(canvasTheme(mode, token)));
    cy.autoungrabify(true);
    cy.userZoomingEnabled(true);
    cy.batch(() => {
      cy.elements().remove();
      cy.add(
        nodes.map(({ id, labels, caption }) => ({
          group: 'nodes',
          data: {
            id,
            caption,
            colour: colours.colour(labels[0] ?? '', mode),
            size: nodeSize(degree(id)),
            fontSize: captionSize(degree(id)),
          },
          position: { ...(places.get(id) ?? { x: 0, y: 0 }) },
        })),
      );
      cy.add(
        relationships.map(({ id, type, startNodeId, endNodeId }) => ({
          group: 'edges',
          data: { id, source: startNodeId, target: endNodeId, caption: type },
        })),
      );
    });
    fit(cy);
  }, [nodes, relationships, places, mode, token]);

  const attach = useCallback(
    (cy: Core) => {
      if (core.current === cy) return;
      core.current = cy;
      draw();
    },
    [draw],
  );
  useEffect(draw, [draw]);
  return (
    <div role="img" aria-label={label} style={{ height, background: CANVAS_BACKGROUND[mode], overflow: 'hidden' }}>
      <Suspense fallback={null}>
        <CytoscapeMount onCore={attach} />
      </Suspense>
    </div>
  );
}
