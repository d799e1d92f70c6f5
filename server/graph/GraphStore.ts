import { type ChangeLog } from './ports/ChangeLog.js';
import { type GraphReader } from './ports/GraphReader.js';
import { type GraphWriter } from './ports/GraphWriter.js';
import { type ImportSink } from './ports/ImportSink.js';
import { type Outbox } from './ports/Outbox.js';
import { type ProjectGraphs } from './ports/ProjectGraphs.js';
import { type ProjectCatalog } from '../people/records/projects/ProjectCatalog.js';

/** Optional features of an engine. The contract suite skips by these, never by an engine's name. */
export interface GraphStoreCapabilities {
  /** Relationships are found by text. */
  readonly searchRelationships: boolean;
  /** A write is found by the next search. */
  readonly consistentSearch: boolean;
  /** A page is read at any place of a list, not only after another one. Without it `withPlaces` goes there page by page. */
  readonly jumping: boolean;
}

/**
 * Everything that an engine provides: the five ports over the graphs of every person, and the outbox of their commits. Only the code that opens an engine names
 * this; its callers take the ports they need.
 */
export interface GraphEngine extends GraphReader, GraphWriter, ChangeLog, ImportSink, ProjectGraphs, Outbox {
  readonly capabilities: GraphStoreCapabilities;
  close(): Promise<void>;
}

/** An engine joined with the catalogue of projects. */
export interface GraphStore extends GraphEngine, ProjectCatalog {}
