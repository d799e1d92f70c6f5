import { type Properties, type PropertyKinds } from '../../../../domain/properties/values.js';
import { isObject } from '../json/jsonPass.js';
import { propertyKindsOf } from '../json/jsonProperties.js';
import { type PropertyBag } from '../text/Properties.js';

/** The attribute in which our own files say the whole of an element, for attributes of Graphviz are texts without kinds. */
export const WHOLE = 'harta';
/** How the first line of our own files begins. */
export const OURS = '// Harta';

interface OwnContent {
  readonly fields: Properties;
  readonly propertyKinds: PropertyKinds;
}

/** What our own files say of elements; nothing of files of others. */
export interface DotRoles {
  readonly isOurs: boolean;
  nodeOf(
    bag: PropertyBag,
  ): (OwnContent & { labels: readonly string[]; position?: { x: number; y: number } }) | undefined;
  edgeOf(bag: PropertyBag): (OwnContent & { type: string }) | undefined;
}

function wholeOf(bag: PropertyBag): Record<string, unknown> | undefined {
  const text = bag.get(WHOLE);
  try {
    const whole: unknown = typeof text === 'string' ? JSON.parse(text) : undefined;
    return isObject(whole) ? whole : undefined;
  } catch {
    return undefined;
  }
}

const contentOf = (whole: Record<string, unknown>): OwnContent => ({
  fields: (isObject(whole['properties']) ? whole['properties'] : {}) as Properties,
  propertyKinds: propertyKindsOf(whole['propertyKinds']),
});

/** How the elements of a text are read, by whether it was written by us. */
export function rolesOf(text: string): DotRoles {
  const isOurs = text.startsWith(OURS);
  return {
    isOurs,
    nodeOf(bag) {
      const whole = isOurs ? wholeOf(bag) : undefined;
      if (whole === undefined || !Array.isArray(whole['labels'])) return undefined;
      const labels = whole['labels'].map(String);
      const { x, y } = isObject(whole['position']) ? whole['position'] : {};
      const position = typeof x === 'number' && typeof y === 'number' ? { position: { x, y } } : {};
      return { ...contentOf(whole), labels, ...position };
    },
    edgeOf(bag) {
      const whole = isOurs ? wholeOf(bag) : undefined;
      return whole === undefined ? undefined : { ...contentOf(whole), type: String(whole['type']) };
    },
  };
}
