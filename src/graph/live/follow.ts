import { type Followed, type GraphChanged, type GraphNews } from '../../../machines/liveGraphMachine';
import { type GraphDelta, NO_CHANGE } from '../../../domain/elements/elements';
import { settled } from '../calls/settled';
import { type GraphModel } from '../GraphModel';
import { recounted, split, type Told, toldBy } from './content';
import { type OwnWrites } from './OwnWrites';
import { deltaOf, type Elements, type FollowPlan, departedBy, planOf } from './plan';

/** What `follow` needs. */
export interface Follower {
  readonly model: GraphModel;
  readonly own: Pick<OwnWrites, 'settled' | 'take'>;
  /** Whether elements that are made elsewhere come to be shown here. */
  readonly showsNew: boolean;
  /** Asks the store for the number of the project's last change. */
  readHead(): Promise<number>;
  /** Reads elements by their ids, at most a hundred of each kind; those that are not there are left out. */
  readElements(nodeIds: readonly string[], relationshipIds: readonly string[]): Promise<Elements>;
  /** Reads all that is shown anew. */
  reread(): Promise<void>;
  /** Hears what the changes told of elements, once the model has followed them. */
  onFollowed(told: Told): void;
}

/** When more elements than these would have to be read, everything that is shown is read instead. */
const MOST_READ = 100;

/** How long the news waits for a write of this window, in milliseconds. */
const OWN_WRITE_LIMIT = 5000;

const NOTHING: Followed = { kind: 'nothing' };

/** The changes that the model has not seen, oldest first, each once. */
function unseen(changes: readonly GraphChanged[], model: GraphModel): GraphChanged[] {
  const byHead = new Map(changes.map((change) => [change.head, change]));
  return [...byHead.values()].filter(({ head }) => head > (model.head ?? 0)).sort((a, b) => a.head - b.head);
}

/** Reads all that is shown anew, now that the project has come to `head`. */
async function rereadAll(follower: Follower, head: number): Promise<Followed> {
  const isChange = follower.model.head !== undefined;
  await follower.reread();
  follower.model.noteHead(head);
  return { kind: 'reread', isChange };
}

/** Asks how far the project has come, and reads all anew when that is not what is shown. */
async function makeSure(follower: Follower): Promise<Followed> {
  const head = await follower.readHead();
  return head === follower.model.head ? NOTHING : rereadAll(follower, head);
}

const touchesPending = ({ nodes, relationships }: GraphDelta, { pending }: GraphModel) =>
  [...nodes, ...relationships].some(({ id }) => pending.has(id));

function patch(follower: Follower, plan: FollowPlan, read: Elements): Followed {
  const { model, showsNew } = follower;
  const delta = deltaOf(plan, read, model, showsNew);
  if (touchesPending(delta, model)) throw new Error('This window is writing one of these elements');
  const isNew = (held: unknown) => held === undefined;
  const added = [
    ...delta.nodes.filter(({ id }) => isNew(model.node(id))),
    ...delta.relationships.filter(({ id }) => isNew(model.relationship(id))),
  ].length;
  const changed = [
    ...delta.nodes.filter(({ id, version }) => version > (model.node(id)?.version ?? version)),
    ...delta.relationships.filter(({ id }) => !isNew(model.relationship(id))),
  ].length;
  const deleted = delta.deletedNodeIds.length + delta.deletedRelationshipIds.length;
  model.apply(delta, departedBy(delta, model));
  return { kind: 'patched', added, changed, deleted };
}

/** The elements of a plan: those that the news brought, and the others read. Undefined when these are too many to ask for. */
async function elementsOf(plan: FollowPlan, told: Told, follower: Follower): Promise<Elements | undefined> {
  const nodes = split(plan.nodeIds, told.nodes);
  const relationships = split(plan.relationshipIds, told.relationships);
  if (nodes.missing.length > MOST_READ || relationships.missing.length > MOST_READ) return undefined;
  const isAllTold = nodes.missing.length + relationships.missing.length === 0;
  // Either way what this window is writing is answered first.
  const read = isAllTold
    ? await settled(follower.model).then(() => NO_CHANGE)
    : await follower.readElements(nodes.missing, relationships.missing);
  return {
    nodes: [...nodes.found, ...read.nodes],
    relationships: [...relationships.found, ...read.relationships],
  };
}

/**
 * Brings the shown graph up to what was heard. Changes of this window, and small ones of others, which bring their content,
 * cost no call; larger ones one, unless something was missed or is too much: then all that is shown is read anew. Rejects
 * when the store does not answer.
 */
export async function follow({ changes, isUnsure }: GraphNews, follower: Follower): Promise<Followed> {
  const { model, own } = follower;
  await own.settled(OWN_WRITE_LIMIT);
  if (isUnsure) return makeSure(follower);
  const known = model.head;
  const fresh = unseen(changes, model);
  const last = fresh.at(-1);
  if (last === undefined) return NOTHING;
  if (known !== undefined && last.head - known !== fresh.length) return rereadAll(follower, last.head);

  const others = fresh.filter((change) => !own.take(change));
  if (others.some(({ complete }) => !complete)) return rereadAll(follower, last.head);
  const plan = planOf(others, model, follower.showsNew);
  const told = toldBy(fresh);
  const elements = await elementsOf(plan, told, follower);
  if (elements === undefined) return rereadAll(follower, last.head);
  // All was read anew meanwhile.
  if (model.head !== known) return makeSure(follower);
  const followed = others.length === 0 ? NOTHING : patch(follower, plan, elements);
  if (followed !== NOTHING) follower.onFollowed(told);
  const nodes = recounted(told, model);
  if (nodes.length > 0) model.apply({ ...NO_CHANGE, nodes });
  model.noteHead(last.head);
  return followed;
}
