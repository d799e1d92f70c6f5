import { type SayType } from '../../graph/styles/useNames';
import { type Properties, type PropertyKinds } from '../../../domain/properties/values';

/** What is to be seen of an element beside what it is: made, changed or deleted by a proposal, or no longer there. */
export type Mark = 'created' | 'changed' | 'deleted' | 'gone';

export interface SmallElement {
  readonly id: string;
  /** What its looks follow from; none of what is no longer there. */
  readonly properties?: Properties;
  readonly propertyKinds?: PropertyKinds;
  readonly mark?: Mark;
}

/** A node as a small canvas draws it. */
export interface SmallNode extends SmallElement {
  readonly caption: string;
  readonly labels: readonly string[];
}

/** A relationship as a small canvas draws it; both ends must be among the nodes. */
export interface SmallRelationship extends SmallElement {
  readonly type: string;
  /** What its type is called in sentences. */
  readonly said?: string;
  readonly startNodeId: string;
  readonly endNodeId: string;
}

/** A graph that fits into a small space. */
export interface SmallGraph {
  readonly nodes: readonly SmallNode[];
  readonly relationships: readonly SmallRelationship[];
}

/** A small graph that says its types as the sentences beside it do. */
export const inSentences = ({ nodes, relationships }: SmallGraph, sayType: SayType): SmallGraph => ({
  nodes,
  relationships: relationships.map((one) => ({
    ...one,
    said: sayType(one.type, nodes.find(({ id }) => id === one.endNodeId)?.caption),
  })),
});
