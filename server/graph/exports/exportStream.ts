import { EXPORT_MEDIA_TYPES, type ExportFormat } from '../../contract/imports.js';
import { type GraphScope } from '../ports/scope.js';
import { type GraphReader } from '../ports/GraphReader.js';
import { type ProjectCatalog } from '../../people/records/projects/ProjectCatalog.js';
import { type ChosenElements, chosenElements } from './chosenElements.js';
import { WRITERS } from './writers.js';

/** A file on its way to a person. */
export interface ExportedFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly chunks: AsyncIterable<string | Uint8Array>;
}

/** A name that every file system takes; the default project has none of its own. */
export const fileNameOf = (projectName: string): string =>
  projectName
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60) || 'harta';

/** The graph of a project, or what was chosen of it, as a file, made while it is sent. Throws PROJECT_NOT_FOUND before the first chunk. */
export async function exportStream(
  store: GraphReader & ProjectCatalog,
  scope: GraphScope,
  format: ExportFormat,
  chosen?: ChosenElements,
): Promise<ExportedFile> {
  const projectId = scope.projectId ?? (await store.ensureDefaultProject(scope.ownerId));
  const project = await store.project({ ...scope, projectId });
  const writer = WRITERS[format];
  const of = { ownerId: scope.ownerId, projectId };
  const source = chosen === undefined ? store : chosenElements(store, of, chosen);
  return {
    fileName: fileNameOf(project.name) + writer.ending,
    contentType: EXPORT_MEDIA_TYPES[format] + (writer.isBinary ? '' : '; charset=utf-8'),
    chunks: writer.write({ store: source, scope: of, project }),
  };
}
