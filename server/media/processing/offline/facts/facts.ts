import { type Prose } from '../language/Prose.js';
import { type Said, type Topics, NO_TOPICS, aboutOf, insertedEnd, isNamedNext, meantBy, topicsAfter } from './about.js';
import { type ReadyPattern, readyPatterns, saysOtherwise } from './patterns.js';
import { type Tape } from './tape.js';

/** A fact between things, by their numbers. */
export interface ReadFact {
  readonly type: string;
  readonly from: number;
  readonly to: number;
  readonly sentence: number;
  readonly confidence: number;
}

interface KeptFact extends ReadFact {
  readonly loose: boolean;
}

const NAMED = /:(\d+)>/gu;
const SURE = 0.8;
const GUESSED = 0.6;

const numbersIn = (said: string): number[] => [...said.matchAll(NAMED)].map(([, number]) => Number(number));

/** Whether a match begins in an insertion that opens its sentence and ends behind it. */
const reachesOut = ({ index, 0: { length } }: RegExpExecArray, inserted: number) =>
  index < inserted && index + length > inserted;

/** Reads facts from sentences in their order. */
export class FactReader {
  private readonly patterns: readonly ReadyPattern[];
  private topics: Topics = NO_TOPICS;
  /** Two that were said to be a couple: who "they" are afterwards. */
  private couple: readonly number[] = [];
  private readonly facts = new Map<string, KeptFact>();

  constructor(private readonly prose: Prose) {
    this.patterns = readyPatterns(prose.resource);
  }

  /** Forgets what was spoken about: a new part of the text begins. */
  beginPart() {
    this.topics = { ...NO_TOPICS, speaker: this.topics.speaker };
  }

  read(tape: Tape, sentence: number) {
    this.couple = [];
    if (tape.said.includes('<'))
      for (const pattern of this.patterns)
        for (const match of tape.said.matchAll(pattern.expression)) this.take(pattern, match, tape, sentence);
    const topics = topicsAfter(tape, this.topics, this.prose);
    this.topics = this.couple.length === 0 ? topics : { ...topics, many: this.couple };
  }

  get found(): ReadFact[] {
    const all = [...this.facts.values()];
    const pair = ({ from, to }: ReadFact) => `${String(from)} ${String(to)}`;
    const particular = new Set(all.filter(({ loose }) => !loose).map(pair));
    return all.filter((fact) => !fact.loose || !particular.has(pair(fact)));
  }

  private take(pattern: ReadyPattern, match: RegExpExecArray, tape: Tape, sentence: number) {
    const said = {
      from: numbersIn(match.groups?.['from'] ?? ''),
      to: numbersIn(match.groups?.['to'] ?? ''),
    };
    if (saysOtherwise(pattern, match, tape, this.prose) || reachesOut(match, insertedEnd(tape, this.prose))) return;
    const { about, meant, couple } = pattern;
    const where: Said = { tape, at: match.index, text: match[0] };
    // "She founded the firm Oak": the noun does not stand for a name that it has itself.
    if (meant && isNamedNext(where, pattern[meant])) return;
    const found = about && aboutOf(where, pattern[about], this.topics, this.prose);
    const ends = {
      ...said,
      ...(about && found && { [about]: found.things }),
      ...(meant && { [meant]: meantBy(where, pattern[meant], this.topics) }),
    };
    // Both are known before the next pattern is tried: "he married Eve and they lived in Rome".
    if (couple === true && ends.from.length === 1 && ends.to.length === 1) {
      this.couple = [...ends.from, ...ends.to];
      this.topics = { ...this.topics, many: this.couple };
    }
    const confidence = found?.sure === false ? GUESSED : SURE;
    for (const from of ends.from)
      for (const to of ends.to) {
        const key = `${pattern.type} ${String(from)} ${String(to)}`;
        if (from !== to && !this.facts.has(key))
          this.facts.set(key, {
            type: pattern.type,
            from,
            to,
            sentence,
            confidence,
            loose: pattern.loose === true,
          });
      }
  }
}
