import { type Project } from '../contract/projects.js';
import { type GraphReader } from '../graph/ports/GraphReader.js';
import { type ProjectScope } from '../graph/ports/scope.js';

/** What is exported. */
export interface ExportSource {
  readonly store: Pick<GraphReader, 'exportNodes' | 'exportRelationships' | 'styles'>;
  readonly scope: ProjectScope;
  readonly project: Pick<Project, 'id' | 'name'>;
}
