import { apocFormat } from './apoc/readApoc.js';
import { csvFormat } from './csv/readCsv.js';
import { cytoscapeFormat } from './cytoscape/readCytoscape.js';
import { type FileHead, type Format, type FormatId, type Reading, type SourceFile } from './Format.js';
import { gexfFormat } from './gexf/readGexf.js';
import { graphmlFormat } from './graphml/readGraphml.js';
import { graphologyFormat } from './graphology/readGraphology.js';
import { hartaFormat } from './harta/readHarta.js';
import { readHead } from './head.js';
import { jgfFormat } from './jgf/readJgf.js';
import { FileFault } from './issues.js';

/** Every format that is read, the more telling first: the first that recognises the files has them. */
const FORMATS: readonly Format[] = [
  ...[hartaFormat, graphmlFormat, gexfFormat, apocFormat, jgfFormat],
  ...[cytoscapeFormat, graphologyFormat, csvFormat],
];

/** Files whose format is known. */
export interface OpenFiles {
  readonly format: FormatId;
  readonly heads: readonly FileHead[];
  readonly reading: Reading;
}

/** The format of a graph that the files have; undefined for tables. Throws `FileFault` TOO_MANY_FILES. */
export function recognisedFormat(heads: readonly FileHead[]): Format | undefined {
  const format = FORMATS.find(({ recognises }) => recognises(heads));
  if (format !== undefined && heads.length > format.files) {
    const place = { file: heads[0]?.file.name ?? '' };
    throw FileFault.at(place, 'TOO_MANY_FILES', `${heads.length} files where ${format.id} wants one`);
  }
  return format;
}

/** Recognises the format of a graph by the first bytes of its files. Throws `FileFault` where they are none of one. */
export async function openFiles(files: readonly SourceFile[]): Promise<OpenFiles> {
  const heads = await Promise.all(files.map(readHead));
  const format = recognisedFormat(heads);
  if (format === undefined)
    throw FileFault.at({ file: files[0]?.name ?? '' }, 'UNKNOWN_FORMAT', 'The format of the file is not known');
  return { format: format.id, heads, reading: format.open(heads) };
}
