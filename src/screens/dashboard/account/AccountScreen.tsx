import { ComingScreen } from '../coming/ComingScreen';

/** Account: not built yet, and the page says so. */
export function AccountScreen() {
  return <ComingScreen page="account" />;
}
