import { ulid } from 'ulid';

import { type Properties } from '../../../../../domain/properties/values.js';
import { type ImportId, type NodeId, type OwnerId, type RelationshipId } from '../../../../contract/ids.js';
import { type GraphStore } from '../../../../graph/GraphStore.js';
import { type ImportedNode, type ImportedRelationship } from '../../../../graph/ports/ImportSink.js';
import { type ProjectScope } from '../../../../graph/ports/scope.js';
import { type Language } from '../../../language/lexicon/files.js';
import CABLES from './fields/cables.json' with { type: 'json' };
import CHARGING from './fields/charging.json' with { type: 'json' };
import FENCING from './fields/fencing.json' with { type: 'json' };
import GLASSWORKS from './fields/glassworks.json' with { type: 'json' };
import LIGHTHOUSES from './fields/lighthouses.json' with { type: 'json' };

/** What is right: nodes by their names, a number, or whether it is so. Null where the graph does not hold it. */
export type KnownAnswer =
  | { readonly names: readonly string[] }
  | { readonly number: number }
  | { readonly holds: boolean }
  | null;

/** A question whose answer is known. */
export interface KnownQuestion {
  readonly language: Language;
  readonly asks: string;
  readonly answer: KnownAnswer;
}

/** A small graph, and what is asked about it. Names stand for nodes; the key `naming` holds them. */
export interface KnownField {
  readonly name: string;
  readonly naming: string;
  readonly nodes: Readonly<Record<string, Readonly<Record<string, Properties>>>>;
  /** `start > end`, by types. */
  readonly relationships: Readonly<Record<string, readonly string[]>>;
  readonly questions: readonly KnownQuestion[];
}

// TypeScript reads the words of a JSON file as any texts, not as those that a question knows; a test asks all of them.
/** What a model is asked about before it is believed. No test was made of any of it, nor it of a test. */
export const KNOWN_FIELDS = [LIGHTHOUSES, GLASSWORKS, CABLES, CHARGING, FENCING] as unknown as readonly KnownField[];

/** A field in a store. */
export interface LoadedField {
  readonly scope: ProjectScope;
  readonly nameOf: ReadonlyMap<string, string>;
}

const isDate = (value: unknown): boolean => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/u.test(value);

const nodesOf = ({ naming, nodes }: KnownField): ImportedNode[] =>
  Object.entries(nodes).flatMap(([label, byName]) =>
    Object.entries(byName).map(([name, fields]) => {
      const dates = Object.keys(fields).filter((property) => isDate(fields[property]));
      const propertyKinds = Object.fromEntries(dates.map((property) => [property, 'date' as const]));
      return { id: ulid() as NodeId, labels: [label], properties: { [naming]: name, ...fields }, propertyKinds };
    }),
  );

function relationshipsOf({ relationships }: KnownField, idOf: ReadonlyMap<string, NodeId>): ImportedRelationship[] {
  const at = (name: string | undefined): NodeId => {
    const id = idOf.get(name ?? '');
    if (id === undefined) throw new Error(`No node ${name}`);
    return id;
  };
  return Object.entries(relationships).flatMap(([type, ties]) =>
    ties.map((tie) => {
      const [start, end] = tie.split(' > ');
      const ends = { startNodeId: at(start), endNodeId: at(end) };
      return { id: ulid() as RelationshipId, type, ...ends, properties: {}, propertyKinds: {} };
    }),
  );
}

/** Brings a field into a store, as a graph of its own. */
export async function loadField(store: GraphStore, field: KnownField): Promise<LoadedField> {
  const ownerId = `check of ${field.name}` as OwnerId;
  const scope = { ownerId, projectId: await store.ensureDefaultProject(ownerId) };
  const nodes = nodesOf(field);
  const names = nodes.map(({ id, properties }) => [id, String(properties[field.naming])] as const);
  const relationships = relationshipsOf(field, new Map(names.map(([id, name]) => [name, id])));
  const importId = ulid() as ImportId;
  await store.beginImport(scope, importId);
  await store.appendImport(scope, importId, { nodes, relationships });
  await store.publishImport(scope, importId, { source: 'import' });
  return { scope, nameOf: new Map(names) };
}
