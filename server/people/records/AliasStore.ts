import { type Alias } from '../../contract/aliases.js';
import { type OwnerId, type ProjectId } from '../../contract/ids.js';

/** Words that are kept of one project; of more, those said longest ago go. */
export const MOST_ALIASES = 200;

/** What persons said that words mean in their projects; of many those said longest ago go, in the transaction that adds one. */
export interface AliasStore {
  /** Of one project, the latest first. */
  list(owner: OwnerId, projectId: ProjectId): Promise<Alias[]>;
  /** Keeps what words mean in place of what they meant. */
  put(owner: OwnerId, projectId: ProjectId, alias: Omit<Alias, 'createdAt'>): Promise<void>;
  /** Keeps what words meant in an archive too, all or none; what they mean already stays. Done twice it is the same. */
  restore(owner: OwnerId, projectId: ProjectId, aliases: readonly Alias[]): Promise<void>;
  /** Forgets what words mean; of words that mean nothing there is nothing to forget. */
  remove(owner: OwnerId, projectId: ProjectId, words: string): Promise<void>;
}
