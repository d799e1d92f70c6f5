import { ulid } from 'ulid';

import { type OwnerId, type ProjectId } from '../../../../server/contract/ids.js';
import { type ProjectFate } from '../../../../server/people/records/projects/ProjectStore.js';
import { type NotificationStore } from '../../../../server/people/records/NotificationStore.js';
import { type PersonRecords } from '../../../../server/people/records/PersonRecords.js';
import { type PersonalStores } from '../../../../server/people/records/RecordStores.js';
import { type SettingsStore } from '../../../../server/people/records/SettingsStore.js';
import { type ProjectScope } from '../../../../server/graph/ports/scope.js';
import { newOwner } from '../../store/contract/Person.js';

/** What the engines of these suites let a person keep: little, so that a test can reach it. */
export const PERSONAL_LIMITS = { storedBytes: 300_000, freeInteractions: 10 } as const;

/** What lies beside the graphs of each person in an engine, open under {@link PERSONAL_LIMITS}. */
export interface OpenPersonal {
  readonly stores: PersonalStores;
  readonly settings: SettingsStore;
  readonly personRecords: PersonRecords;
  readonly notifications: Pick<NotificationStore, 'hasNotification'>;
  newProject(owner: OwnerId): Promise<ProjectId>;
  /** The bytes that count for the limit of a person, as the engine keeps them. */
  bytes(owner: OwnerId): Promise<number>;
  setState(scope: ProjectScope, fate: ProjectFate): Promise<unknown>;
  close(): Promise<void>;
}

/** The stores under test. A suite asks for them anew each time: after `reopen` they are others over the same data. */
export interface PersonalRecords extends Omit<OpenPersonal, 'close'> {
  reopen(): Promise<void>;
}

/** An id as a client or the server makes one; later ones are greater. */
export const id = <T extends string>(): T => ulid((last = Math.max(Date.now(), last + 1))) as T;
let last = 0;

/** Somebody with a project of their own. */
export async function newScope(records: PersonalRecords, ownerId = newOwner()): Promise<ProjectScope> {
  return { ownerId, projectId: await records.newProject(ownerId) };
}

export const ARCHIVED: ProjectFate = { state: 'archived' };
export const DELETED: ProjectFate = { state: 'deleted', erasedAt: '2126-01-01T00:00:00.000Z' };
export const ACTIVE: ProjectFate = { state: 'active' };

/** All of a list that is read by pages of a few, with how many it says there are. */
export async function allPages<T>(
  page: (pageToken: string) => Promise<{
    readonly items: readonly T[];
    readonly total: number;
    readonly nextPageToken?: string | undefined;
  }>,
): Promise<{ items: T[]; total: number }> {
  const items: T[] = [];
  for (let token = '1'; ;) {
    const read = await page(token);
    items.push(...read.items);
    if (read.nextPageToken === undefined) return { items, total: read.total };
    token = read.nextPageToken;
  }
}
