import { type OwnerId, type ProjectId } from '../../contract/ids.js';
import { type ProjectScope } from './scope.js';

/** Who may use the graph of a project: `open` for reading and writing, `sealed` for reading alone, `hidden` for nobody. */
export type GraphAccess = 'open' | 'sealed' | 'hidden';

/** The access that a project gives its graph, as of one version of the project. */
export interface VersionedAccess {
  readonly access: GraphAccess;
  /** Of the project. Of two, the later one counts, in whatever order they come. */
  readonly version: number;
}

/** How much the graph of a project holds, and when it last changed. */
export interface GraphSize {
  readonly projectId: ProjectId;
  readonly nodesTotal: number;
  readonly relationshipsTotal: number;
  readonly updatedAt: string;
}

/**
 * The graphs of each person, one a project. An engine knows a project by its id alone: what it is called, when it was put away and which is
 * the default one is kept by the catalogue of projects (`server/people/records/projects/`).
 */
export interface ProjectGraphs {
  /** Opens, seals or hides a graph. Opening makes one that is missing; the same again changes nothing. */
  setGraphAccess(scope: ProjectScope, access: VersionedAccess): Promise<void>;
  /** Refuses a hidden graph with which the person would have more than they may. Throws `QUOTA_ELEMENTS`. */
  admitGraph(scope: ProjectScope): Promise<void>;
  /** The sizes of all graphs of a person, hidden ones included. */
  graphSizes(ownerId: OwnerId): Promise<readonly GraphSize[]>;
  /** Leaves nothing of a hidden graph. One that is not hidden stays, and one that is gone is no mistake. */
  eraseGraph(scope: ProjectScope): Promise<void>;
  /** Leaves nothing of any graph of a person, nor of the effects of their commits. */
  dropGraphs(ownerId: OwnerId): Promise<void>;
}
