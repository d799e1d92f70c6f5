import { type Unit } from '../../../../platform/storage/Unit.js';
import { type AnyObject } from '../store/objects.js';
import { type SandboxStore } from '../store/SandboxStore.js';

/** The version of the API that the SDK of this Harta speaks. */
const API_VERSION = '2026-10-28.endive';

/** Says that something has happened, in the transaction in which it does; it is told afterwards. */
export function* tell(store: SandboxStore, type: string, object: AnyObject): Unit<void> {
  const event = yield* store.put({
    ...(yield* store.begun('event')),
    ...{ api_version: API_VERSION, data: { object }, pending_webhooks: 1, type },
  });
  yield* store.expectDelivery(event.id);
}
