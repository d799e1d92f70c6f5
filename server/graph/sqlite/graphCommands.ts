import { type OwnerId } from '../../contract/ids.js';
import { type PersonFiles } from '../../people/personFile/PersonFiles.js';
import { type GraphSize, type VersionedAccess } from '../ports/ProjectGraphs.js';
import { type ProjectScope } from '../ports/scope.js';
import { eraseGraphs, eraseHidden } from './eraseGraph.js';
import { hiddenElements, setAccess, sizesIn } from './graphs.js';
import { limitElements } from './limits.js';
import { type Store } from './writing.js';

/** What is read of graphs as wholes. */
export const wholeGraphReads = (files: PersonFiles) => ({
  graphSizes: (ownerId: OwnerId): GraphSize[] => (files.has(ownerId) ? sizesIn(files.of(ownerId)) : []),
});

/** What is done with graphs as wholes. */
export const wholeGraphWrites = ({ files, limits }: Store) => ({
  setGraphAccess: ({ ownerId, projectId }: ProjectScope, access: VersionedAccess): void => {
    const file = files.of(ownerId);
    file.db.write(() => setAccess(file, projectId, access));
  },

  admitGraph: ({ ownerId, projectId }: ProjectScope): void => {
    if (!files.has(ownerId)) return;
    const file = files.of(ownerId);
    file.db.read(() => {
      const hidden = hiddenElements(file, projectId);
      limitElements(file, limits, hidden, hidden);
    });
  },

  eraseGraph: function* ({ ownerId, projectId }: ProjectScope): Generator<undefined, void> {
    if (files.has(ownerId)) yield* eraseHidden(files.of(ownerId), projectId);
  },

  dropGraphs: function* (ownerId: OwnerId): Generator<undefined, void> {
    if (files.has(ownerId)) yield* eraseGraphs(files.of(ownerId));
  },
});
