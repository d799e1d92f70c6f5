import { type PropertyShape, type Step } from '../../graph/selection.js';
import { type FoundTrigger, indexesOf } from '../language/phrases.js';
import { type Trigger } from '../language/rules.js';
import { type Mention } from '../linking/link.js';
import { placesOfUnit, unitOfProperty } from '../marking/amounts.js';
import { type Marked } from '../marking/Marked.js';
import { type FoundScale } from '../marking/scales.js';
import { type Named } from '../marking/vocabulary.js';

/** A way from nodes of a label to a node, over one or two types. */
export type Way = readonly Step[];

/**
 * Trigger phrases that say nothing more once they are read. All others change what is asked, as "not" and "most" do:
 * the reading that uses them explains them, and one that does not is no answer.
 */
const ALWAYS_EXPLAINED: ReadonlySet<Trigger> = new Set<Trigger>([
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
]);

/**
 * Trigger phrases whose words an answer must have used even where another trigger phrase or a neutral word stands in
 * them.
 */
const TELLING: ReadonlySet<Trigger> = new Set<Trigger>([
  'not',
  'or',
  'most',
  'fewest',
  'more',
  'less',
  'over',
  'under',
  'persons',
]);

/** Phrases that take some of what was spoken of before. */
const OF_THEM = /^(?:of|out of|among|amongst|from|dintre|printre) (?!which)/u;

/** Reads a marked question piece by piece and keeps which of its words are explained: an answer must explain all. */
export class Interpretation {
  readonly #explained = new Set<number>();

  constructor(readonly marked: Marked) {
    const { tokens, rules, triggers, scales } = marked;
    tokens.forEach(({ word }, index) => {
      if (rules.neutral.includes(word)) this.#explained.add(index);
    });
    // "Of them" points to something even where "them" alone would say nothing.
    const pointing = triggers.filter(({ trigger, phrase }) => trigger === 'them' && OF_THEM.test(phrase));
    const telling = new Set(
      [...triggers.filter(({ trigger }) => TELLING.has(trigger)), ...pointing].flatMap(indexesOf),
    );
    for (const index of telling) this.#explained.delete(index);
    for (const { trigger, from, to } of triggers) {
      if (!ALWAYS_EXPLAINED.has(trigger)) continue;
      // A shorter trigger phrase within a telling one does not take the word from it: "a few" in "the fewest".
      this.explain(indexesOf({ from, to }).filter((index) => !telling.has(index)));
    }
    for (const { at, superlative } of scales) {
      // "Further" says nothing beside an adjective, which has to be explained itself.
      if (rules.degrees.includes(tokens[at - 1]?.word ?? '')) this.explain([at - 1]);
      // "Bună" greets, but "cea mai bună" asks for the best.
      if (superlative) this.#explained.delete(at);
    }
    this.explain(marked.aside ?? []);
  }

  has(trigger: Trigger): boolean {
    return this.marked.triggers.some((found) => found.trigger === trigger);
  }

  triggers(...kinds: Trigger[]): FoundTrigger[] {
    return this.marked.triggers.filter(({ trigger }) => kinds.includes(trigger));
  }

  explain(indexes: readonly number[]): void {
    for (const index of indexes) this.#explained.add(index);
  }

  explainTriggers(...kinds: Trigger[]): void {
    for (const trigger of this.triggers(...kinds)) this.explain(indexesOf(trigger));
  }

  /** Verbs that say no more than that things are joined, where they can be in one way only. */
  explainGeneric(): void {
    const { tokens, rules } = this.marked;
    this.explain(tokens.flatMap(({ word }, index) => (rules.generic.includes(word) ? [index] : [])));
  }

  /** Verbs that say no more than that a thing has what is asked for. */
  explainHaving(): void {
    const { tokens, rules } = this.marked;
    this.explain(tokens.flatMap(({ word }, index) => (rules.having.includes(word) ? [index] : [])));
  }

  explainMention(mention: Mention): void {
    this.explain(indexesOf(mention));
  }

