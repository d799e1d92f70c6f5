import { type GraphStore } from '../graph/GraphStore.js';
import { type Imports } from '../imports/Imports.js';
import { type Records } from '../records/Records.js';

/** What the routes stand on. */
export interface Services {
  readonly store: GraphStore;
  readonly records: Records;
  readonly imports: Imports;
}
