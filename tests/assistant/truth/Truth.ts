import { type PropertyValue } from '../../../domain/properties/values.js';
import { type NodeName } from '../graphs/names.js';

/** What a node must fulfil. `linked` asks for a relationship of this type, either way unless `way` says which. */
export type Condition =
  | { readonly property: string; readonly is: PropertyValue }
  | { readonly property: string; readonly over: number | string }
  | { readonly property: string; readonly under: number | string }
  | { readonly property: string; readonly from: number | string; readonly to: number | string }
  | { readonly property: string; readonly starts: string }
  | { readonly property: string; readonly exists: boolean }
  | Linked
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition };

export interface Linked {
  readonly linked: string;
  readonly way?: 'out' | 'in';
  readonly with?: NodeName;
  /** Least and most number of such relationships; without them, at least one. */
  readonly least?: number;
  readonly most?: number;
  /** What the node at the other end must fulfil. */
  readonly where?: readonly Condition[];
}

/** Nodes of a label that fulfil all conditions. */
export interface NodeSet {
  readonly label: string;
  readonly where?: readonly Condition[];
}

/** Groups of words of which a right answer holds one each; they must stand in the text that is named as its source. */
type Words = readonly (readonly string[])[];

/** Where the right answer comes from, in terms that a few lines over the plain graph can work out. */
export type Truth =
  | { readonly kind: 'node'; readonly node: NodeName }
  | { readonly kind: 'ambiguous'; readonly nodes: readonly NodeName[] }
  | { readonly kind: 'property'; readonly node: NodeName; readonly property: string }
  | {
      readonly kind: 'holds';
      readonly node: NodeName;
      readonly condition: Condition;
      readonly phrases?: readonly string[];
    }
  | { readonly kind: 'count'; readonly of: NodeSet }
  | { readonly kind: 'countRelationships'; readonly type: string }
  | { readonly kind: 'list'; readonly of: NodeSet }
  | {
      readonly kind: 'most';
      readonly of: NodeSet;
      readonly by: Measure;
      readonly least?: boolean;
      readonly take?: number;
    }
  /** What the values of a property of a set come to; `average` asks for their mean. */
  | { readonly kind: 'total'; readonly of: NodeSet; readonly property: string; readonly average?: boolean }
  | { readonly kind: 'path'; readonly from: NodeName; readonly to: NodeName; readonly types?: readonly string[] }
  | { readonly kind: 'noPath'; readonly from: NodeName; readonly to: NodeName; readonly types: readonly string[] }
  | { readonly kind: 'compare'; readonly nodes: readonly NodeName[]; readonly properties: readonly string[] }
  | {
      readonly kind: 'changes';
      readonly since: string;
      readonly until?: string;
      readonly op?: 'deleteNode' | 'createNode';
    }
  | { readonly kind: 'changedOn'; readonly node: NodeName }
  | { readonly kind: 'faq'; readonly key: string; readonly words: Words }
  | { readonly kind: 'example'; readonly id: string; readonly words: Words }
  | Missing;

/** What nodes are ranked by. */
export type Measure =
  | 'degree'
  | { readonly property: string }
  | { readonly linked: string; readonly way?: 'out' | 'in' };

/** Why there is no answer; `absent` words stand nowhere in the graph nor in the examples, `empty` is a property without a value. */
interface Missing {
  readonly kind: 'none';
  readonly because:
    | 'noProperty'
    | 'noValue'
    | 'noEntity'
    | 'noRelationship'
    | 'outOfDomain'
    | 'reasoning'
    | 'future'
    | 'loaded';
  /** What people invent here, often of something that resembles it. */
  readonly never: readonly string[];
  readonly absent?: readonly string[];
  readonly empty?: { readonly node: NodeName; readonly property: string };
  readonly none?: NodeSet;
}

/** What a text must hold: words, a number, or a date (ISO), each as people write it. */
export type Said = string | number | { readonly date: string };

/** What a right answer is known by. */
export interface Expectation {
  /** Each group must be met by one of its members. */
  readonly says: readonly (readonly Said[])[];
  readonly cites: Citations;
  /** What would be an invention. */
  readonly never: readonly string[];
}

/** Which nodes a right answer cites, as `Label: name`; for help and examples, their key. */
export interface Citations {
  readonly all?: readonly string[];
  /** At least so many of `of`, or of any nodes with `label`. */
  readonly atLeast?: number;
  readonly of?: readonly string[];
  readonly label?: string;
  /** Cited nodes with `onlyOf` as label must be among `all` and `of`. */
  readonly onlyOf?: string;
  readonly faq?: string;
  readonly example?: string;
}
