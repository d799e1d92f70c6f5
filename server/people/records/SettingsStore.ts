import { type Settings } from '../../contract/account.js';
import { type OwnerId } from '../../contract/ids.js';

/** What a person may change of their settings. */
export type SettingsChanges = Partial<Omit<Settings, 'version'>>;

/**
 * The settings of persons. Only what was chosen is stored, so that a default may change for those who never chose. An update is one
 * transaction, durable when it is answered.
 */
export interface SettingsStore {
  /** The settings; what was never set has its default. */
  read(owner: OwnerId): Promise<Settings>;
  /** Changes only what is named: two updates of different settings at once both hold. The version counts updates. */
  update(owner: OwnerId, changes: SettingsChanges): Promise<Settings>;
}

/** What a person starts with. */
const DEFAULTS: Omit<Settings, 'version'> = {
  theme: 'system',
  language: 'en',
  density: 'comfortable',
  motion: 'system',
  canvasNodes: 1000,
  mutedKinds: [],
};

/** Settings of which some were chosen. */
export const settingsOf = (chosen: SettingsChanges, version: number): Settings => ({ ...DEFAULTS, ...chosen, version });
