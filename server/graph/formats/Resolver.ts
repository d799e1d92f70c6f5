import { isId } from '../../../domain/ids/ids.js';
import { type Properties } from '../../../domain/properties/values.js';
import { type NodeId, type RelationshipId } from '../../contract/ids.js';
import { type ImportIssue } from '../../contract/imports.js';
import { type ImportedNode, type ImportedRelationship } from '../ports/ImportSink.js';
import { tellingKinds } from '../properties.js';
import { contentFault } from './contentFault.js';
import { type FoundNode, type FoundRelationship } from './Found.js';
import { issueAt, quoted } from './issues.js';
import { ulidSequence } from './ulidSequence.js';

/**
 * The id of a file as the key property `externalId`. An id in the form of our own is none: it comes from an export of Harta,
 * where it means nothing outside, so that export and import of the same graph add no property.
 */
export const externalIdOf = (id: string): string | undefined => (isId(id) ? undefined : id);

/** Which ids of a file of ours may be taken over. */
export interface IdPolicy {
  /** True when the file was written from the project that it goes into. */
  readonly keep: boolean;
  /** Ids that are taken there. */
  readonly taken: ReadonlySet<string>;
}

/** No id is taken over. */
export const NEW_IDS: IdPolicy = { keep: false, taken: new Set() };

const withExternalId = (properties: Properties, externalId: string | undefined): Properties =>
  externalId === undefined ? properties : { ...properties, externalId };

/**
 * Gives what is found our ids and ties relationships to nodes. Holds the keys of all nodes and nothing else; nodes come
 * first. Answers with an issue where an element is not sound.
 */
export class Resolver {
  readonly #ids = new Map<string, NodeId>();
  readonly #relationshipIds = new Set<string>();
  readonly #newId = ulidSequence();

  constructor(readonly policy: IdPolicy) {}

  /** The node that a key of the files stands for; undefined while there is none. */
  idOf(key: string): string | undefined {
    return this.#ids.get(key);
  }

  /** A key stands for a node that the project holds. */
  know(key: string, id: string): void {
    this.#ids.set(key, id as NodeId);
  }

  /** Nothing when the node is only named again. */
  node(file: string, found: FoundNode): ImportedNode | ImportIssue | undefined {
    const place = { file, row: found.row };
    if (this.#ids.has(found.key)) {
      if (found.isRow === true)
        return issueAt(place, 'SAME_KEY', `The first row with the key ${quoted(shown(found.key))} is kept`);
      if (found.implied === true) return undefined;
      return issueAt(place, 'DUPLICATE_ID', `The id ${quoted(shown(found.key))} stands there twice`);
    }
    const properties = withExternalId(found.properties, found.externalId);
    const fault = contentFault({ ...found, properties });
    const id = this.#idFor(found.key) as NodeId;
    this.#ids.set(found.key, id);
    if (fault !== undefined) return issueAt({ ...place, column: fault.column }, 'INVALID_ELEMENT', fault.detail);
    return {
      id,
      labels: [...new Set(found.labels)],
      properties,
      propertyKinds: tellingKinds(properties, found.propertyKinds),
      ...(found.position === undefined ? {} : { position: found.position }),
      ...found.stamps,
    };
  }

  relationship(file: string, found: FoundRelationship): ImportedRelationship | ImportIssue {
    const place = { file, row: found.row };
    const startNodeId = this.#ids.get(found.start);
    const endNodeId = this.#ids.get(found.end);
    if (startNodeId === undefined || endNodeId === undefined) {
      const missing = shown(startNodeId === undefined ? found.start : found.end);
      const code = found.optional === true ? 'MISSING_REFERENCE' : 'UNKNOWN_END';
      return issueAt(place, code, `There is no node with the id ${quoted(missing)}`);
    }
    const properties = withExternalId(found.properties, found.externalId);
    const fault = contentFault({ ...found, properties });
    if (fault !== undefined) return issueAt({ ...place, column: fault.column }, 'INVALID_ELEMENT', fault.detail);
    const key = found.key;
    if (key !== undefined && this.policy.keep) {
      if (this.#relationshipIds.has(key))
        return issueAt(place, 'DUPLICATE_ID', `The id ${quoted(key)} stands there twice`);
      this.#relationshipIds.add(key);
    }
    return {
      id: this.#idFor(key) as RelationshipId,
      type: found.type,
      startNodeId,
      endNodeId,
      properties,
      propertyKinds: tellingKinds(properties, found.propertyKinds),
      ...found.stamps,
    };
  }

  #idFor(key: string | undefined): string {
    const kept = this.policy.keep && key !== undefined && isId(key) && !this.policy.taken.has(key);
    return kept ? key : this.#newId();
  }
}

/** A key without its id space. */
const shown = (key: string): string => key.slice(key.indexOf('\u0000') + 1);
