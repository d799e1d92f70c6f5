import { ComingScreen } from '../coming/ComingScreen';

/** Purchases: not built yet, and the page says so. */
export function PurchasesScreen() {
  return <ComingScreen page="purchases" />;
}
