import { type OwnerId } from '../../../../server/contract/ids.js';
import { type JobStore } from '../../../../server/people/records/jobs/JobStore.js';
import { type NotificationStore } from '../../../../server/people/records/NotificationStore.js';
import { type RecordStores } from '../../../../server/people/records/RecordStores.js';

/** All ports that are held to a contract. */
export interface AllStores extends RecordStores {
  readonly notificationStore: NotificationStore;
  readonly jobStore: JobStore;
}

/** The record ports of an engine, open. */
export interface OpenRecords {
  readonly stores: AllStores;
  close(): Promise<void>;
}

/** The record ports under test. A suite asks for them anew each time: after `reopen` they are others over the same data. */
export interface Records {
  readonly stores: AllStores;
  /** Whether a notification waits for delivery. */
  isWaiting(owner: OwnerId): Promise<boolean>;
  /** Closes the engine and opens it again: what was acknowledged before is all there is. */
  reopen(): Promise<void>;
}

/** How many of some calls at once were carried out, and with which codes the others were refused. */
export async function outcomes(calls: readonly Promise<unknown>[]) {
  const settled = await Promise.allSettled(calls);
  const refused = settled.flatMap((each) =>
    each.status === 'rejected' ? [(each.reason as { readonly code?: string }).code] : [],
  );
  return { done: settled.length - refused.length, refused: [...new Set(refused)] };
}

/** As many calls at once as an engine has to order. */
export const AT_ONCE = 12;

/** The results of one call, made by many at once. */
export const manyTimes = <T>(call: (at: number) => Promise<T>): Promise<T>[] =>
  Array.from({ length: AT_ONCE }, (_, at) => call(at));
