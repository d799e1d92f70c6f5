import { type Core } from 'cytoscape';
import { memo } from 'react';
import CytoscapeComponent from 'react-cytoscapejs';

const NO_ELEMENTS: never[] = [];
const FILL = { width: '100%', height: '100%' };

interface MountProps {
  /** Called with each newly made core; must stay the same function. */
  readonly onCore: (cy: Core) => void;
}

/**
 * Mounts Cytoscape and hands its core over. Its props never change: react-cytoscapejs would lay out and compare elements
 * anew whenever they did.
 */
export const CytoscapeMount = memo(function CytoscapeMount({ onCore }: MountProps) {
  return (
    <CytoscapeComponent
      elements={NO_ELEMENTS}
      style={FILL}
      cy={onCore}
      minZoom={0.02}
      maxZoom={4}
      boxSelectionEnabled
      autounselectify
    />
  );
});
