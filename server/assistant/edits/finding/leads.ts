import { type EditContext, type Target, targetsOf } from '../EditContext.js';
import { type Word, without } from '../reading/words.js';
import { knownLabel } from './names.js';
import { unread } from './newNames.js';
import { MOST_AROUND, nodesOf } from './nodes.js';
import { type Way, waysFrom } from './ties.js';
import { saysType } from './typeIn.js';

/** What nodes are joined to as people call it: the berth of a boat, the lead of a campaign. */
export interface Lead extends Way {
  /** The labels of those it leads to. */
  readonly far: readonly string[];
}

/** The one way in which nodes of some labels are joined to what words call: by its type, or by whom it leads to. */
export function leadCalled(said: readonly Word[], labels: readonly string[], context: EditContext): Lead | undefined {
  const words = without(said, context.grammar.articles);
  const all = waysFrom(labels, context);
  const typed = all.filter(({ type }) => words.every((word) => saysType(word, type, context)));
  const label = typed.length > 0 ? undefined : knownLabel(words, context);
  const fitting = typed.length > 0 ? typed : all.filter(({ far }) => far === label);
  const [first] = fitting;
  if (first === undefined || fitting.some(({ type, leads }) => type !== first.type || leads !== first.leads))
    return undefined;
  return { type: first.type, leads: first.leads, far: fitting.map(({ far }) => far) };
}

/** The one node that words mean of those where a way may lead. */
export async function endOf(words: readonly Word[], { far }: Lead, context: EditContext): Promise<Target> {
  const isFar = ({ labels }: Pick<Target, 'labels'>) => far.some((label) => labels.includes(label));
  const [end, ...others] = await nodesOf(words, context, isFar);
  if (end === undefined || others.length > 0 || !isFar(end)) throw unread(words, context);
  return end;
}

/** The nodes where a way leads from one, as it stands. */
export async function endsFrom({ id }: Target, { type, leads }: Way, { reading }: EditContext): Promise<Target[]> {
  const { relationships } = await reading.around(id, MOST_AROUND);
  const ties = relationships.filter((tie) => tie.type === type && (leads ? tie.startNodeId : tie.endNodeId) === id);
  return targetsOf(
    ties.map(({ startNodeId, endNodeId }) => (leads ? endNodeId : startNodeId)),
    reading,
  );
}
