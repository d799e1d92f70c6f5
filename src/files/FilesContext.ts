import { createContext, useContext } from 'react';

import { type ImportFlow } from './useImportFlow';

/** Most files of one import: tables that belong together. */
export const MOST_FILES = 8;

/** What the file chooser offers first; any file may be given, the backend looks inside. */
export const ENDINGS =
  '.csv,.tsv,.txt,.json,.jsonl,.ndjson,.xlsx,.ods,.dat,.cyjs,.graphml,.gexf,.xml,.gml,.dot,.gv,.net,.gdf,.tgf,.sif,.ncol,.lgl,.dl,.vna,.cx,.cx2,.canvas,.jsonld,.ttl,.nt,.nq,.trig,.n3,.cypher,.cql,.ged,.bib,.ris,.db,.sqlite,.sqlite3,.zip,.gz';

/** How to come to the choice of files, which stays the same while an import goes on. */
interface FileChoosers {
  /** Asks for the files of an import, or shows the one that is under way. */
  chooseImport(): void;
  /** Asks in which format the project is wanted, or a part of it that this page has. */
  chooseExport(parts?: ExportParts): void;
}

/** Elements of the project by their ids. */
export interface ExportedElements {
  readonly nodeIds: readonly string[];
  readonly relationshipIds: readonly string[];
}

/** The parts of the project that can be exported from a page, each as it stands when the export is asked for. */
export interface ExportParts {
  readonly selection?: ExportedElements;
  readonly view?: ExportedElements;
}

/** Files in and out of the current project, for whatever stands in a `FilesArea`. */
interface ProjectFiles {
  readonly flow: ImportFlow;
  /** Whether an import may begin: the project is known, and none is under way. */
  readonly isReady: boolean;
  /** Begins an import, or says why these are not files of one. */
  take(files: readonly File[]): void;
}

export const FilesContext = createContext<ProjectFiles | null>(null);
export const FileChoosersContext = createContext<FileChoosers | null>(null);

/** The choosers of the area around, for what is not drawn anew with each word of an import. @throws Error outside every `FilesArea` */
export function useFileChoosers(): FileChoosers {
  const choosers = useContext(FileChoosersContext);
  if (choosers === null) throw new Error('This part belongs into a FilesArea');
  return choosers;
}

/** The files of the area around. @throws Error outside every `FilesArea` */
export function useFiles(): ProjectFiles {
  const files = useContext(FilesContext);
  if (files === null) throw new Error('This part belongs into a FilesArea');
  return files;
}
