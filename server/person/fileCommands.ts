import { type OwnerId } from '../contract/ids.js';
import { type PersonFiles } from './PersonFiles.js';

/** What is done with all of a person's file at once. */
export const fileCommands = (files: PersonFiles) => ({
  rewriteFile: (ownerId: OwnerId): void => {
    if (files.has(ownerId)) files.of(ownerId).rewrite();
  },

  clearPerson: (ownerId: OwnerId, isGone?: boolean): void => {
    if (files.has(ownerId)) files.of(ownerId).clear(isGone);
  },
});
