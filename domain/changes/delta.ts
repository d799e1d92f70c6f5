import { type Properties, type PropertyKinds, type PropertyValue } from '../properties/values.js';
import { type Delta, type Field } from './edit.js';

/** The content of a node or of a relationship: a node has labels, a relationship the rest. */
export interface Content {
  readonly properties: Properties;
  readonly propertyKinds: PropertyKinds;
  readonly labels?: readonly string[];
  readonly type?: string;
  readonly startNodeId?: string;
  readonly endNodeId?: string;
}

/** Fields of a relationship besides its properties. */
export const PLAIN_FIELDS = ['type', 'startNodeId', 'endNodeId'] as const;

/** The property of this name as one field. */
export function fieldOf(content: Content, name: string): Field {
  if (!Object.hasOwn(content.properties, name)) return null;
  const value = content.properties[name] as PropertyValue;
  const kind = Object.hasOwn(content.propertyKinds, name) ? content.propertyKinds[name] : undefined;
  return kind === undefined ? { value } : { value, kind };
}

const sameList = (one: PropertyValue, other: PropertyValue) =>
  Array.isArray(one) &&
  Array.isArray(other) &&
  one.length === other.length &&
  one.every((item, index) => item === (other as readonly unknown[])[index]);

/** Whether two fields say the same. */
export function sameField(one: Field, other: Field): boolean {
  if (one === null || other === null) return one === other;
  return one.kind === other.kind && (one.value === other.value || sameList(one.value, other.value));
}

/** Whether two lists hold the same labels, in whatever order. */
export const sameLabels = (one: readonly string[] = [], other: readonly string[] = []): boolean =>
  one.length === other.length && one.every((label) => other.includes(label));

/** Whether two contents share their properties, as those do of which one is the other with a delta that leaves them alone. */
export const haveSameProperties = (one: Content, other: Content): boolean =>
  one.properties === other.properties && one.propertyKinds === other.propertyKinds;

/** The fields in which `before` differs from `after`, as each of them has it; undefined when they say the same. */
export function difference(before: Content, after: Content): { from: Delta; to: Delta } | undefined {
  const names = haveSameProperties(before, after)
    ? []
    : [...new Set([...Object.keys(before.properties), ...Object.keys(after.properties)])];
  const changed = names.filter((name) => !sameField(fieldOf(before, name), fieldOf(after, name)));
  const plain = PLAIN_FIELDS.filter((field) => before[field] !== after[field]);
  const relabelled = !sameLabels(before.labels, after.labels);
  if (changed.length === 0 && plain.length === 0 && !relabelled) return undefined;
  const part = (content: Content): Delta => ({
    ...(changed.length === 0
      ? {}
      : { properties: Object.fromEntries(changed.map((name) => [name, fieldOf(content, name)])) }),
    ...(relabelled ? { labels: content.labels ?? [] } : {}),
    ...Object.fromEntries(plain.map((field) => [field, content[field]])),
  });
  return { from: part(before), to: part(after) };
}

/** The content with these fields in place of its own. */
export function withDelta<T extends Content>(content: T, delta: Delta): T {
  const { properties: fields, ...plain } = delta;
  if (fields === undefined) return { ...content, ...plain };
  const properties = { ...content.properties };
  const propertyKinds = { ...content.propertyKinds };
  for (const [name, field] of Object.entries(fields)) {
    delete propertyKinds[name];
    if (field === null) delete properties[name];
    else {
      properties[name] = field.value;
      if (field.kind !== undefined) propertyKinds[name] = field.kind;
    }
  }
  return { ...content, ...plain, properties, propertyKinds };
}

/** Whether these fields of the content are as they stand here. */
export const says = (content: Content, { properties = {}, labels, ...plain }: Delta): boolean =>
  Object.entries(properties).every(([name, field]) => sameField(fieldOf(content, name), field)) &&
  (labels === undefined || sameLabels(content.labels, labels)) &&
  PLAIN_FIELDS.every((field) => plain[field] === undefined || plain[field] === content[field]);
