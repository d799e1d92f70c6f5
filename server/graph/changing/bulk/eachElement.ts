import { type BulkElement } from '../../../../domain/changes/bulk.js';
import { withPlace } from '../withPlace.js';

/** Does something with each element; a refusal that names no place is given that of the element. */
export function eachElement<T extends BulkElement>(
  elements: readonly T[] | undefined,
  list: string,
  act: (one: T, path: string) => void,
): void {
  elements?.forEach((element, index) => {
    const path = `body/${list}/${index}`;
    withPlace(path, () => act(element, path));
  });
}
