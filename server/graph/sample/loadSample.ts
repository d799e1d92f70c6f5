import { newId } from '../../../domain/ids/ids.js';
import { type ChangeReceipt } from '../../contract/edits.js';
import { type ImportId } from '../../contract/ids.js';
import { type GraphScope, type ProjectScope } from '../ports/scope.js';
import { type GraphReader } from '../ports/GraphReader.js';
import { type ImportSink } from '../ports/ImportSink.js';
import { type ProjectCatalog } from '../../people/records/projects/ProjectCatalog.js';
import { sampleGraph } from './sampleGraph.js';
import { type SampleLanguage } from './SampleNames.js';

/** Where the data of the sample graph come from, as its licence asks to be said; stands in the history and on each element. */
const SAMPLE_CREDIT = 'world-countries (ODbL 1.0)';

/**
 * Adds the sample graph to a project as one change, undone as one. Its nodes stand where they were placed beforehand, unless
 * the project holds some already, which they would cover. Throws PROJECT_NOT_FOUND.
 */
export async function loadSample(
  store: GraphReader & ImportSink & ProjectCatalog,
  scope: GraphScope,
  language: SampleLanguage,
): Promise<ChangeReceipt> {
  const projectId = scope.projectId ?? (await store.ensureDefaultProject(scope.ownerId));
  const project: ProjectScope = { ownerId: scope.ownerId, projectId };
  const importId = newId() as ImportId;
  const provenance = { source: 'sample', reference: SAMPLE_CREDIT } as const;
  const { nodes, relationships } = sampleGraph(language);
  const isEmpty = (await store.totals(project)).nodes === 0;
  await store.beginImport(project, importId);
  try {
    await store.appendImport(project, importId, {
      nodes: nodes.map(({ position, ...node }) => ({
        ...node,
        provenance,
        ...(isEmpty && position !== undefined ? { position } : {}),
      })),
      relationships: [],
    });
    await store.appendImport(project, importId, {
      nodes: [],
      relationships: relationships.map((relationship) => ({ ...relationship, provenance })),
    });
    return await store.publishImport(project, importId, provenance);
  } catch (error) {
    await store.abortImport(project, importId);
    throw error;
  }
}
