import { type Settings, type UserInfo } from '../contract/account.js';
import { type DeletionScope } from '../contract/yourData.js';
import { type Alias } from '../contract/aliases.js';
import { type ImageId, type JobId, type OwnerId, type ProjectId } from '../contract/ids.js';
import { type ImportJob } from '../contract/imports.js';
import { type KeptMapping, type UsedMapping } from '../graph/formats/mapped/ImportChoices.js';
import { type DeviceInput } from '../contract/notifications.js';
import { type ApiTokenStore } from './ApiTokenStore.js';
import { type NotificationDraft } from './NotificationStore.js';
import { type SavedViewStore } from './SavedViewStore.js';
import { type ViewTokenStore } from './ViewTokenStore.js';

/** What the identity provider says of a person at sign-in. */
export interface KnownPerson {
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly displayName?: string;
  readonly photoURL?: string;
}

/** What a person may change of their profile. */
export type AccountChanges = Partial<Pick<UserInfo, 'displayName' | 'photoURL' | 'organisation' | 'about'>>;

/** A profile with another uploaded picture than before, and the one that it had. */
export interface PictureSet {
  readonly account: UserInfo;
  readonly replaced: ImageId | null;
}

/** What a person may change of their settings. */
export type SettingsChanges = Partial<Omit<Settings, 'version'>>;

/** What came of a sign-in: whether the browser is new, and whether a notification of that waits for delivery. */
export interface DeviceRecorded {
  readonly isNew: boolean;
  readonly posted: boolean;
}

/** The records of the product beside the graphs: accounts, settings, revocation times, API tokens, import jobs. */
export interface Records extends ApiTokenStore, ViewTokenStore, SavedViewStore {
  /** The profile; undefined for a person never seen. */
  account(owner: OwnerId): Promise<UserInfo | undefined>;
  /**
   * Makes the account when missing. An account that is there takes over the e-mail address and whether it is verified, but
   * keeps the name and the picture that the person chose.
   */
  upsertAccount(owner: OwnerId, person: KnownPerson): Promise<{ created: boolean }>;
  /** Throws `VERSION_CONFLICT` with the present profile when `version` is not its version; undefined for a person never seen. */
  updateAccount(owner: OwnerId, version: number, changes: AccountChanges): Promise<UserInfo | undefined>;
  /** Says which uploaded picture the profile has, null for none; undefined for a person never seen. The version stays: nobody types a picture. */
  setPicture(owner: OwnerId, picture: ImageId | null): Promise<PictureSet | undefined>;
  /** Empties the profile: name, picture address, organisation, about. The account stays. */
  clearAccount(owner: OwnerId): Promise<UserInfo | undefined>;

  /** Removes what a person made, or all of them but the job that does so, also from what the file keeps of removed rows. */
  eraseOwner(owner: OwnerId, scope: DeletionScope, job: JobId): Promise<void>;
  /** Removes the job that erased a person: the last of them. */
  eraseJob(owner: OwnerId, job: JobId): Promise<void>;

  /** Sessions signed in before this second (Unix time) are refused from now on. Never goes back. */
  endSessions(owner: OwnerId, atSeconds: number): Promise<void>;
  /** 0 when no session was ever ended. */
  sessionsValidAfter(owner: OwnerId): Promise<number>;

  /** The settings; what was never set has its default. */
  settings(owner: OwnerId): Promise<Settings>;
  /** Changes only what is named. */
  updateSettings(owner: OwnerId, changes: SettingsChanges): Promise<Settings>;

  /** Newest first. */
  importJobs(owner: OwnerId): Promise<ImportJob[]>;
  /** Keeps a job; what the person is told of it goes into the outbox in the same transaction, unless they muted it. */
  putImportJob(owner: OwnerId, id: string, job: ImportJob, told?: NotificationDraft): Promise<void>;
  deleteImportJob(owner: OwnerId, id: string): Promise<void>;
  /** The mappings that a person used last, newest first. */
  importMappings(owner: OwnerId): Promise<KeptMapping[]>;
  /** Keeps a mapping in place of the one for the same shape; the oldest go where there are many. */
  keepImportMapping(owner: OwnerId, kept: UsedMapping): Promise<void>;
  /** Keeps those of an archive too; one for the same shape that is there stays. */
  restoreImportMappings(owner: OwnerId, mappings: readonly KeptMapping[]): Promise<void>;
  /** What words mean in a project, the latest first. */
  aliases(owner: OwnerId, projectId: ProjectId): Promise<Alias[]>;
  /** Keeps what words mean in place of what they meant; those said longest ago go where there are many. */
  keepAlias(owner: OwnerId, projectId: ProjectId, alias: Omit<Alias, 'createdAt'>): Promise<void>;
  /** Keeps what words meant in an archive too; what they mean already stays. */
  restoreAliases(owner: OwnerId, projectId: ProjectId, aliases: readonly Alias[]): Promise<void>;
  forgetAlias(owner: OwnerId, projectId: ProjectId, words: string): Promise<void>;
  /** Removes what is kept of a project that is erased: imports into it, tokens for it, that it was looked at. */
  forgetProject(owner: OwnerId, projectId: ProjectId): Promise<void>;

  /**
   * Remembers the browser of a sign-in. Of one that was not seen before, unless it is the first of all, `draft` tells the
   * person: it goes into the outbox in the same transaction.
   */
  recordDevice(owner: OwnerId, device: DeviceInput, draft: NotificationDraft): Promise<DeviceRecorded>;
}
