import { type NodeContent, type Provenance, type RelationshipContent } from '../elements/elements.js';
import { type PropertyKind, type PropertyValue } from '../properties/values.js';
import { type Style, type StyleName } from '../styles/style.js';

/** What stays with an element whatever its content: enough to put it back exactly as it was. */
interface Stamps {
  readonly id: string;
  /**
   * Its number. In every engine: no other element of its kind that a person ever had has it, and elements of a project that are made later have greater ones.
   * It stays when the element goes and comes back, and when a project is moved to another engine: undo finds the element by it.
   */
  readonly seq: number;
  /** The number of the import that it came with, counted in its project; 0 when with none. The import is hidden and shown by it. */
  readonly batch: number;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly provenance?: Provenance;
}

export interface StoredNode extends Stamps, NodeContent {}
export interface StoredRelationship extends Stamps, RelationshipContent {}

/** A property as one field: its value with its kind where JSON does not tell it; null when absent. */
export type Field = { readonly value: PropertyValue; readonly kind?: PropertyKind } | null;

/** The fields that differ between two versions, as they stand in one of them. */
export interface Delta {
  readonly properties?: Readonly<Record<string, Field>>;
  readonly labels?: readonly string[];
  readonly type?: string;
  readonly startNodeId?: string;
  readonly endNodeId?: string;
}

/** One element made, removed, or taken from one content to another. */
export type Edit =
  | { readonly of: 'node'; readonly op: 'create' | 'delete'; readonly id: string; readonly element: StoredNode }
  | {
      readonly of: 'relationship';
      readonly op: 'create' | 'delete';
      readonly id: string;
      readonly element: StoredRelationship;
    }
  | UpdateEdit;

/** One element taken from one content to another. */
export interface UpdateEdit {
  readonly of: 'node' | 'relationship';
  readonly op: 'update';
  readonly id: string;
  readonly from: Delta;
  readonly to: Delta;
}

/** The style of a label or type taken from one to another; null where it has none. */
export interface StyleEdit extends StyleName {
  readonly of: 'style';
  readonly from: Style | null;
  readonly to: Style | null;
}

/** What an entry of the history holds: edits of elements, and of styles. */
export type LoggedEdit = Edit | StyleEdit;

const isOfStyle = (edit: LoggedEdit): edit is StyleEdit => edit.of === 'style';

/** The edits of elements among logged ones. */
export const elementEditsIn = (logged: readonly LoggedEdit[]): Edit[] =>
  logged.filter((edit): edit is Edit => !isOfStyle(edit));

/** The edits of styles among logged ones. */
export const styleEditsIn = (logged: readonly LoggedEdit[]): StyleEdit[] => logged.filter(isOfStyle);

/** The edits that take back edits of styles. */
export const inverseOfStyles = (edits: readonly StyleEdit[]): StyleEdit[] =>
  edits.map((edit) => ({ ...edit, from: edit.to, to: edit.from }));

function invertOne(edit: Edit): Edit {
  if (edit.op === 'update') return { ...edit, from: edit.to, to: edit.from };
  return { ...edit, op: edit.op === 'create' ? 'delete' : 'create' };
}

/** The edits that take back these edits. */
export const inverse = (edits: readonly Edit[]): Edit[] => edits.map(invertOne);

/**
 * The order in which edits can be made whatever they are: relationships come after the nodes that they need and go before
 * them.
 */
const ORDER = [
  'node create',
  'node update',
  'relationship delete',
  'relationship create',
  'relationship update',
  'node delete',
];

/** The edits in an order in which every relationship has both its ends at any moment. */
export const inSafeOrder = (edits: readonly Edit[]): Edit[] =>
  ORDER.flatMap((step) => edits.filter(({ of, op }) => `${of} ${op}` === step));

/** How many elements a change made, changed and removed. */
export interface ChangeCounts {
  readonly nodesCreated: number;
  readonly nodesUpdated: number;
  readonly nodesDeleted: number;
  readonly relationshipsCreated: number;
  readonly relationshipsUpdated: number;
  readonly relationshipsDeleted: number;
}

/** No change. */
export const NO_COUNTS: ChangeCounts = {
  nodesCreated: 0,
  nodesUpdated: 0,
  nodesDeleted: 0,
  relationshipsCreated: 0,
  relationshipsUpdated: 0,
  relationshipsDeleted: 0,
};

/** What the edits do, by kind. */
export function countEdits(edits: readonly Edit[]): ChangeCounts {
  const count = (of: Edit['of'], op: Edit['op']) => edits.filter((edit) => edit.of === of && edit.op === op).length;
  return {
    nodesCreated: count('node', 'create'),
    nodesUpdated: count('node', 'update'),
    nodesDeleted: count('node', 'delete'),
    relationshipsCreated: count('relationship', 'create'),
    relationshipsUpdated: count('relationship', 'update'),
    relationshipsDeleted: count('relationship', 'delete'),
  };
}
