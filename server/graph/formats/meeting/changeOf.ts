import { difference, fieldOf, withDelta } from '../../../../domain/changes/delta.js';
import { type UpdateEdit } from '../../../../domain/changes/edit.js';
import { type FoundNode, type FoundRelationship } from '../Found.js';
import { type HeldElement } from './Held.js';

/**
 * What an element of a file changes of the one that the project holds: properties that it says otherwise or that are not there, and labels
 * that are missing. What the file does not say stays, and so does what the element was found by. Undefined where nothing is changed.
 */
export function changeOf(held: HeldElement, found: FoundNode | FoundRelationship): UpdateEdit | undefined {
  const known = found.found === 'node' ? (found.meets?.properties ?? []) : [];
  const said = Object.keys(found.properties).filter((name) => !known.includes(name));
  const labels =
    found.found === 'node' && held.labels !== undefined
      ? { labels: [...new Set([...held.labels, ...found.labels])] }
      : {};
  const properties = Object.fromEntries(said.map((name) => [name, fieldOf(found, name)]));
  const changed = difference(held, withDelta(held, { properties, ...labels }));
  return changed === undefined ? undefined : { of: found.found, op: 'update', id: held.id, ...changed };
}
