import { ProblemError } from '../../contract/ProblemError.js';
import { checkKinds, checkLabel, checkLabels, checkProperties, Faults } from '../properties.js';
import { type FoundNode, type FoundRelationship } from './Found.js';

const ELEMENT = 'element';

/** What the rules of the graph have against an element of a file, and in which part, or nothing. */
export function contentFault(element: FoundNode | FoundRelationship): { column: string; detail: string } | undefined {
  const faults = new Faults(ELEMENT);
  if (element.found === 'node') checkLabels(element.labels, 'labels', faults);
  else checkLabel(element.type, 'type', faults);
  checkProperties(element.properties, 'properties', faults);
  checkKinds(element.propertyKinds, element.properties, 'propertyKinds', faults);
  try {
    faults.throwIfAny();
    return undefined;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const first = error.parts.errors?.[0] ?? { path: ELEMENT, message: error.message };
    const [part = '', name] = first.path.slice(ELEMENT.length + 1).split('/');
    const column = part.startsWith('propert') ? (name ?? part).replaceAll('~1', '/').replaceAll('~0', '~') : part;
    return { column, detail: first.message };
  }
}
