import { EditRejection } from '../EditRejection.js';
import { type EditContext, kindOf, type Target } from '../EditContext.js';
import { endsFrom, type Lead, leadCalled } from '../finding/leads.js';
import { knownProperty } from '../finding/names.js';
import { unread } from '../finding/newNames.js';
import { nodesOf } from '../finding/nodes.js';
import { type Word } from '../reading/words.js';
import { nodesOfTargets } from './connect.js';
import { type Acting, type Edit } from './Edit.js';
import { led } from './move.js';
import { settingEdits } from './setting.js';

/** What a node alone is joined to in a way. */
async function onlyEnd(target: Target, way: Lead, said: readonly Word[], context: EditContext): Promise<Target> {
  const [end, ...others] = await endsFrom(target, way, context);
  if (end === undefined || others.length > 0) throw unread(said, context);
  return end;
}

/** Each of two gets the value that the other has. */
function exchanged(property: string, one: Target, other: Target, context: EditContext): readonly Edit[] {
  const [mine, theirs] = [one, other].map(({ node }) => node?.properties[property]);
  if (mine === undefined || theirs === undefined)
    throw new EditRejection('noProperty', { said: property, nodes: nodesOfTargets([one, other]) });
  const kind = kindOf(property, one.labels, context);
  const told = kind?.startsWith('date') === true ? { kind } : {};
  return [
    ...settingEdits(one, property, { value: theirs, ...told }),
    ...settingEdits(other, property, { value: mine, ...told }),
  ];
}

/** Two nodes exchange what they have of one kind: a value, or what each is joined to. */
export const exchange: Acting = async ({ nodes = [], property = [] }, context) => {
  const [one, other, ...others] = await nodesOf(nodes, context);
  if (one === undefined || other === undefined || others.length > 0) throw unread(nodes, context);
  const of = (target: Target, words: readonly Word[]) => knownProperty(words, target.labels, context);
  const name = of(one, property);
  if (name !== undefined && name === of(other, property)) return exchanged(name, one, other, context);
  const way = leadCalled(property, one.labels, context);
  if (way === undefined || !one.labels.every((label) => other.labels.includes(label))) throw unread(property, context);
  const [mine, theirs] = [await onlyEnd(one, way, property, context), await onlyEnd(other, way, property, context)];
  if (mine.id === theirs.id) throw new EditRejection('already', { nodes: nodesOfTargets([one, other]) });
  return [
    ...(await led(one, way, { to: theirs, said: property }, context)),
    ...(await led(other, way, { to: mine, said: property }, context)),
  ];
};
