import { type Language } from '../../../../domain/language/languages.js';
import { type SheetReading } from '../../../../domain/imports/mapping.js';
import { refuseTooManyTables, type TableFile } from '../tables/TableFile.js';
import { jointReferencesOf } from '../../../../domain/imports/jointReferences.js';
import { proposeMapping, withLabels, wordsOfTables } from '../../../../domain/imports/propose.js';
import { withLinks } from '../../../../domain/imports/links.js';
import { reused } from '../../../../domain/imports/reuse.js';
import { renamed, shapeOf } from '../../../../domain/imports/shape.js';
import { type Table } from '../../../../domain/imports/table.js';
import { singularsFor } from '../../../assistant/language/lexicon/singulars.js';
import { type FormatId, type Reading, type SourceFile } from '../Format.js';
import { FileFault } from '../issues.js';
import { isAdminTitle } from '../csv/header.js';
import { firstRow } from '../csv/delimiter.js';
import { type ImportChoices, type OptionsByFile, type UsedMapping } from './ImportChoices.js';
import { withKnownValues, withoutKnownValues } from './knownValues.js';
import { mappedGraph } from './mappedGraph.js';
import { mappedTables } from './mappedTables.js';
import { narrowElements } from './narrowElements.js';
import { openSources } from './openSources.js';
import { profileOfGraph, profileOfTable } from './profileTables.js';

/** Files that are ready to be read. */
export interface OpenedImport extends ImportChoices {
  readonly format: FormatId;
  readonly reading: Reading;
  /** Files of which nothing shows that they are tables: a person may say how they are read. */
  readonly doubtful?: readonly string[];
}

/** What a person has decided so far: how the files are read, and what becomes of their tables. */
export type SomeChoices = Partial<ImportChoices> & {
  readonly options?: OptionsByFile;
  readonly sheets?: readonly SheetReading[];
  /** The language of the person: columns without headings are named in it. */
  readonly language?: Language;
  /** Mappings that the person used before, for files of the same shape. */
  readonly kept?: readonly UsedMapping[];
  /** Whether only the first elements are wanted: nothing is read through for what they refer to. */
  readonly isPreview?: boolean;
};

/** Most columns of a table, and properties of an element: what they may mean is weighed against each other. A mapping of a person has fewer. */
const MOST_COLUMNS = 10_000;

/** Throws `FileFault` ELEMENT_TOO_LARGE where rows are wider than can be understood. */
function refuseTooWide(tables: readonly Table[], file: string): void {
  const wide = tables.find(({ columns }) => columns.length > MOST_COLUMNS);
  if (wide === undefined) return;
  const detail = `“${wide.name}” has ${wide.columns.length} columns, more than ${MOST_COLUMNS}`;
  throw FileFault.at({ file }, 'ELEMENT_TOO_LARGE', detail);
}

/** Tables that are not too wide, with what their rows may be called. */
function labelled(tables: readonly Table[], file: string, language: Language): readonly Table[] {
  refuseTooWide(tables, file);
  const told = tables.map((table) => {
    const joint = jointReferencesOf(table, tables);
    return joint.length === 0 ? table : { ...table, jointReferences: joint };
  });
  return withLabels(withLinks(told), singularsFor(wordsOfTables(tables), language));
}

/** What the tables of files show, and what they hold of one another. Throws `FileFault`. */
const profilesOf = async (files: readonly TableFile[]): Promise<readonly Table[]> =>
  withKnownValues(await Promise.all(files.map(profileOfTable)), files);

/** What becomes of tables: as it was decided, as it was the last time for such tables, or as they propose it. */
function mappingOf(
  tables: readonly Table[],
  { mapping, proposed, kept = [] }: SomeChoices,
  language: Language,
): Pick<ImportChoices, 'mapping' | 'proposed'> {
  if (mapping !== undefined) return { mapping, ...(proposed === undefined ? {} : { proposed }) };
  const fresh = proposeMapping(tables, singularsFor(wordsOfTables(tables), language));
  const shape = shapeOf(tables);
  const used = kept.find((each) => each.shape === shape);
  if (used === undefined) return { mapping: fresh, proposed: fresh };
  const names = tables.map(({ name }) => name);
  const [again, before] = [used.mapping, used.proposed].map((each) => each && renamed(each, used.tables, names));
  const offered = again === undefined ? fresh : reused(again, before, fresh, tables);
  return { mapping: offered, proposed: offered };
}

/** How each sheet is read; one may hold several tables. */
const sheetsOf = (tables: readonly TableFile[]): readonly SheetReading[] =>
  tables.reduce<readonly SheetReading[]>(
    (all, { sheet }) =>
      sheet === undefined || all.some((each) => each.file === sheet.file && each.sheet === sheet.sheet)
        ? all
        : [...all, sheet],
    [],
  );

const NOTHING: ImportChoices = { recognised: { tables: [], options: {} }, mapping: { tables: [] } };

/** Opens files with what was decided about them; what was not is recognised and proposed. Throws `FileFault`. */
export async function openImport(files: readonly SourceFile[], choices: SomeChoices = {}): Promise<OpenedImport> {
  const language = choices.language ?? choices.recognised?.language ?? 'en';
  const sources = await openSources(files, {
    options: choices.options ?? choices.recognised?.options ?? {},
    sheets: choices.sheets ?? choices.recognised?.sheets ?? [],
    language,
  });
  const { format } = sources;
  if (sources.is === 'tables') {
    const known = choices.recognised?.tables;
    for (const table of sources.tables)
      for (const { name } of known?.find((each) => each.name === table.name)?.columns ?? []) table.columns.at(name);
    refuseTooManyTables(sources.tables.length, files[0]?.name ?? '');
    const tables = known ?? labelled(await profilesOf(sources.tables), files[0]?.name ?? '', language);
    const { mapping, proposed } = mappingOf(tables, choices, language);
    return {
      format,
      recognised: {
        ...{ tables: withoutKnownValues(tables), options: sources.options },
        ...{ sheets: sheetsOf(sources.tables), language },
      },
      mapping,
      ...(proposed === undefined ? {} : { proposed }),
      reading: mappedTables(sources.tables, mapping, choices.isPreview !== true),
      doubtful: sources.tables.flatMap(({ isDoubtful, file }) => (isDoubtful === true ? [file.name] : [])),
    };
  }
  const reading = narrowElements(sources.reading, MOST_COLUMNS);
  // What says everything itself leaves nothing to decide.
  const says =
    format === 'harta' ||
    sources.heads.every(({ text }) =>
      firstRow(text)
        .split(/[,;\t|]/)
        .some(isAdminTitle),
    );
  if (says) return { ...NOTHING, format, reading };
  const tables =
    choices.recognised?.tables ??
    labelled(await profileOfGraph(files[0]?.name ?? '', reading), files[0]?.name ?? '', language);
  const { mapping, proposed } = mappingOf(tables, choices, language);
  return {
    format,
    recognised: { tables: withoutKnownValues(tables), options: {} },
    mapping,
    ...(proposed === undefined ? {} : { proposed }),
    reading: mappedGraph(reading, mapping, tables),
  };
}
