import { type PropertyKind } from '../../../../domain/properties/values.js';
import { type EditContext } from '../EditContext.js';

/** The kind that a property has on nodes of these labels; undefined when it is new there. */
export function kindOf(property: string, labels: readonly string[], { shape }: EditContext): PropertyKind | undefined {
  const own = shape.labels.filter(({ label }) => labels.includes(label)).flatMap(({ properties }) => properties);
  return own.find(({ name }) => name === property)?.kind;
}
