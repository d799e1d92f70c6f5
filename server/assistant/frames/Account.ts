import { type Query } from '../../../domain/query/Query.js';
import { type GraphNode } from '../../contract/elements.js';
import { indexesOf } from '../language/phrases.js';
import { type Trigger } from '../language/Pack.js';
import { type Candidate, type Mention } from '../linking/link.js';
import { placesOfUnit, unitOfProperty } from '../language/amounts.js';
import { labelsOf, type Marked } from '../marking/Marked.js';
import { type FoundScale } from '../marking/scales.js';
import { type Named } from '../marking/vocabulary.js';
import { SCORES } from '../scores/scores.js';

/** Trigger phrases that say nothing more once they are read. All others change what is asked, as "not" and "most" do. */
const SAYING_LITTLE: readonly Trigger[] = [
  'count',
  'list',
  'which',
  'who',
  'and',
  'it',
  'also',
  'from',
  'to',
  'in',
  'between',
  'saying',
];
/** Those whose words must be used even where they stand within another phrase, or are neutral elsewhere. */
const TELLING: readonly Trigger[] = ['not', 'or', 'most', 'fewest', 'more', 'less', 'over', 'under', 'persons', 'them'];

/** A name is said surely from here on. */
export const SURELY = SCORES.nameSure;

/** Which words of a marked question a frame uses. It reads a question only where it uses all that tell something. */
export class Account {
  readonly #used = new Set<number>();
  /** What it is asked by which of some has more or less of. */
  adjective: string | undefined;

  constructor(readonly marked: Marked) {
    const { tokens, pack, scales } = marked;
    const telling = new Set(this.triggers(...TELLING).flatMap(indexesOf));
    const neutral = tokens.flatMap(({ word }, at) => (pack.stopwords.includes(word) ? [at] : []));
    const little = [...neutral, ...this.triggers(...SAYING_LITTLE).flatMap(indexesOf)];
    this.use(little.filter((at) => !telling.has(at)));
    for (const { at, superlative } of scales) {
      if (pack.degrees.includes(tokens[at - 1]?.word ?? '')) this.use([at - 1]);
      // "Bună" greets, but "cea mai bună" asks for the best.
      if (superlative) this.#used.delete(at);
    }
  }

  triggers = (...kinds: readonly Trigger[]) => this.marked.triggers.filter(({ trigger }) => kinds.includes(trigger));
  has = (...kinds: readonly Trigger[]): boolean => this.triggers(...kinds).length > 0;

  use(indexes: readonly number[]): void {
    for (const at of indexes) this.#used.add(at);
  }

  useTriggers = (...kinds: readonly Trigger[]): void => this.use(this.triggers(...kinds).flatMap(indexesOf));

  useMentions = (mentions: readonly Mention[]): void => this.use(mentions.flatMap(indexesOf));

  /** Uses words that say nothing where this is asked: verbs of having, or words beside a way. */
  useWords = (kind: 'having' | 'onPaths'): void =>
    this.use(this.marked.tokens.flatMap(({ word }, at) => (this.marked.pack[kind].includes(word) ? [at] : [])));

  /** Uses what names something of the graph, with the words that add nothing beside it and the units it is told in. */
  useNamed(named: readonly Named[]): void {
    this.use(named.flatMap(({ tokens }) => tokens));
    this.use(this.marked.vocabulary.beside(named.map(({ name }) => name)));
    this.useUnits(named.flatMap(({ kind, name }) => (kind === 'property' ? [name] : [])));
  }

  /** Uses the units in which properties are told: "in square kilometres" of an area. */
  useUnits(properties: readonly string[]): void {
    for (const unit of properties.flatMap((name) => unitOfProperty(name) ?? []))
      this.use(placesOfUnit(this.marked.tokens, unit).flatMap(indexesOf));
  }

  /** Uses the labels that only say what a name is: "the country Hungary". */
  useTitles = (labels: readonly string[]): void => this.useNamed(this.titles(labels));

  /** The places of the words that nothing uses. */
  unused = (): number[] => this.marked.tokens.flatMap((_, at) => (this.#used.has(at) ? [] : [at]));

  /** What of the graph's vocabulary is said in full. */
  named = (kind: Named['kind']): Named[] => this.marked.named.filter((one) => one.kind === kind && one.score === 1);

  titles = (labels: readonly string[]): Named[] => this.named('label').filter(({ name }) => labels.includes(name));

  /** The candidates of a name with a label that the question says, if there are any; otherwise all. */
  ofTitle(candidates: readonly Candidate[]): readonly Candidate[] {
    const titles = this.titles(labelsOf(candidates)).map(({ name }) => name);
    const fitting = candidates.filter(({ node }) => node.labels.some((label) => titles.includes(label)));
    return fitting.length > 0 ? fitting : candidates;
  }

  /** What is spoken of by a name, and not by where it is from. */
  names = (): Mention[] => this.marked.mentions.filter(({ candidates }) => candidates[0]?.via !== 'origin');

  scales = (): FoundScale[] => this.marked.scales.filter(({ at }) => !this.#isInName(at));

  /** The properties of a label that are said best; several where nothing tells them apart. */
  propertiesOf(labels: readonly string[]): Named[] {
    const free = this.marked.named.filter(
      ({ kind, labels: of, property, tokens }) =>
        kind === 'property' &&
        of.some((label) => labels.includes(label)) &&
        property !== undefined &&
        tokens.some((at) => !this.#isInName(at)),
    );
    const said = ({ tokens }: Named) => new Set(tokens).size;
    const byScore = free.toSorted((one, other) => other.score - one.score || said(other) - said(one));
    const byWords = free.toSorted((one, other) => said(other) - said(one) || other.score - one.score);
    const chosen = byScore[0]?.score === 1 ? byScore[0] : byWords[0];
    if (chosen === undefined) return [];
    return free.filter(
      (one) => one.score === chosen.score && said(one) === said(chosen) && one.tokens[0] === chosen.tokens[0],
    );
  }

  #isInName = (at: number): boolean =>
    this.marked.mentions.some(
      ({ from, to, candidates }) => at >= from && at < to && (candidates[0]?.score ?? 0) >= SURELY,
    );
}

/** Reads a question by the phrase that gives it its form, and says to the account which words it uses. */
export type Frame = (account: Account) => Query | undefined;

/** A set of nodes that are named. */
export const nodesSet = (nodes: readonly GraphNode[]) => ({ kind: 'nodes' as const, ids: nodes.map(({ id }) => id) });
