import { type PropertyKinds } from '../../../domain/properties/values.js';
import { ownOf } from '../../../domain/properties/kinds.js';
import { MAX_LABELS, MAX_PROPERTIES } from '../../contract/properties.js';
import { contentFault } from './contentFault.js';
import { DEFAULT_LABEL, DEFAULT_TYPE, type FoundNode, type FoundRelationship } from './Found.js';

type Element = FoundNode | FoundRelationship;

/** A part of an element that the rules of the graph do not allow. */
export interface PartFault {
  readonly column: string;
  readonly detail: string;
}

/** An element without what is not allowed, or why it cannot be at all. */
type SoundContent<T> = { readonly element: T; readonly faults: readonly PartFault[] } | { readonly refusal: PartFault };

const isBlank = (name: string): boolean => name.trim() === '';

/** What is wrong with one part of an element, seen by itself. */
const faultOf = (element: Element, part: Partial<FoundNode> & Partial<FoundRelationship>): PartFault | undefined => {
  const bare = { properties: {}, propertyKinds: {}, ...part };
  return element.found === 'node'
    ? contentFault({ ...element, labels: [DEFAULT_LABEL], ...bare })
    : contentFault({ ...element, type: DEFAULT_TYPE, ...bare });
};

/** The names of an element: labels that are too long are left out, and a type that is becomes the general one. */
function soundNames<T extends Element>(element: T, faults: PartFault[]): T {
  if (element.found === 'relationship') {
    const fault = faultOf(element, { type: element.type });
    if (fault === undefined) return element;
    faults.push(fault);
    return { ...element, type: DEFAULT_TYPE };
  }
  const sound = element.labels.filter((label) => {
    const fault = faultOf(element, { labels: [label] });
    if (fault !== undefined) faults.push(fault);
    return fault === undefined;
  });
  if (sound.length > MAX_LABELS) faults.push({ column: 'labels', detail: `must hold at most ${MAX_LABELS} labels` });
  return { ...element, labels: sound.length === 0 ? [DEFAULT_LABEL] : sound.slice(0, MAX_LABELS) };
}

/** An element with all of it that the graph allows. A label or type that is blank comes of a mapping, and is for its author to mend. */
export function soundContent<T extends Element>(element: T): SoundContent<T> {
  const fault = contentFault(element);
  if (fault === undefined) return { element, faults: [] };
  if (element.found === 'node' ? element.labels.some(isBlank) : isBlank(element.type)) return { refusal: fault };
  const faults: PartFault[] = [];
  const named = soundNames(element, faults);
  const entries = Object.entries(element.properties).filter(([name, value]) => {
    const wrong = faultOf(element, { properties: Object.fromEntries([[name, value]]) });
    if (wrong !== undefined) faults.push({ ...wrong, column: name });
    return wrong === undefined;
  });
  for (const [name] of entries.slice(MAX_PROPERTIES))
    faults.push({ column: name, detail: `is beyond ${MAX_PROPERTIES} properties` });
  const properties = Object.fromEntries(entries.slice(0, MAX_PROPERTIES));
  const kinds: PropertyKinds = Object.fromEntries(
    Object.entries(element.propertyKinds).filter(([name, kind]) => {
      const value = ownOf(properties, name);
      if (value === undefined) return false;
      const wrong = faultOf(element, { properties: { [name]: value }, propertyKinds: { [name]: kind } });
      if (wrong !== undefined) faults.push({ ...wrong, column: name });
      return wrong === undefined;
    }),
  );
  return { element: { ...named, properties, propertyKinds: kinds }, faults };
}
