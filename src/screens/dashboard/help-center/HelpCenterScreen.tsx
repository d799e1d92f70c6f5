import { ComingScreen } from '../coming/ComingScreen';

/** HelpCenter: not built yet, and the page says so. */
export function HelpCenterScreen() {
  return <ComingScreen page="helpCenter" />;
}
