import { type Mapping } from '../../../../domain/imports/mapping.js';
import { proposeMapping, wordsOfTables } from '../../../../domain/imports/propose.js';
import { renamed, shapeOf } from '../../../../domain/imports/shape.js';
import { type Table } from '../../../../domain/imports/table.js';
import { singularsFor } from '../../../lexicon/singulars.js';
import { type FormatId, type Reading, type SourceFile } from '../Format.js';
import { isAdminTitle } from '../csv/header.js';
import { firstRow } from '../csv/delimiter.js';
import { type ImportChoices, type OptionsByFile, type UsedMapping } from './ImportChoices.js';
import { mappedGraph } from './mappedGraph.js';
import { mappedTables } from './mappedTables.js';
import { openSources } from './openSources.js';
import { profileOfGraph, profileOfTable } from './profileTables.js';

/** Files that are ready to be read. */
export interface OpenedImport extends ImportChoices {
  readonly format: FormatId;
  readonly reading: Reading;
}

/** What a person has decided so far: how the files are read, and what becomes of their tables. */
export type SomeChoices = Partial<ImportChoices> & {
  readonly options?: OptionsByFile;
  /** Mappings that the person used before, for files of the same shape. */
  readonly kept?: readonly UsedMapping[];
};

/** What becomes of tables: as it was decided, as it was the last time for such tables, or as they propose it. */
function mappingOf(tables: readonly Table[], { mapping, kept = [] }: SomeChoices): Mapping {
  if (mapping !== undefined) return mapping;
  const shape = shapeOf(tables);
  const used = kept.find((each) => each.shape === shape);
  return used === undefined
    ? proposeMapping(tables, singularsFor(wordsOfTables(tables)))
    : renamed(
        used.mapping,
        used.tables,
        tables.map(({ name }) => name),
      );
}

const NOTHING: ImportChoices = { recognised: { tables: [], options: {} }, mapping: { tables: [] } };

/** Opens files with what was decided about them; what was not is recognised and proposed. Throws `FileFault`. */
export async function openImport(files: readonly SourceFile[], choices: SomeChoices = {}): Promise<OpenedImport> {
  const sources = await openSources(files, choices.options ?? choices.recognised?.options);
  const { format } = sources;
  if (sources.is === 'tables') {
    const known = choices.recognised?.tables;
    for (const table of sources.tables)
      for (const { name } of known?.find((each) => each.name === table.name)?.columns ?? []) table.columns.at(name);
    const tables = known ?? (await Promise.all(sources.tables.map(profileOfTable)));
    const mapping = mappingOf(tables, choices);
    return {
      format,
      recognised: { tables, options: sources.options },
      mapping,
      reading: mappedTables(sources.tables, mapping),
    };
  }
  // What says everything itself leaves nothing to decide.
  const says =
    format === 'harta' ||
    sources.heads.every(({ text }) =>
      firstRow(text)
        .split(/[,;\t|]/)
        .some(isAdminTitle),
    );
  if (says) return { ...NOTHING, format, reading: sources.reading };
  const tables = choices.recognised?.tables ?? (await profileOfGraph(files[0]?.name ?? '', sources.reading));
  const mapping = mappingOf(tables, choices);
  return {
    format,
    recognised: { tables, options: {} },
    mapping,
    reading: mappedGraph(sources.reading, mapping, tables),
  };
}
