import { ComingScreen } from '../coming/ComingScreen';

/** Processing: not built yet, and the page says so. */
export function ProcessingScreen() {
  return <ComingScreen page="processing" />;
}
