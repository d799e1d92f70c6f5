import { LiveNews } from '../../../graph/live/LiveNews';
import { useLiveGraph } from '../../../graph/live/useLiveGraph';

/** The tables and the canvas beside them read themselves anew when the model says so. */
const reread = () => Promise.resolve();

/** Keeps the data on this screen as other windows leave it. */
export function LiveData() {
  return <LiveNews followed={useLiveGraph({ isOverview: false, reread })} />;
}
