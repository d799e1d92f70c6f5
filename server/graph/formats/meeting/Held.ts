import { type Content } from '../../../../domain/changes/delta.js';

/** A node that is looked for: a label that it has, and the values of its properties as texts. */
export interface WantedNode {
  readonly label: string;
  readonly properties: readonly string[];
  readonly values: readonly string[];
}

/** A relationship that is looked for, by its ends. */
export interface WantedRelationship {
  readonly type: string;
  readonly startNodeId: string;
  readonly endNodeId: string;
}

/** An element that the project holds. */
export type HeldElement = Content & { readonly id: string };

/** Finds among what a project holds. Answers come in the order of what is asked for, the oldest element first. */
export interface Held {
  nodes(wanted: readonly WantedNode[]): Promise<readonly (readonly HeldElement[])[]>;
  relationships(wanted: readonly WantedRelationship[]): Promise<readonly (readonly HeldElement[])[]>;
}

/** What a node is found by as one text. */
export const wantedKey = ({ values }: Pick<WantedNode, 'values'>): string => values.join('\u0000');
