import { phraseAt, type Word } from '../reading/words.js';
import { nodesOf } from '../finding/nodes.js';
import { waysBetween } from '../finding/ties.js';
import { attempted, EditRejection } from '../EditRejection.js';
import { type EditContext, type Target } from '../EditContext.js';
import { joining } from './connect.js';
import { type Edit } from './Edit.js';

/** A name without the place after it, and the edits that put a node of that name there. */
interface Placed {
  readonly bare: readonly Word[];
  place(target: Target | undefined): readonly Edit[];
}

const nowhere = (bare: readonly Word[]): Placed => ({ bare, place: () => [] });

/** "Turda in Romania": a node of the graph after a word of place, when the graph has one way to say so. */
export async function placedIn(name: readonly Word[], label: string, context: EditContext): Promise<Placed> {
  for (let at = 1; at < name.length - 1; at += 1) {
    if (phraseAt(name, at, context.grammar.place) !== 1) continue;
    const targets = await attempted(() => nodesOf(name.slice(at + 1), context));
    if (targets instanceof EditRejection) continue;
    const [where] = targets;
    const [way, ...others] = where === undefined ? [] : waysBetween({ labels: [label] }, where, context);
    if (where === undefined || targets.length > 1 || way === undefined || others.length > 0) continue;
    const joined = (target: Target) =>
      way.leads ? joining(target, way.type, where, context) : joining(where, way.type, target, context);
    return { bare: name.slice(0, at), place: (target) => (target === undefined ? [] : [joined(target)]) };
  }
  return nowhere(name);
}
