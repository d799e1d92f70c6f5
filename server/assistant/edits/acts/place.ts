import { phraseAt, type Word } from '../reading/words.js';
import { nodesOf } from '../finding/nodes.js';
import { EditRejection } from '../EditRejection.js';
import { type EditContext, type Target } from '../EditContext.js';
import { joining } from './connect.js';
import { type Edit } from './Edit.js';

/** A name without the place after it, and the edits that put a node of that name there. */
interface Placed {
  readonly bare: readonly Word[];
  place(target: Target | undefined): readonly Edit[];
}

const nowhere = (bare: readonly Word[]): Placed => ({ bare, place: () => [] });

/** The only type by which nodes of a label are joined to those of others, and which way; undefined for several or none. */
function onlyType(
  label: string,
  ends: readonly string[],
  { shape }: EditContext,
): { type: string; leads: boolean } | undefined {
  const [link, ...others] = shape.links.filter(
    ({ start, end }) => (start === label && ends.includes(end)) || (end === label && ends.includes(start)),
  );
  return link === undefined || others.length > 0 ? undefined : { type: link.type, leads: link.start === label };
}

/** "Turda in Romania": a node of the graph after a word of place, when the graph has one way to say so. */
export async function placedIn(name: readonly Word[], label: string, context: EditContext): Promise<Placed> {
  for (let at = 1; at < name.length - 1; at += 1) {
    if (phraseAt(name, at, context.grammar.place) !== 1) continue;
    let targets: Target[];
    try {
      targets = await nodesOf(name.slice(at + 1), context);
    } catch (error) {
      if (error instanceof EditRejection) continue;
      throw error;
    }
    const [where] = targets;
    const way = where === undefined || targets.length > 1 ? undefined : onlyType(label, where.labels, context);
    if (where === undefined || way === undefined) continue;
    const joined = (target: Target) =>
      way.leads ? joining(target, way.type, where, context) : joining(where, way.type, target, context);
    return { bare: name.slice(0, at), place: (target) => (target === undefined ? [] : [joined(target)]) };
  }
  return nowhere(name);
}
