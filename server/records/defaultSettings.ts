import { type Settings } from '../contract/account.js';
import { type SettingsChanges } from './SettingsStore.js';

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
