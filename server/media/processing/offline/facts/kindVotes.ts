import { type ReadSentence } from '../readSentences.js';
import { type Prose } from '../language/Prose.js';
import { type NameRun, type Votes, leading, voted } from '../names/NameRun.js';
import { type ReadyPattern, readyPatterns, saysOtherwise } from './patterns.js';
import { isAside } from './rows.js';
import { OPEN, type Tape, type TapeMention, tapeOf } from './tape.js';

/** Less than this speaks for a kind so weakly that what is said of the name may say otherwise. */
const WEAK = 2;
const SAID = 2;
/** How many words may stand between who does something and what is said of them. */
const NEAR = 3;

const MARK = /<(\w+):(\d+)>/gu;
const openIn = (said: string): number[] =>
  [...said.matchAll(MARK)].filter(([, kind]) => kind === OPEN).map(([, , number]) => Number(number));
const closedIn = (said: string) => [...said.matchAll(MARK)].some(([, kind]) => kind !== OPEN);

/** The name directly before a place of the tape, when its kind is open and nothing but a few words stands between. */
function openBefore(tape: Tape, at: number, prose: Prose): number | undefined {
  const last = tape.marks.filter((mark) => mark.at < at).at(-1);
  if (last?.kind !== OPEN || isAside(last, prose)) return undefined;
  const [, ...between] = tape.said.slice(last.at, at).trim().split(' ');
  const words = between.join(' ').replace(new RegExp(`^, (?=(?:${prose.resource.relative.join('|')})\\b)`, 'u'), '');
  return between.length > NEAR || /[,;:]/u.test(words) ? undefined : last.thing;
}

/** The first name of a sentence that opens with a statement about it: "Founded in 2014 in Oulu, Kaiku makes shoes". */
function openSoon(tape: Tape, match: RegExpExecArray): number | undefined {
  if (match.index > 0) return undefined;
  const end = tape.said.indexOf(' , ', match[0].length - 1);
  const mark = tape.marks.find(({ at }) => at === end + 2);
  return end >= 0 && mark?.kind === OPEN ? mark.thing : undefined;
}

/** Whether a name stands behind a word that leads into places: who "works in Cork" may work for anybody. */
const standsWithin = (tape: Tape, thing: number, { resource }: Prose) =>
  tape.marks.some((mark) => mark.thing === thing && resource.neverOfPersons.includes(mark.before.at(-1) ?? ''));

/** The names whose kind a pattern tells where it matches. */
function told(pattern: ReadyPattern, match: RegExpExecArray, tape: Tape, prose: Prose): [number, Votes][] {
  const found: [number, Votes][] = [];
  for (const end of ['from', 'to'] as const) {
    const [kind, ...others] = pattern[end];
    if (kind === undefined || others.length > 0) continue;
    const other = match.groups?.[end === 'from' ? 'to' : 'from'];
    if (other !== undefined && !closedIn(other)) continue;
    const before = pattern.about === end ? (openBefore(tape, match.index, prose) ?? openSoon(tape, match)) : undefined;
    const numbers = before === undefined ? openIn(match.groups?.[end] ?? '') : [before];
    const fits = (number: number) => kind !== 'organisation' || !standsWithin(tape, number, prose);
    found.push(...numbers.filter(fits).map((number): [number, Votes] => [number, { [kind]: SAID }]));
  }
  return found;
}

/** The marks of a sentence whose names are not joined yet: each name is its own thing, of an open kind where little speaks for one. */
function openTape(sentence: ReadSentence, known: (run: NameRun) => boolean, { titles }: Prose): Tape {
  const names = sentence.names.map((run, thing): TapeMention => {
    const kind = leading(run.votes);
    return { ...run, thing, kind: known(run) || (kind?.weight ?? 0) > WEAK ? (kind?.kind ?? OPEN) : OPEN };
  });
  const written = [
    ...sentence.dates.map(({ start, end }): TapeMention => ({ start, end, thing: -1, kind: 'date' })),
    ...sentence.amounts.map(({ start, end }): TapeMention => ({ start, end, thing: -1, kind: 'amount' })),
  ];
  const mentions = [...names, ...written].sort((one, other) => one.start - other.start);
  return tapeOf(sentence.tokens, mentions, titles);
}

/**
 * What sentences say of the kinds of their names: who "works at Spotify" works at an organisation, and who "grew up in Hull" is a
 * person. Only names of which little else speaks are told so.
 */
export class KindVotes {
  private readonly patterns: readonly ReadyPattern[];

  constructor(
    private readonly prose: Prose,
    private readonly known: (run: NameRun) => boolean,
  ) {
    this.patterns = readyPatterns(prose.resource, OPEN);
  }

  /** The names of a sentence with these votes added. */
  of(sentence: ReadSentence): readonly NameRun[] {
    const tape = openTape(sentence, this.known, this.prose);
    if (!tape.marks.some(({ kind }) => kind === OPEN)) return sentence.names;
    const votes = new Map<number, Votes>();
    for (const pattern of this.patterns)
      for (const match of tape.said.matchAll(pattern.expression)) {
        if (pattern.mute === true || saysOtherwise(pattern, match, tape, this.prose)) continue;
        for (const [name, vote] of told(pattern, match, tape, this.prose))
          votes.set(name, { ...votes.get(name), ...vote });
      }
    return sentence.names.map((run, name) => {
      const more = votes.get(name);
      return more === undefined ? run : { ...run, doubtful: false, votes: voted(run.votes, more) };
    });
  }
}
