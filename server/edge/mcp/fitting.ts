/** What one answer holds at most, in characters of JSON: more than a model reads with profit, and less than ends its patience. */
const MOST = 60_000;
/** Longest text of a property that is given whole. */
const LONGEST_TEXT = 2_000;

/** An answer that fits; of each list that was cut, how many of its items are not in it. */
export interface Fitting {
  readonly value: unknown;
  readonly leftOut: Readonly<Record<string, number>>;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value;
  if (Array.isArray(value)) return value.map(shortened);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shortened(one)]));
}

interface List {
  readonly path: string;
  readonly items: unknown[];
  readonly length: number;
}

/** The lists of an answer, not those within their items. */
function listsIn(value: unknown, path = ''): List[] {
  if (Array.isArray(value)) return [{ path, items: value, length: JSON.stringify(value).length }];
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, one]) => listsIn(one, path === '' ? name : `${path}/${name}`));
}

/** The longest list that can be cut: of the last item something is always left. */
const longestIn = (value: unknown): List | undefined =>
  listsIn(value)
    .filter(({ items }) => items.length > 1)
    .toSorted((one, other) => other.length - one.length)[0];

/** Cuts the longest lists of an answer until it fits, and says how much is left out of each. */
export function fitting(answer: unknown, most = MOST): Fitting {
  const value = shortened(answer);
  const leftOut: Record<string, number> = {};
  for (let length = JSON.stringify(value).length; length > most; length = JSON.stringify(value).length) {
    const list = longestIn(value);
    if (list === undefined) break;
    const share = Math.max(0, list.length - (length - most)) / list.length;
    const kept = Math.max(1, Math.min(list.items.length - 1, Math.floor(list.items.length * share)));
    leftOut[list.path] = (leftOut[list.path] ?? 0) + list.items.length - kept;
    list.items.length = kept;
  }
  return { value, leftOut };
}
