import { type Core } from 'cytoscape';
import { memo, useCallback } from 'react';
import CytoscapeComponent from 'react-cytoscapejs';

import { type Ended } from '../core/life';
import { measuredWhereItStands } from '../core/standing';

declare global {
  interface Window {
    /** Hears of each core that draws a canvas. A page has none: journeys and benches set it, to read what was drawn. */
    onCanvasCore?: (core: Core) => void;
  }
}

const ENDED: Ended = 'harta.ended';

/**
 * Removes all listeners of a core when it is destroyed. Cytoscape emits `resize` a tenth of a second after the size changed, even if the
 * core is gone by then. Call it before anything else listens for `destroy`.
 */
function silentOnceDestroyed(cy: Core): void {
  cy.one('destroy', () => {
    cy.scratch(ENDED, true);
    // After the other listeners for `destroy` have run.
    queueMicrotask(() => cy.removeAllListeners());
  });
}

const NO_ELEMENTS: never[] = [];
const FILL = { width: '100%', height: '100%' };

interface MountProps {
  /** Called with each newly made core; must stay the same function. */
  readonly onCore: (cy: Core) => void;
}

/**
 * Mounts Cytoscape and hands its core over. Its props never change: elements come from the controller, which knows what has changed, where
 * react-cytoscapejs would compare all of them (docs/decisions/0070-only-what-cytoscape-publishes.md).
 */
export const CytoscapeMount = memo(function CytoscapeMount({ onCore }: MountProps) {
  const mounted = useCallback(
    (cy: Core) => {
      silentOnceDestroyed(cy);
      measuredWhereItStands(cy);
      onCore(cy);
      window.onCanvasCore?.(cy);
    },
    [onCore],
  );
  return (
    <CytoscapeComponent
      elements={NO_ELEMENTS}
      style={FILL}
      cy={mounted}
      minZoom={0.002}
      maxZoom={4}
      boxSelectionEnabled
      autounselectify
    />
  );
});
