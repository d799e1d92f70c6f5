import { isNode } from '../../../domain/elements/elements';
import { type Selected } from '../../../domain/selection/selection';
import { styleKey, type StyleName } from '../../../domain/styles/style';
import { type GraphModel } from '../../graph/GraphModel';
import { nodesOf } from './choosing';

/** A label or a type of what is selected, and how many have it. */
export interface Holding extends StyleName {
  readonly count: number;
}

/** What a selection holds, by label and by type; the most first. */
export function holdingsOf(model: GraphModel, selected: Selected): Holding[] {
  const counts = new Map<string, Holding>();
  const add = (held: StyleName) => {
    const key = styleKey(held);
    counts.set(key, { ...held, count: (counts.get(key)?.count ?? 0) + 1 });
  };
  for (const ref of selected) {
    const element = model.element(ref);
    if (element === undefined) continue;
    if (!isNode(element)) add({ kind: 'type', name: element.type });
    else for (const name of element.labels) add({ kind: 'label', name });
  }
  return [...counts.values()].sort((a, b) => a.kind.localeCompare(b.kind) || b.count - a.count);
}

/** The names of properties that something selected has. */
export const propertyNamesOf = (model: GraphModel, selected: Selected): string[] =>
  [...new Set(selected.flatMap((ref) => Object.keys(model.element(ref)?.properties ?? {})))].sort();

/** The labels of the selected nodes without which one of them would have none. */
export function indispensable(model: GraphModel, selected: Selected): ReadonlySet<string> {
  return new Set(nodesOf(model, selected).flatMap(({ labels }) => (labels.length === 1 ? labels : [])));
}
