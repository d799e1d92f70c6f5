import { type Account, type Frame, nodesSet } from './Account.js';

/** The words at the rims of a time belong to it only where they are such as times are told with. */
function timeWords({ marked: { time, tokens, pack } }: Account): number[] {
  const all = time?.tokens ?? [];
  return all.filter((at) => {
    const isRim = at === all[0] || at === all.at(-1);
    return !isRim || pack.timeWords.includes(tokens[at]?.word ?? '') || tokens[at]?.number !== undefined;
  });
}

/** What changed since a time, or when something last did. */
export const changes: Frame = (account) => {
  const { time, mentions } = account.marked;
  const isOf = { deleted: account.has('deleted'), created: account.has('created') };
  if (!isOf.deleted && !isOf.created && !account.has('changed')) return undefined;
  const node = mentions[0]?.candidates[0]?.node;
  if (node !== undefined) {
    if (!account.has('when', 'last')) return undefined;
    account.useMentions(mentions.slice(0, 1));
    account.useTriggers('changed', 'last', 'when');
    return { kind: 'changes', of: nodesSet([node]) };
  }
  if (time === undefined) return undefined;
  account.use(timeWords(account));
  account.useTriggers('changed', 'deleted', 'created', 'after', 'last', 'when');
  const op = isOf.deleted ? 'delete' : isOf.created ? 'create' : undefined;
  return { kind: 'changes', since: time.since, ...(op === undefined ? {} : { op }) };
};
