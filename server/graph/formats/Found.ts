import { type Meeting, type NodeMeeting } from '../../../domain/imports/meeting.js';
import { type ReferredEnd } from '../../../domain/imports/found.js';
import { type Provenance } from '../../contract/elements.js';
import { type ImportIssue } from '../../contract/imports.js';
import { type ImportedStyle } from '../ports/ImportSink.js';
import { type Properties, type PropertyKinds } from '../../../domain/properties/values.js';

/** What our own format knows of an element beside its content. */
export interface Stamps {
  readonly version?: number;
  readonly createdAt?: string;
  readonly updatedAt?: string;
  readonly provenance?: Provenance;
}

/** A node as it stands in a file; `key` is what relationships of the file call it. */
export interface FoundNode {
  readonly found: 'node';
  readonly row: number;
  readonly key: string;
  /** What else relationships of the file may call it; of several that are called so the first is meant. */
  readonly aliases?: readonly string[] | undefined;
  /** The id that is kept as the key property `externalId`; none when the file has no ids of its own. */
  readonly externalId?: string | undefined;
  /** True when the node is only named by a relationship, and may be named again. */
  readonly implied?: boolean | undefined;
  /** True for a row of a table: that it is named again is worth a note, since only the first is kept. */
  readonly isRow?: boolean | undefined;
  readonly labels: readonly string[];
  readonly properties: Properties;
  readonly propertyKinds: PropertyKinds;
  readonly position?: { readonly x: number; readonly y: number } | undefined;
  readonly stamps?: Stamps | undefined;
  /** For an end of a relationship that refers to rows: what becomes of it where no row has it. */
  readonly end?: ReferredEnd | undefined;
  /** By what it is found among what the project holds; absent for one that is new. */
  readonly meets?: NodeMeeting | undefined;
}

/** A relationship as it stands in a file; `start` and `end` are keys of nodes of the same files. */
export interface FoundRelationship {
  readonly found: 'relationship';
  readonly row: number;
  readonly start: string;
  readonly end: string;
  /** Its id in the file, where that should be taken over when it is free. */
  readonly key?: string | undefined;
  readonly externalId?: string | undefined;
  /** True where one that leads nowhere is left out and noted, and does not end the import. */
  readonly optional?: boolean | undefined;
  /** Labels of the nodes that are made from the ids of its ends where the files have none; it is left out and noted without. */
  readonly endLabels?: readonly string[] | undefined;
  readonly type: string;
  readonly properties: Properties;
  readonly propertyKinds: PropertyKinds;
  readonly stamps?: Stamps | undefined;
  readonly meets?: Meeting | undefined;
}

/** The look of a label or type. */
interface FoundStyle {
  readonly found: 'style';
  readonly style: ImportedStyle;
}

/** Something that is wrong or changed on the way. */
export interface FoundIssue {
  readonly found: 'issue';
  readonly issue: ImportIssue;
}

export type Finding = FoundNode | FoundRelationship | FoundStyle | FoundIssue;

/** An issue as a finding. */
export const asFinding = (issue: ImportIssue): FoundIssue => ({ found: 'issue', issue });

/** Label of nodes for which a file has none. */
export const DEFAULT_LABEL = 'Node';
/** Type of relationships for which a file has none. */
export const DEFAULT_TYPE = 'RELATED_TO';
/** Type of the relationship from a node to the group, compound or node that it lies in. */
export const PART_OF = 'PART_OF';
/** The property that marks a relationship that has no direction. */
export const UNDIRECTED = 'undirected';
