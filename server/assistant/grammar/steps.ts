import { once } from '../language/lexicon/once.js';
import { type Schema } from './Schema.js';

/** A step from nodes of one label to nodes of another. */
export interface LabelStep {
  readonly from: string;
  readonly to: string;
  readonly type: string;
  readonly direction: 'out' | 'in';
}

/** Every step that the shape of a graph allows: worked out once for a graph. */
export const stepsIn = once((schema: Schema): readonly LabelStep[] =>
  schema.ends(undefined).flatMap(({ start, type, end }): LabelStep[] => [
    { from: start, to: end, type, direction: 'out' },
    { from: end, to: start, type, direction: 'in' },
  ]),
);

/** How many relationships of a type one node of a label has on average; of a type that joins several labels nobody knows. */
export function perNode({ shape }: Schema, type: string, label: string | undefined): number {
  const ties = shape.types.find((one) => one.type === type)?.total ?? Infinity;
  const nodes = shape.labels.find((one) => one.label === label)?.total ?? 0;
  return shape.links.filter((one) => one.type === type).length === 1 ? ties / nodes : Infinity;
}

/** Whether each node that a step leads to belongs to one node: then what it has is had by that one. */
export const leadsToOwn = (schema: Schema, { to, type }: LabelStep): boolean => perNode(schema, type, to) === 1;

/** Whether a step leads back to rows that have one of it each, as jobs have a customer: what a row has is had by that one. */
export const leadsToRows = (schema: Schema, { to, type, direction }: LabelStep): boolean =>
  direction === 'in' && perNode(schema, type, to) <= 1;
