import { apocFormat } from './apoc/readApoc.js';
import { canvasFormat } from './canvas/readCanvas.js';
import { csvFormat } from './csv/readCsv.js';
import { cxFormat } from './cx/readCx.js';
import { cytoscapeFormat } from './cytoscape/readCytoscape.js';
import { type FileHead, type Format, type FormatId, type Reading, type SourceFile } from './Format.js';
import { gephiLiteFormat } from './gephilite/readGephiLite.js';
import { gexfFormat } from './gexf/readGexf.js';
import { graphmlFormat } from './graphml/readGraphml.js';

import { hartaFormat } from './harta/readHarta.js';
import { nodeLinkFormat } from './nodelink/readNodeLink.js';
import { dlFormat } from './dl/readDl.js';
import { dotFormat } from './dot/readDot.js';
import { gdfFormat } from './gdf/readGdf.js';
import { gmlFormat } from './gml/readGml.js';
import { ncolFormat } from './ncol/readNcol.js';
import { pajekFormat } from './pajek/readPajek.js';
import { sifFormat } from './sif/readSif.js';
import { tgfFormat } from './tgf/readTgf.js';
import { vnaFormat } from './vna/readVna.js';
import { cypherFormat } from './cypher/readCypher.js';
import { gedcomFormat } from './gedcom/readGedcom.js';
import { jsonLdFormat } from './jsonld/readJsonLd.js';
import { rdfFormat } from './rdf/readRdf.js';
import { readHead } from './head.js';
import { jgfFormat } from './jgf/readJgf.js';
import { FileFault } from './issues.js';

/** Every format that is read, the more telling first: the first that recognises the files has them. */
const FORMATS: readonly Format[] = [
  ...[
    hartaFormat,
    graphmlFormat,
    gexfFormat,
    apocFormat,
    gephiLiteFormat,
    cxFormat,
    canvasFormat,
    jsonLdFormat,
    jgfFormat,
  ],
  ...[cytoscapeFormat, nodeLinkFormat, gmlFormat, dotFormat, pajekFormat, gdfFormat, dlFormat, vnaFormat],
  ...[rdfFormat, cypherFormat, gedcomFormat, sifFormat, ncolFormat, tgfFormat, csvFormat],
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