  /** The places of the words that nothing explains. */
  unexplained(): number[] {
    return this.marked.tokens.flatMap((_, index) => (this.#explained.has(index) ? [] : [index]));
  }

  isExplained(index: number): boolean {
    return this.#explained.has(index);
  }

  /** What of the vocabulary is named, the best said first, longer before shorter. */
  named(kind: Named['kind']): Named[] {
    return this.marked.named
      .filter((one) => one.kind === kind)
      .sort(
        (one, other) => other.score * other.tokens.length - one.score * one.tokens.length || other.score - one.score,
      );
  }

  labels(): Named[] {
    const labels = this.named('label').filter(({ score }) => score === 1);
    return labels.sort((one, other) => (one.tokens[0] ?? 0) - (other.tokens[0] ?? 0));
  }

  /** The properties of a label that are named best; several when nothing tells them apart. */
  propertiesOf(labels: readonly string[], fits: (property: PropertyShape) => boolean = () => true): Named[] {
    const own = this.named('property').filter(
      ({ labels: of, property }) =>
        of.some((label) => labels.includes(label)) && property !== undefined && fits(property),
    );
    const free = own.filter(({ tokens }) => tokens.some((index) => !this.isInMention(index)));
    const said = (one: Named) => new Set(one.tokens).size;
    const best = free.sort((one, other) => other.score - one.score || said(other) - said(one))[0];
    const most = free.sort((one, other) => said(other) - said(one) || other.score - one.score)[0];
    const chosen = best === undefined || most === undefined ? undefined : best.score === 1 ? best : most;
    if (chosen === undefined) return [];
    return free.filter(
      (one) => one.score === chosen.score && said(one) === said(chosen) && one.tokens[0] === chosen.tokens[0],
    );
  }

  isInMention(index: number): boolean {
    return this.marked.mentions.some(
      ({ from, to, candidates }) => index >= from && index < to && (candidates[0]?.score ?? 0) >= 0.9,
    );
  }

  explainNamed(named: readonly Named[]): void {
    for (const { tokens } of named) this.explain(tokens);
    this.explain(this.marked.vocabulary.beside(named.map(({ name }) => name)));
    this.explainUnits(named.flatMap(({ kind, name }) => (kind === 'property' ? [name] : [])));
  }

  /** The units in which properties are told: "in square kilometres" of an area. */
  explainUnits(properties: readonly string[]): void {
    for (const unit of properties.flatMap((name) => unitOfProperty(name) ?? []))
      for (const place of placesOfUnit(this.marked.tokens, unit)) this.explain(indexesOf(place));
  }

  scales(): FoundScale[] {
    return this.marked.scales.filter(({ at }) => !this.isInMention(at));
  }

  /** Whether yes or no is asked for: the question begins with its verb and asks for nothing else. */
  isYesNo(): boolean {
    const isOpen = this.triggers('which', 'who', 'count', 'list', 'when', 'saying').length > 0;
    return !isOpen && this.triggers('asking').some(({ from }) => from === 0);
  }

  /** Whether a label is spoken of in the plural, or asked for by "which". */
  isAskedFor({ tokens: [at = 0] }: Named): boolean {
    const { tokens, rules, language } = this.marked;
    const word = tokens[at]?.word ?? '';
    const asked = this.triggers('which', 'count', 'list', 'existence').some(
      ({ to, trigger }) =>
        to === at ||
        (trigger !== 'which' && trigger !== 'existence' && at > to - 1) ||
        (to < at && this.#onlyOrigins(to, at)),
    );
    const plural = new RegExp(rules.plural, 'u').test(word) && !new RegExp(rules.singular, 'u').test(word);
    return asked || (plural && (language === 'en' || at === 0 || tokens[at - 1]?.word !== 'are'));
  }

  #onlyOrigins(from: number, to: number): boolean {
    return this.marked.mentions.some((mention) => mention.from === from && mention.to === to);
  }

  /** The ways over one type between labels, of types that are named or of any. */
  ways(label: string, others: readonly string[], types?: readonly string[]): Way[] {
    const steps = new Map<string, Step>();
    for (const { start, type, end } of this.marked.shape.links) {
      if (types !== undefined && !types.includes(type)) continue;
      const out = start === label && others.includes(end);
      const incoming = end === label && others.includes(start);
      const known = steps.get(type);
      if (!out && !incoming) continue;
      const way =
        (out && incoming) || (known !== undefined && known.way !== (out ? 'out' : 'in')) ? 'both' : out ? 'out' : 'in';
      steps.set(type, { types: [type], way });
    }
    return [...steps.values()].map((step) => [step]);
  }

  /**
   * The ways over two types between labels: along their directions or against both (cities of a state by its regions),
   * or over a type that is named first (languages that are spoken in a continent).
   */
  longWays(label: string, others: readonly string[]): Way[] {
    const { links } = this.marked.shape;
    const named = new Set(this.named('type').flatMap(({ name, score }) => (score === 1 ? [name] : [])));
    const steps = links.flatMap(({ start, type, end }) => [
      { from: start, to: end, step: { types: [type], way: 'out' as const } },
      { from: end, to: start, step: { types: [type], way: 'in' as const } },
    ]);
    const firsts = steps.filter(({ from, to }) => from === label && to !== label);
    return firsts.flatMap((first) =>
      steps
        .filter(({ from, to, step }) => {
          const isStraight = step.way === first.step.way || named.has(first.step.types[0] ?? '');
          return from === first.to && to !== label && others.includes(to) && isStraight;
        })
        .map((second): Way => [first.step, second.step]),
    );
  }

  /** Labels at the other end of a type, seen from nodes of these labels. */
  otherEnds(type: string, labels: readonly string[]): string[] {
    const ends = this.marked.shape.links.flatMap((link) => {
      if (link.type !== type) return [];
      return [...(labels.includes(link.start) ? [link.end] : []), ...(labels.includes(link.end) ? [link.start] : [])];
    });
    return [...new Set(ends)];
  }
}
