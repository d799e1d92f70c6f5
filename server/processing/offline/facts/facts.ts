import { type ThingKind } from '../../../../domain/processing/proposal.js';
import { type Prose } from '../language/Prose.js';
import { type Topics, aboutOf, topicsAfter } from './about.js';
import { type ReadyPattern, readyPatterns } from './patterns.js';
import { type Tape } from './tape.js';

/** A fact between things, by their numbers. */
export interface ReadFact {
  readonly type: string;
  readonly from: number;
  readonly to: number;
  readonly sentence: number;
  readonly confidence: number;
}

const NAMED = /:(\d+)>/gu;
const SURE = 0.8;
const GUESSED = 0.6;

const numbersIn = (said: string): number[] => [...said.matchAll(NAMED)].map(([, number]) => Number(number));

/** Reads facts from sentences in their order. */
export class FactReader {
  private readonly patterns: readonly ReadyPattern[];
  private topics: Topics = new Map<ThingKind, number>();
  private readonly facts = new Map<string, ReadFact>();

  constructor(private readonly prose: Prose) {
    this.patterns = readyPatterns(prose.resource);
  }

  /** Forgets what was spoken about: a new part of the text begins. */
  beginPart() {
    this.topics = new Map();
  }

  read(tape: Tape, sentence: number) {
    if (tape.said.includes('<'))
      for (const pattern of this.patterns)
        for (const match of tape.said.matchAll(pattern.expression)) this.take(pattern, match, tape, sentence);
    this.topics = topicsAfter(tape, this.topics, this.prose);
  }

  get found(): ReadFact[] {
    return [...this.facts.values()];
  }

  private take(pattern: ReadyPattern, match: RegExpExecArray, tape: Tape, sentence: number) {
    const said = {
      from: numbersIn(match.groups?.['from'] ?? ''),
      to: numbersIn(match.groups?.['to'] ?? ''),
    };
    if (pattern.without?.some((word) => `${match[0]} `.includes(` ${word} `))) return;
    const { about } = pattern;
    const found = about && aboutOf(tape, match.index, pattern[about], this.topics, this.prose);
    const ends = about && found ? { ...said, [about]: found.things } : said;
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
          });
      }
  }
}
