import { fold } from '../../../../domain/folding/fold.js';
import { type Span, touches } from '../../../../domain/processing/document.js';
import {
  type Fact,
  type Mention,
  type Reading,
  type Thing,
  type ThingKind,
} from '../../../../domain/processing/proposal.js';
import { type PartFinds } from './partFinds.js';
import { type ProsePart } from './partsOf.js';
import { foldedWords } from '../../../../domain/folding/fold.js';
import { firstFormsOf, kinship, meaningsOf } from '../../../assistant/language/meanings.js';

/** Shorter words of a type join it to what follows, and are in any sentence. */
const TELLING = 4;

function isOneWord(one: string, other: string): boolean {
  const forms = firstFormsOf(other);
  if ([...firstFormsOf(one)].some((form) => forms.has(form))) return true;
  return kinship(meaningsOf([one]), meaningsOf([other]))?.isSure === true;
}

/** Whether a sentence has a word of a relationship type, in any form, or one that means the same. */
function saysType(sentence: string, type: string): boolean {
  const said = foldedWords(sentence);
  const words = foldedWords(type.replaceAll('_', ' ')).filter((word) => word.length >= TELLING);
  return words.some((word) => said.some((one) => isOneWord(word, one)));
}

/** How sure a find of a model is; it cannot say that itself. */
const THING_SURE = 0.8;
const FACT_SURE = 0.7;

interface Gathered extends Omit<Thing, 'mentions'> {
  readonly mentions: Mention[];
}

const isWord = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** Where words stand in a part, letter by letter and not within others; nowhere, for words that a model made up. */
function placesIn(text: string, { start, end }: Span, words: string): Span[] {
  const places: Span[] = [];
  const wanted = words.trim();
  if (wanted === '') return places;
  for (let at = text.indexOf(wanted, start); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const last = at + wanted.length;
    if (last > end) break;
    if (!isWord(text[at - 1]) && !isWord(text[last])) places.push({ start: at, end: last });
  }
  return places;
}

/** A type as it is written: `works for` is WORKS_FOR. */
const typeOf = (said: string) =>
  fold(said.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/gu, '')
    .toUpperCase();

/** What was found in the parts of a text, put together: what no word of the text bears out is left out. */
export class GatheredFinds {
  readonly #things = new Map<string, Gathered>();
  readonly #facts: Fact[] = [];

  constructor(
    private readonly text: string,
    /** Labels that the project has; a model may not make up others. */
    private readonly labels: readonly string[],
    /** Whether a fact stands only where its sentence names both ends and says how they are related. */
    private readonly isHeld: boolean,
  ) {}

  /** Takes what a model says of a part. */
  add(part: ProsePart, { things, facts }: PartFinds): void {
    const named = new Map<string, Gathered>();
    for (const { kind, label, name, mentions } of things) {
      // What it calls a thing must stand in the text as well.
      const said = [name, ...mentions].filter((words) => placesIn(this.text, part, words).length > 0);
      const places = this.#free(said.flatMap((words) => placesIn(this.text, part, words)));
      const [full] = placesIn(this.text, part, name).length > 0 ? [name.trim()] : said;
      if (full === undefined || places.length === 0) continue;
      const thing = this.#thing(
        kind,
        full,
        this.labels.find((each) => label !== undefined && fold(each) === fold(label)),
      );
      thing.mentions.push(...places.map((place) => ({ ...place, text: this.text.slice(place.start, place.end) })));
      for (const words of [name, ...said]) named.set(fold(words), thing);
    }
    for (const { from, type, to, sentence } of facts) {
      const [one, other] = [named.get(fold(from)), named.get(fold(to))];
      const [quoted] = placesIn(this.text, part, sentence);
      const evidence = quoted && part.sentences.find((each) => touches(each, quoted));
      if (one === undefined || other === undefined || evidence === undefined) continue;
      if (!this.isHeld || this.#isSaid(type, [one, other], evidence))
        this.#fact({ type: typeOf(type), from: one.id, to: other.id, evidence, confidence: FACT_SURE });
    }
  }

  /** Takes what another reader found in a part that the model said nothing usable of. */
  addReading({ start }: Span, { things, facts }: Reading): void {
    const moved = (span: Span) => ({ start: span.start + start, end: span.end + start });
    const ids = new Map<string, string>();
    for (const { id, kind, label, name, mentions } of things) {
      const thing = this.#thing(kind, name, label === kind ? undefined : label);
      ids.set(id, thing.id);
      thing.mentions.push(...mentions.map((mention) => ({ ...mention, ...moved(mention) })));
    }
    for (const { type, from, to, evidence, confidence } of facts)
      this.#fact({ type, from: ids.get(from) ?? '', to: ids.get(to) ?? '', evidence: moved(evidence), confidence });
  }

  /** All of it, things in the order in which they are named. */
  reading(sentences: readonly Span[]): Reading {
    const things = [...this.#things.values()].map((thing) => ({
      ...thing,
      mentions: thing.mentions.toSorted((one, other) => one.start - other.start),
    }));
    return { sentences, things, facts: this.#facts };
  }

  #isSaid(type: string, ends: readonly Gathered[], evidence: Span): boolean {
    const areNamed = ends.every(({ mentions }) => mentions.some((mention) => touches(evidence, mention)));
    return areNamed && saysType(this.text.slice(evidence.start, evidence.end), typeOf(type));
  }

  #thing(kind: ThingKind, name: string, label: string | undefined): Gathered {
    const key = `${kind} ${fold(name)}`;
    const id = `t${String(this.#things.size)}`;
    const thing = this.#things.get(key) ?? {
      id,
      kind,
      label: label ?? kind,
      name,
      mentions: [],
      confidence: THING_SURE,
    };
    this.#things.set(key, thing);
    return thing;
  }

  #fact(fact: Omit<Fact, 'id'>): void {
    const isThere = this.#facts.some(
      ({ type, from, to }) => type === fact.type && from === fact.from && to === fact.to,
    );
    if (isThere || fact.type === '' || fact.from === fact.to) return;
    this.#facts.push({ id: `f${String(this.#facts.length)}`, ...fact });
  }

  /** Places without those within longer ones, or taken by another thing. */
  #free(places: readonly Span[]): Span[] {
    const taken: Span[] = [...this.#things.values()].flatMap(({ mentions }) => mentions);
    const longestFirst = places.toSorted((one, other) => other.end - other.start - (one.end - one.start));
    return longestFirst.filter((place) => {
      const isFree = !taken.some((each) => touches(each, place));
      if (isFree) taken.push(place);
      return isFree;
    });
  }
}
