import { type MapHead } from '../../../domain/map/MapSlice.js';

/** A node as an engine reads it for a map; `seq` is by what relationships name it. */
export interface MapNode {
  readonly seq: number;
  readonly id: string;
  readonly degree: number;
  /** Its first label. */
  readonly label: string | undefined;
  readonly caption: string;
  readonly place: { readonly x: number; readonly y: number } | undefined;
}

/** A relationship as an engine reads it for a map. */
export interface MapRelationship {
  readonly id: string;
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** What an engine reads of a project for a map, all of one moment. */
export interface MapReading {
  readonly project: Omit<MapHead, 'isFirst'>;
  /** Every name, in an order that is the same for each reading of a version. */
  readonly labels: readonly string[];
  readonly types: readonly string[];
  /** The best connected first: as many as are wanted, or all. */
  readonly nodes: readonly MapNode[];
  /** Those with both ends among the nodes. */
  readonly relationships: Iterable<MapRelationship>;
}
