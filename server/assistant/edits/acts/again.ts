import { typeSaid } from '../finding/typeSaid.js';
import { EditRejection } from '../EditRejection.js';
import { type Acting } from './Edit.js';
import { joiningAll } from './connect.js';
import { oneOf } from './move.js';
import { set } from './update.js';

/** The property that was set last gets a value on other nodes: "those of Paper Moons to 300". */
export const again: Acting = async (slots, context) => {
  const property = context.properties.at(-1);
  if (property === undefined) throw new EditRejection('misfit');
  return set({ ...slots, property }, context);
};

/** Two nodes are joined by the type that the verb itself says. */
export const connectBy: Acting = async ({ verb = [], from = [], to = [] }, context) => {
  const [start, end] = [await oneOf(from, context), await oneOf(to, context)];
  const type = typeSaid(verb, context);
  if (type === undefined || start.id === end.id) throw new EditRejection('misfit');
  const leads = ([one, other]: readonly (readonly string[])[]) =>
    context.shape.links.some(
      (link) => link.type === type && one?.includes(link.start) === true && other?.includes(link.end) === true,
    );
  if (leads([start.labels, end.labels])) return joiningAll([[start, end]], type, context);
  if (leads([end.labels, start.labels])) return joiningAll([[end, start]], type, context);
  throw new EditRejection('misfit');
};
