import { namesIn } from '../mapping/names.js';
import { refuse } from '../reading/Cursor.js';
import { type Clause, type Expression, type NodePattern, type Pattern } from '../Syntax.js';
import { conjunctionOf, conjunctsOf } from './expressions.js';

type Match = Extract<Clause, { kind: 'match' }>;

/** Patterns that are joined by their names, with the names that they give. */
export interface Component {
  readonly clauses: readonly Clause[];
  readonly names: ReadonlySet<string>;
}

const isName = (name: string | undefined): name is string => name !== undefined;
const namesOf = ({ variable, nodes, edges }: Pattern): string[] =>
  [variable, ...[...nodes, ...edges].map((part) => part.variable)].filter(isName);

/** A pattern whose first node has a name that nobody can write, where it has none. */
function named(pattern: Pattern, at: number): Pattern {
  const [first, ...rest] = pattern.nodes as readonly [NodePattern, ...NodePattern[]];
  return first.variable === undefined
    ? { ...pattern, nodes: [{ ...first, variable: ` row ${at}` }, ...rest] }
    : pattern;
}

/** The names of patterns that hang together, as sets. */
function joinedNames(patterns: readonly (readonly string[])[]): Set<string>[] {
  const sets: Set<string>[] = [];
  for (const names of patterns) {
    const touching = sets.filter((set) => names.some((name) => set.has(name)));
    const whole = new Set([...touching.flatMap((set) => [...set]), ...names]);
    sets.splice(0, sets.length, ...sets.filter((set) => !touching.includes(set)), whole);
  }
  return sets;
}

/**
 * What was matched, in parts that share no name, and the conditions that hold of several of them. One part where anything but plain patterns
 * was matched.
 */
export function componentsOf(head: readonly Clause[]): {
  readonly components: readonly Component[];
  readonly across: readonly Expression[];
} {
  const clauses = head.map((clause, at) =>
    clause.kind === 'match'
      ? { ...clause, patterns: clause.patterns.map((pattern, place) => named(pattern, 100 * at + place)) }
      : clause,
  );
  const all = clauses.flatMap((clause) => (clause.kind === 'match' ? clause.patterns.map(namesOf) : []));
  const sets = joinedNames(all);
  const isPlain = (clause: Clause): clause is Match => clause.kind === 'match' && !clause.optional;
  if (sets.length < 2 || !clauses.every(isPlain))
    return { components: [{ clauses, names: new Set(all.flat()) }], across: [] };
  const across: Expression[] = [];
  const parts = sets.map((names) => ({ names, clauses: [] as Clause[] }));
  for (const clause of clauses as readonly Match[]) {
    const conditions = conjunctsOf(clause.where).map((of) => ({ of, sets: sets.filter((set) => uses(of, set)) }));
    across.push(...conditions.filter((one) => one.sets.length > 1).map(({ of }) => of));
    const walking = parts.filter(({ names }) => edgesOf(clause, names) > 0);
    // In Cypher no relationship stands twice in a match, and these could.
    if (walking.length > 1) refuse('repeats', clause.at, 'MATCH');
    for (const part of parts) {
      const patterns = clause.patterns.filter((pattern) => namesOf(pattern).some((name) => part.names.has(name)));
      const own = conditions.filter((one) => one.sets.length <= 1 && (one.sets[0] ?? sets[0]) === part.names);
      if (patterns.length > 0)
        part.clauses.push({ ...clause, patterns, where: conjunctionOf(own.map(({ of }) => of)) });
      else if (own.length > 0) refuse('unsupported', clause.at, 'MATCH … MATCH');
    }
  }
  return { components: parts, across };
}

const uses = (of: Expression, names: ReadonlySet<string>) => [...namesIn(of)].some((name) => names.has(name));
const edgesOf = ({ patterns }: Match, names: ReadonlySet<string>) =>
  patterns.filter((pattern) => namesOf(pattern).some((name) => names.has(name))).flatMap(({ edges }) => edges).length;

/** The names of relationships that some clauses match. */
export const edgeNamesIn = (clauses: readonly Clause[]): ReadonlySet<string> =>
  new Set(
    clauses.flatMap((clause) =>
      clause.kind === 'match'
        ? clause.patterns.flatMap(({ edges }) => edges.flatMap(({ variable }) => variable ?? []))
        : [],
    ),
  );
