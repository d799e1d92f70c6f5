import { useGraphCall } from '../../graph/calls/useGraphCall';
import { useSetStyle } from '../../graph/styles/useSetStyle';
import { type Hidden } from '../core/visibility';
import { Legend } from './Legend';

interface StylingLegendProps {
  readonly hidden: Hidden;
  onHide(hidden: Hidden): void;
}

/**
 * The legend of a canvas on which a graph is edited: each look may be changed where one sees it. A canvas that only shows
 * (`/web-view`) takes the plain legend, and so nothing that sends.
 */
export function StylingLegend({ hidden, onHide }: StylingLegendProps) {
  const { succeeded } = useGraphCall();
  const onStyle = useSetStyle(succeeded);
  return <Legend hidden={hidden} onHide={onHide} onStyle={(name, change) => void onStyle(name, change)} />;
}
