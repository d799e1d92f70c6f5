import { isId } from '../../../domain/ids/ids.js';
import { type Properties } from '../../../domain/properties/values.js';
import { type NodeId, type RelationshipId } from '../../contract/ids.js';
import { type ImportIssue } from '../../contract/imports.js';
import { type ImportedNode, type ImportedRelationship } from '../ports/ImportSink.js';
import { tellingKinds } from '../properties.js';
import { type FoundNode, type FoundRelationship } from './Found.js';
import { issueAt, type Place, quoted } from './issues.js';
import { soundContent, type PartFault } from './soundContent.js';
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

/** An element for the graph, absent where it is left out, and what is to be told of it. */
export interface Resolved<T> {
  readonly element?: T;
  readonly issues: readonly ImportIssue[];
}

const refused = (issue: ImportIssue): Resolved<never> => ({ issues: [issue] });

const partIssues = (place: Place, faults: readonly PartFault[]): readonly ImportIssue[] =>
  faults.map(({ column, detail }) => issueAt({ ...place, column }, 'INVALID_PART', `Left out: ${column} ${detail}`));

/**
 * Gives what is found our ids and ties relationships to nodes. Holds the keys of all nodes and nothing else; nodes come
 * first. What the rules of the graph do not allow is left out of an element and told.
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

  /** The keys of a node stand for one that the project holds. */
  know({ key, aliases }: Pick<FoundNode, 'key' | 'aliases'>, id: string): void {
    this.#ids.set(key, id as NodeId);
    this.#alias(aliases, id as NodeId);
  }

  /** Of several nodes that are called the same the first is meant. */
  #alias(aliases: readonly string[] = [], id: NodeId): void {
    for (const alias of aliases) if (!this.#ids.has(alias)) this.#ids.set(alias, id);
  }

  /** Whether a node is known already, also by another key that it may have. */
  knows({ key, end }: FoundNode): boolean {
    if (this.#ids.has(key)) return true;
    const other = end?.others.find((each) => this.#ids.has(each));
    const id = other === undefined ? undefined : this.#ids.get(other);
    if (id !== undefined) this.#ids.set(key, id);
    return id !== undefined;
  }

  /** Nothing when the node is only named again. */
  node(file: string, found: FoundNode): Resolved<ImportedNode> | undefined {
    const place = { file, row: found.row };
    if (found.end !== undefined && (this.knows(found) || found.end.unlisted === 'skip')) return undefined;
    if (this.#ids.has(found.key)) {
      if (found.isRow === true)
        return refused(issueAt(place, 'SAME_KEY', `The first row with the key ${quoted(shown(found.key))} is kept`));
      if (found.implied === true) return undefined;
      return refused(issueAt(place, 'DUPLICATE_ID', `The id ${quoted(shown(found.key))} stands there twice`));
    }
    const read = soundContent({ ...found, properties: withExternalId(found.properties, found.externalId) });
    if ('refusal' in read) {
      // What leads to it is sound: it is this node alone that its mapping has to name.
      this.#ids.set(found.key, this.#newId() as NodeId);
      return refused(issueAt({ ...place, column: read.refusal.column }, 'INVALID_ELEMENT', read.refusal.detail));
    }
    const { properties, propertyKinds, labels, position, stamps } = read.element;
    const id = this.#idFor(found.key) as NodeId;
    this.#ids.set(found.key, id);
    this.#alias(found.aliases, id);
    return {
      element: {
        id,
        labels: [...new Set(labels)],
        properties,
        propertyKinds: tellingKinds(properties, propertyKinds),
        ...(position === undefined ? {} : { position }),
        ...stamps,
      },
      issues: partIssues(place, read.faults),
    };
  }

  relationship(file: string, found: FoundRelationship): Resolved<ImportedRelationship> {
    const place = { file, row: found.row };
    const startNodeId = this.#ids.get(found.start);
    const endNodeId = this.#ids.get(found.end);
    if (startNodeId === undefined || endNodeId === undefined) {
      const missing = shown(startNodeId === undefined ? found.start : found.end);
      const code = found.optional === true ? 'MISSING_REFERENCE' : 'UNKNOWN_END';
      return refused(issueAt(place, code, `There is no node with the id ${quoted(missing)}`));
    }
    const read = soundContent({ ...found, properties: withExternalId(found.properties, found.externalId) });
    if ('refusal' in read)
      return refused(issueAt({ ...place, column: read.refusal.column }, 'INVALID_ELEMENT', read.refusal.detail));
    const { properties, propertyKinds, type, stamps, key } = read.element;
    if (key !== undefined && this.policy.keep) {
      if (this.#relationshipIds.has(key))
        return refused(issueAt(place, 'DUPLICATE_ID', `The id ${quoted(key)} stands there twice`));
      this.#relationshipIds.add(key);
    }
    return {
      element: {
        id: this.#idFor(key) as RelationshipId,
        type,
        startNodeId,
        endNodeId,
        properties,
        propertyKinds: tellingKinds(properties, propertyKinds),
        ...stamps,
      },
      issues: partIssues(place, read.faults),
    };
  }

  #idFor(key: string | undefined): string {
    const kept = this.policy.keep && key !== undefined && isId(key) && !this.policy.taken.has(key);
    return kept ? key : this.#newId();
  }
}

/** A key without its id space. */
const shown = (key: string): string => key.slice(key.indexOf('\u0000') + 1);
