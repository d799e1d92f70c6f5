import { idsIn } from '../../../domain/query/named.js';
import { type NodeId } from '../../contract/ids.js';
import { fold } from '../../../domain/folding/fold.js';
import { mark } from '../marking/mark.js';
import { readFrame } from '../frames/readFrame.js';
import { type Edit } from './acts/operations.js';
import { type EditContext, type Target, targetOf } from './EditContext.js';

/** What an earlier message of the person came to as a request. */
export type ReadEarlier = (text: string) => Promise<readonly Edit[] | undefined>;

/** The node that an edit was about, as it stands in the graph now; one that was made is looked up by its name. */
async function standing(target: Target, { reading }: EditContext): Promise<Target | undefined> {
  if (target.node !== undefined) {
    const [node] = await reading.read([target.id]);
    return node === undefined ? undefined : targetOf(node, reading);
  }
  const { name, labels } = target;
  const found = await reading.mentioned({ captions: [fold(name)], beginnings: [], words: [], near: [] });
  const same = found.filter(
    (node) => reading.nameOf(node) === name && labels.every((one) => node.labels.includes(one)),
  );
  // Of several nodes with one name the one that was made last is meant: ids rise with time.
  const last = same.sort((one, other) => (one.id < other.id ? 1 : -1))[0];
  return last === undefined ? undefined : targetOf(last, reading);
}

/** Earlier messages that a request may still point to. */
const REMEMBERED = 3;

/** What "it" means at the beginning of a request: the subject of the last message, which is read again. */
export async function focusBefore(
  earlier: readonly string[],
  context: EditContext,
  readEarlier: ReadEarlier,
): Promise<Target | undefined> {
  const last = earlier.at(-1);
  if (last === undefined) return undefined;
  const edits = await readEarlier(last);
  const made = edits?.findLast(({ operation }) => operation.op === 'createNode') ?? edits?.at(-1);
  const [target] = made?.about ?? [];
  if (target !== undefined) return standing(target, context);
  let id: string | undefined;
  for (const one of earlier.slice(-REMEMBERED).toReversed()) {
    const marked = await mark(one, context.asking);
    const asked = readFrame(marked);
    const [named] = asked === undefined || asked.query.kind === 'compare' ? [] : idsIn(asked.query);
    id ??= named ?? marked.mentions.at(-1)?.candidates[0]?.node.id;
  }
  const [read] = id === undefined ? [] : await context.reading.read([id as NodeId]);
  return read === undefined ? undefined : targetOf(read, context.reading);
}
