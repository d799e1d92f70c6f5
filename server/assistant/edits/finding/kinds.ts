import { type PropertyKind } from '../../../contract/properties.js';
import { type Scene } from '../Scene.js';

/** The kind that a property has on nodes of these labels; undefined when it is new there. */
export function kindOf(property: string, labels: readonly string[], { shape }: Scene): PropertyKind | undefined {
  const own = shape.labels.filter(({ label }) => labels.includes(label)).flatMap(({ properties }) => properties);
  return own.find(({ name }) => name === property)?.kind;
}
