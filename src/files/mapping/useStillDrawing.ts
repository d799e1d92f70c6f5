import { type Core } from 'cytoscape';
import { useCallback, useEffect, useRef, useState } from 'react';

import { type GraphNode, type GraphRelationship, type Point } from '../../../domain/elements/elements';
import { GraphModel } from '../../graph/GraphModel';
import { Drawing } from '../../canvas/core/Drawing';
import { isLive } from '../../canvas/core/life';
import { Positions } from '../../canvas/core/Positions';
import { fit } from '../../canvas/core/viewport';
import { NOTHING_HIDDEN } from '../../canvas/core/visibility';
import { NearGraph } from '../../canvas/far/NearGraph';
import { useNewCanvasStore } from '../../canvas/store/useNewCanvasStore';
import { type DrawnNode, type DrawnRelationship } from '../../canvas/style/looks';
import { type StyleBook } from '../../canvas/style/StyleBook';

/** A graph that stands as it is. Give it constant arrays. */
interface StillGraph {
  readonly nodes: readonly Omit<DrawnNode, 'degree'>[];
  readonly relationships: readonly DrawnRelationship[];
}

/** What every element has in the store, and nobody sees of one that is in none. */
const STAMPS = { version: 1, createdAt: '', updatedAt: '' };

function elementsOf({ nodes, relationships }: StillGraph) {
  const degrees = new Map<string, number>();
  for (const { startNodeId, endNodeId } of relationships)
    for (const id of new Set([startNodeId, endNodeId])) degrees.set(id, (degrees.get(id) ?? 0) + 1);
  return {
    nodes: nodes.map((node): GraphNode => ({ ...node, ...STAMPS, degree: degrees.get(node.id) ?? 0 })),
    relationships: relationships.map((one): GraphRelationship => ({ ...one, ...STAMPS })),
    ...{ nodesTotal: nodes.length, relationshipsTotal: relationships.length, labels: [], types: [] },
  };
}

/**
 * Draws a graph as the canvas does, on the core that is handed to `attach`: looked at, panned and zoomed, and nothing in it changed. Until
 * somebody moves it, all of it is in sight, however the window changes.
 */
export function useStillDrawing(
  graph: StillGraph,
  places: ReadonlyMap<string, Point>,
  book: StyleBook,
): (cy: Core) => void {
  const [model] = useState(() => new GraphModel());
  const store = useNewCanvasStore(model.store, true);
  const [positions] = useState(() => new Positions(model));
  const known = useRef<Core | null>(null);
  const [drawing, setDrawing] = useState<Drawing | null>(null);

  const attach = useCallback(
    (cy: Core) => {
      if (known.current === cy) return;
      known.current = cy;
      const made = new Drawing(cy, model, new NearGraph(model), positions, store);
      let isMoved = false;
      cy.autoungrabify(true);
      cy.userZoomingEnabled(true);
      cy.on('scrollzoom pinchzoom dragpan', () => (isMoved = true));
      cy.on('resize', () => {
        if (!isMoved && cy.nodes().nonempty()) fit(cy);
      });
      cy.on('zoom pan resize', () => made.refine());
      setDrawing(made);
    },
    [model, positions, store],
  );
  useEffect(() => {
    if (drawing === null || !isLive(drawing.cy)) return;
    store.setState({ book });
    model.replace(elementsOf(graph));
    for (const [id, at] of places) positions.set(id, at);
    drawing.reset(NOTHING_HIDDEN);
    fit(drawing.cy);
  }, [drawing, graph, places, book, model, positions, store]);
  useEffect(
    () =>
      store.subscribe((now, before) => {
        if (now.theme !== before.theme && drawing !== null && isLive(drawing.cy)) drawing.rethemed();
      }),
    [drawing, store],
  );
  return attach;
}
