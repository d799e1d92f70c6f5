import { type OwnerId } from '../../../contract/ids.js';
import { changeCommands } from '../../../graph/sqlite/changeCommands.js';
import { followingCommands } from '../../../graph/sqlite/following/changesElsewhere.js';
import { cleanFile } from '../../../graph/sqlite/imports/clean.js';
import { importCommands } from '../../../graph/sqlite/imports/importCommands.js';
import { wholeGraphReads, wholeGraphWrites } from '../../../graph/sqlite/graphCommands.js';
import { readCommands } from '../../../graph/sqlite/readCommands.js';
import { type Store } from '../../../graph/sqlite/writing.js';
import { effectCommands } from '../../../people/personFile/outbox/effectCommands.js';
import { type PersonFiles } from '../../../people/personFile/PersonFiles.js';
import { type OwnedDatabase } from '../../storage/OwnedDatabase.js';

/** What a reader answers of graphs. */
export const graphReads = (files: PersonFiles) => ({
  ...readCommands(files),
  ...wholeGraphReads(files),
  ...followingCommands(files),
});

/** What the writer does in graphs. */
export const graphWrites = (store: Store, app: OwnedDatabase) => ({
  ...wholeGraphWrites(store),
  ...changeCommands(store),
  ...importCommands(store),
  ...effectCommands(store, app),
  clean: (ownerId: OwnerId) => cleanFile(store.files, ownerId),
});
