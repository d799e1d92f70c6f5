import { type Core } from 'cytoscape';
import { memo, useCallback } from 'react';
import CytoscapeComponent from 'react-cytoscapejs';

import { silentOnceDestroyed } from '../core/events';
import { resizedWhenSizeChanges } from '../core/resizing';
import { letCanvasesRest } from '../core/resting';
import { measuredWhereItStands } from '../core/standing';

letCanvasesRest();

const NO_ELEMENTS: never[] = [];
const FILL = { width: '100%', height: '100%' };

interface MountProps {
  /** Called with each newly made core; must stay the same function. */
  readonly onCore: (cy: Core) => void;
}

/**
 * Mounts Cytoscape and hands its core over; nobody who listens to it hears of it once the page is left. Its props never change:
 * react-cytoscapejs would lay out and compare elements anew whenever they did.
 */
export const CytoscapeMount = memo(function CytoscapeMount({ onCore }: MountProps) {
  const mounted = useCallback(
    (cy: Core) => {
      silentOnceDestroyed(cy);
      resizedWhenSizeChanges(cy);
      measuredWhereItStands(cy);
      onCore(cy);
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
