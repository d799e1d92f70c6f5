import { type Rollup } from 'vite';

/** The chunks of a build by name. */
export type Chunks = ReadonlyMap<string, Rollup.OutputChunk>;

/** Bytes, before they are made small, that a browser fetches in the time that one more file costs it (3 to 4 KB when packed). */
const BYTES_OF_A_FILE = 36_000;

/** Chunks that are one file. */
interface Group {
  readonly names: ReadonlySet<string>;
  readonly bytes: number;
  /** What is loaded by itself, a page or a dialogue, and brings this along. */
  readonly entries: ReadonlySet<string>;
}

interface Pair {
  readonly one: Group;
  readonly other: Group;
  /** What it saves to make one file of both, in bytes over all entries. */
  readonly gain: number;
}

const union = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>): ReadonlySet<T> => new Set([...one, ...other]);

/** A screen's source by how its path ends; what else is loaded by itself comes into a screen that is there already. */
const SCREEN = 'Screen.tsx';
/** Never loads anything in vain: its reader is on another site, in whose page it is framed. */
const VIEW = '/WebViewScreen.tsx';

/** A file is saved for each screen that needs both; whatever needs the one alone loads the other in vain. */
function pairOf(one: Group, other: Group, chunks: Chunks): Pair {
  let gain = 0;
  for (const entry of union(one.entries, other.entries)) {
    const source = chunks.get(entry)?.facadeModuleId ?? '';
    const inVain = one.entries.has(entry) ? (other.entries.has(entry) ? 0 : other.bytes) : one.bytes;
    if (inVain > 0) gain -= source.endsWith(VIEW) ? Infinity : inVain;
    else if (source.endsWith(SCREEN)) gain += BYTES_OF_A_FILE;
  }
  return { one, other, gain };
}

/** Which entries bring each chunk along, by the chunk's name. */
function entriesOfEach(chunks: Chunks): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const visit = (name: string, entry: string): void => {
    const known = found.get(name) ?? new Set();
    if (known.has(entry)) return;
    found.set(name, known.add(entry));
    for (const imported of chunks.get(name)?.imports ?? []) visit(imported, entry);
  };
  for (const [name, { isEntry, isDynamicEntry }] of chunks) if (isEntry || isDynamicEntry) visit(name, name);
  return found;
}

/** Which file each chunk is in while chunks are put together. */
class Files {
  readonly #groups = new Map<string, Group>();

  constructor(private readonly chunks: Chunks) {
    const entries = entriesOfEach(chunks);
    for (const [name, { code }] of chunks)
      this.#groups.set(name, { names: new Set([name]), bytes: code.length, entries: entries.get(name) ?? new Set() });
  }

  of(names: ReadonlySet<string>): readonly Group[] {
    return [...this.#groups.values()].filter((group) => [...group.names].every((name) => names.has(name)));
  }

  join({ one, other }: Pair): Group {
    const names = union(one.names, other.names);
    const group = { names, bytes: one.bytes + other.bytes, entries: union(one.entries, other.entries) };
    for (const name of names) this.#groups.set(name, group);
    return group;
  }

  /** Whether one file of both would import itself by way of a third: a module might then run before one that it needs. */
  wouldCircle({ one, other }: Pair): boolean {
    const seen = new Set<Group>();
    const leadsBack = (group: Group): boolean =>
      [...group.names]
        .flatMap((name) => this.chunks.get(name)?.imports ?? [])
        .some((name) => {
          const imported = this.#groups.get(name);
          if (imported === undefined || seen.has(imported)) return false;
          if (imported === one || imported === other) return group !== one && group !== other;
          seen.add(imported);
          return leadsBack(imported);
        });
    return leadsBack(one) || leadsBack(other);
  }
}

/**
 * Joins chunks that mostly the same pages need, the pair that saves most first, until none saves anything. Otherwise a page
 * of the canvas is 89 files, half of them under a kilobyte, and each costs the server, the network and the browser more than
 * the few bytes that some page loads in vain.
 * @param names the chunks that may be joined: shared ones only, since what is loaded by itself stays a file
 * @returns the chunks of each new file
 */
export function mergedChunks(chunks: Chunks, names: ReadonlySet<string>): readonly ReadonlySet<string>[] {
  const files = new Files(chunks);
  let groups = files.of(names);
  let pairs = groups.flatMap((one, index) => groups.slice(index + 1).map((other) => pairOf(one, other, chunks)));
  const takeBest = (): Pair | undefined => {
    pairs = pairs.filter(({ gain }) => gain > 0);
    const best = pairs.reduce<Pair | undefined>(
      (most, pair) => (most && most.gain >= pair.gain ? most : pair),
      undefined,
    );
    pairs = pairs.filter((pair) => pair !== best);
    return best;
  };
  for (let best = takeBest(); best !== undefined; best = takeBest()) {
    if (files.wouldCircle(best)) continue;
    const { one, other } = best;
    const isLeft = (group: Group) => group !== one && group !== other;
    const group = files.join(best);
    groups = groups.filter(isLeft);
    pairs = [
      ...pairs.filter((pair) => isLeft(pair.one) && isLeft(pair.other)),
      ...groups.map((each) => pairOf(group, each, chunks)),
    ];
    groups = [...groups, group];
  }
  return groups.filter((group) => group.names.size > 1).map((group) => group.names);
}
