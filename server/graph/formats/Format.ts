import { type ImportFormat } from '../../contract/imports.js';
import { type Finding } from './Found.js';

/** Formats that are read. `graphology` is all node-link JSON, `apoc` the lines of Neo4j's APOC, `jgf` JSON Graph Format, `json` tables in JSON. */
export type FormatId =
  | ImportFormat
  | ('graphology' | 'gexf' | 'apoc' | 'jgf' | 'xlsx' | 'ods' | 'json')
  | ('gephilite' | 'cx' | 'canvas' | 'gml' | 'dot' | 'pajek' | 'gdf' | 'tgf' | 'sif' | 'ncol' | 'dl' | 'vna')
  | ('rdf' | 'jsonld' | 'cypher' | 'gedcom' | 'bibtex' | 'ris' | 'sqlite' | 'xml');

/** A file to read, as often as need be. */
export interface SourceFile {
  readonly name: string;
  readonly size: number;
  /** Name of the encoding of its text, where that is known; otherwise a byte order mark tells it. */
  readonly encoding?: string;
  open(): AsyncIterable<Uint8Array>;
}

/** A file and the text of its first bytes. */
export interface FileHead {
  readonly file: SourceFile;
  readonly text: string;
  /** Whether `text` is the whole of it. */
  readonly whole: boolean;
}

/** One reading of one file. Findings come in handfuls, so that few promises are made. Throws `FileFault`. */
export interface Pass {
  readonly file: SourceFile;
  findings(): AsyncIterable<readonly Finding[]>;
}

/** How files are read: all nodes first, so that memory holds their keys and nothing else, then the relationships. */
export interface Reading {
  readonly nodes: readonly Pass[];
  readonly relationships: readonly Pass[];
}

/** A format that can be read. */
export interface Format {
  readonly id: FormatId;
  /** Most files that belong together. */
  readonly files: number;
  /** Whether the files look like this format, by their first bytes and their names. */
  recognises(heads: readonly FileHead[]): boolean;
  /** Throws `FileFault` where the files do not belong together. */
  open(heads: readonly FileHead[]): Reading;
}
