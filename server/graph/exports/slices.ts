import { type GraphNode, type GraphRelationship } from '../../contract/elements.js';
import { type ExportSlice, type GraphReader } from '../ports/GraphReader.js';
import { type ProjectScope } from '../ports/scope.js';
import { type Project } from '../../contract/projects.js';

/** What is exported. */
export interface ExportSource {
  readonly store: Pick<GraphReader, 'exportNodes' | 'exportRelationships' | 'styles'>;
  readonly scope: ProjectScope;
  readonly project: Pick<Project, 'id' | 'name'>;
}

/** Elements that are fetched at once. */
const SLICE = 1000;

async function* slices<T>(fetch: (after: string | null) => Promise<ExportSlice<T>>): AsyncGenerator<readonly T[]> {
  let after: string | null = null;
  do {
    const slice: ExportSlice<T> = await fetch(after);
    if (slice.items.length > 0) yield slice.items;
    after = slice.next;
  } while (after !== null);
}

/** All nodes of a project, a slice at a time. */
export const nodeSlices = (
  store: Pick<GraphReader, 'exportNodes'>,
  scope: ProjectScope,
): AsyncGenerator<readonly GraphNode[]> => slices((after) => store.exportNodes(scope, after, SLICE));

/** All relationships of a project, a slice at a time. */
export const relationshipSlices = (
  store: Pick<GraphReader, 'exportRelationships'>,
  scope: ProjectScope,
): AsyncGenerator<readonly GraphRelationship[]> => slices((after) => store.exportRelationships(scope, after, SLICE));
