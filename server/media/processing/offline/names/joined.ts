import { fold } from '../../../../../domain/folding/fold.js';
import { type ThingKind } from '../../../../../domain/processing/proposal.js';
import { piecesOf } from '../../same/namePieces.js';
import { type Prose } from '../language/Prose.js';
import { type Gazetteer, type KnownName } from './gazetteer.js';
import { type NameRun, type Votes, leading, voted } from './NameRun.js';
import { type PiecedName, standsFor } from './shortName.js';

/** A thing that names of the text mean. */
export interface NamedThing {
  readonly name: string;
  readonly kind: ThingKind;
  readonly weight: number;
  readonly known?: KnownName;
  readonly runs: readonly NameRun[];
}

interface Cluster extends PiecedName {
  readonly runs: NameRun[];
  votes: Votes;
  known: KnownName | undefined;
  whole: boolean;
}

const KNOWN_WEIGHT = 5;
/** A lone word needs this much to be taken for what it is said to be. */
const LEAST = 0.5;

/** Names that are written alike. */
function clustersOf(runs: readonly NameRun[], gazetteer: Gazetteer, prose: Prose): Cluster[] {
  const clusters = new Map<string, Cluster>();
  for (const run of runs) {
    const key = fold(run.text);
    const known = gazetteer(key) ?? inflectedKnown(run, gazetteer, prose);
    const cluster = clusters.get(key) ?? {
      name: run.text,
      pieces: piecesOf(run.text),
      runs: [],
      votes: known === undefined ? {} : { [known.kind]: KNOWN_WEIGHT },
      known,
      whole: false,
    };
    cluster.runs.push(run);
    cluster.votes = voted(cluster.votes, run.votes);
    cluster.whole ||= !run.doubtful;
    clusters.set(key, cluster);
  }
  return [...clusters.values()];
}

/** The known name of which a single word is a form: Bucureștiului. */
function inflectedKnown(run: NameRun, gazetteer: Gazetteer, prose: Prose): KnownName | undefined {
  if (run.tokens.length !== 1 || prose.resource.headLast) return undefined;
  const word = fold(run.text);
  for (const [base, form] of prose.resource.inflections.other)
    if (form !== '' && word.endsWith(form) && word.length - form.length > 2) {
      const known = gazetteer(word.slice(0, word.length - form.length) + base);
      if (known !== undefined) return known;
    }
  return undefined;
}

/** Fuller names first, so that shorter ones find them; among equals the one that comes first. */
const fullerFirst = (one: Cluster, other: Cluster) =>
  other.pieces.length - one.pieces.length || (one.runs[0]?.start ?? 0) - (other.runs[0]?.start ?? 0);

/** Some mentions of a name, as a name of their own. */
const partOf = (cluster: Cluster, runs: readonly NameRun[], more: Votes = {}): Cluster => ({
  ...cluster,
  runs: [...runs],
  votes: voted(more, ...runs.map(({ votes }) => votes)),
  whole: true,
});

class Joining {
  readonly things: Cluster[] = [];
  private readonly byRoot = new Map<string, Cluster[]>();

  constructor(private readonly prose: Prose) {}

  add(cluster: Cluster) {
    const [whose, nobodys] = this.parted(cluster);
    if (whose !== undefined) this.join(whose);
    if (nobodys !== undefined) this.keep(nobodys);
  }

  private join(cluster: Cluster) {
    const fuller = this.fullerOf(cluster);
    if (fuller === undefined) this.keep(cluster);
    else {
      fuller.runs.push(...cluster.runs);
      fuller.votes = voted(fuller.votes, cluster.votes);
      fuller.whole ||= cluster.whole;
      fuller.known ??= cluster.known;
    }
  }

  /** What a name may mean that several people have, as Pop is of Ion Pop and Ana Pop: only the mentions before the second is named. */
  private parted(cluster: Cluster): [Cluster | undefined, Cluster?] {
    const persons = this.fitting(cluster).filter(
      ({ pieces, votes }) => pieces.length > cluster.pieces.length && leading(votes)?.kind === 'person',
    );
    const [, second] = persons.map(({ runs }) => runs[0]?.start ?? 0).sort((one, other) => one - other);
    if (second === undefined) return [cluster];
    const before = cluster.runs.filter(({ start }) => start < second);
    const behind = cluster.runs.filter(({ start }) => start >= second);
    if (behind.length === 0) return [cluster];
    return [before.length === 0 ? undefined : partOf(cluster, before), partOf(cluster, behind, { person: LEAST })];
  }

  private keys(cluster: Cluster): Set<string> {
    const words = cluster.pieces.map(({ word }) => fold(word).slice(0, 3));
    return new Set([...words, ...words.map((word) => word[0] ?? '')].filter((key) => key !== ''));
  }

  private keep(cluster: Cluster) {
    this.things.push(cluster);
    for (const key of this.keys(cluster)) {
      const known = this.byRoot.get(key);
      if (known === undefined) this.byRoot.set(key, [cluster]);
      else known.push(cluster);
    }
  }

  /** The fuller name that this one stands for: of those that fit, the one named last before it, if any. */
  private fullerOf(cluster: Cluster): Cluster | undefined {
    const fitting = this.fitting(cluster);
    const start = cluster.runs[0]?.start ?? 0;
    const before = fitting.filter(({ runs }) => (runs[0]?.start ?? 0) < start);
    return before.at(-1) ?? fitting.find(({ pieces }) => pieces.length === cluster.pieces.length);
  }

  /** The fuller names that this one may stand for. */
  private fitting(cluster: Cluster): Cluster[] {
    const first = fold(cluster.pieces[0]?.word ?? '');
    const own = leading(cluster.votes);
    const acronym = /^\p{Lu}{2,7}$/u.test(cluster.name);
    return (this.byRoot.get(acronym ? (first[0] ?? '') : first.slice(0, 3)) ?? []).filter((fuller) => {
      const kind = leading(fuller.votes)?.kind;
      if (kind === undefined || (own !== undefined && own.kind !== kind && own.weight >= KNOWN_WEIGHT - 1))
        return false;
      return standsFor(cluster, fuller, kind, this.prose);
    });
  }
}

/** The things that the names of a text mean: the names joined, each of the kind that most speaks for. */
export function namedThings(runs: readonly NameRun[], gazetteer: Gazetteer, prose: Prose): NamedThing[] {
  const joining = new Joining(prose);
  for (const cluster of clustersOf(runs, gazetteer, prose).sort(fullerFirst)) joining.add(cluster);
  return joining.things.flatMap(({ name, runs: all, votes, known, whole }) => {
    const told = leading(votes);
    const kind = told?.kind;
    if (kind === undefined || (!whole && known === undefined)) return [];
    const weight = told?.weight ?? LEAST;
    return [
      {
        name,
        kind,
        weight,
        runs: all.sort((one, other) => one.start - other.start),
        ...(known !== undefined && { known }),
      },
    ];
  });
}
