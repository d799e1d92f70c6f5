import { ComingScreen } from '../coming/ComingScreen';

/** Images: not built yet, and the page says so. */
export function ImagesScreen() {
  return <ComingScreen page="images" />;
}
