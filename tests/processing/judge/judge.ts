import { type Reading } from '../../../domain/processing/proposal.js';
import { touches } from '../../../domain/processing/document.js';
import { type Marked, type MarkedFact, type MarkedMention } from './readSet.js';
import { type Count, NOTHING, added } from './score.js';

interface FoundMention {
  readonly start: number;
  readonly end: number;
  readonly label: string;
  readonly thing: string;
}

/** What was right and wrong of one paragraph. */
export interface Judgement {
  readonly exact: Count;
  readonly relaxed: Count;
  readonly facts: Count;
  readonly byType: ReadonlyMap<string, Count>;
  /** For who may look: what was wrong and what was missed. */
  readonly errors: readonly string[];
}

const mentionsOf = (reading: Reading): FoundMention[] =>
  reading.things.flatMap(({ id, kind, mentions }) => mentions.map((span) => ({ ...span, label: kind, thing: id })));

type Same = (found: FoundMention, marked: MarkedMention) => boolean;

const exactly: Same = (found, marked) =>
  found.start === marked.start && found.end === marked.end && found.label === marked.label;
const nearly: Same = (found, marked) => touches(found, marked) && found.label === marked.label;

/** Each mark answers for one find and each find for one mark. */
function matched(found: readonly FoundMention[], marked: readonly MarkedMention[], same: Same) {
  const open = new Set(marked);
  const wrong = found.filter((find) => {
    const mark = [...open].find((candidate) => same(find, candidate));
    return mark === undefined || !open.delete(mark);
  });
  return { wrong, missed: [...open], right: marked.length - open.size };
}

const counted = ({ right, wrong, missed }: ReturnType<typeof matched>): Count => ({
  right,
  wrong: wrong.length,
  missed: missed.length,
});

/** The marked name that most mentions of a thing touch. */
function nameOf(thing: string, found: readonly FoundMention[], marked: readonly MarkedMention[]): string | undefined {
  const votes = new Map<string, number>();
  for (const find of found.filter((mention) => mention.thing === thing))
    for (const { name } of marked.filter((mark) => touches(find, mark))) votes.set(name, (votes.get(name) ?? 0) + 1);
  return [...votes].sort(([, one], [, other]) => other - one)[0]?.[0];
}

const EITHER_WAY = new Set(['MARRIED_TO']);

const keyOf = ({ from, type, to }: MarkedFact): string =>
  EITHER_WAY.has(type) ? [type, ...[from, to].sort()].join('|') : [type, from, to].join('|');

const typeOf = (key: string): string => key.slice(0, key.indexOf('|'));

function factKeys(reading: Reading, found: readonly FoundMention[], marked: Marked): string[] {
  const nameFor = (thing: string) => nameOf(thing, found, marked.mentions) ?? `?${thing}`;
  return [...new Set(reading.facts.map(({ from, type, to }) => keyOf({ from: nameFor(from), type, to: nameFor(to) })))];
}

function byType(right: readonly string[], wrong: readonly string[], missed: readonly string[]) {
  const counts = new Map<string, Count>();
  const count = (keys: readonly string[], one: Partial<Count>) => {
    for (const type of keys.map(typeOf)) counts.set(type, added(counts.get(type) ?? NOTHING, { ...NOTHING, ...one }));
  };
  count(right, { right: 1 });
  count(wrong, { wrong: 1 });
  count(missed, { missed: 1 });
  return counts;
}

/** Holds what was read from a paragraph against what a person marked in it. */
export function judge(marked: Marked, reading: Reading): Judgement {
  const found = mentionsOf(reading);
  const exact = matched(found, marked.mentions, exactly);
  const said = new Set(marked.facts.map(keyOf));
  const keys = factKeys(reading, found, marked);
  const [right, wrong] = [keys.filter((key) => said.has(key)), keys.filter((key) => !said.has(key))];
  const missed = [...said].filter((key) => !keys.includes(key));
  const shown = (kind: string) => (mention: FoundMention | MarkedMention) =>
    `${marked.id} ${kind} ${mention.label}: ${marked.text.slice(mention.start, mention.end)}`;
  return {
    exact: counted(exact),
    relaxed: counted(matched(found, marked.mentions, nearly)),
    facts: { right: right.length, wrong: wrong.length, missed: missed.length },
    byType: byType(right, wrong, missed),
    errors: [
      ...exact.wrong.map(shown('wrong')),
      ...exact.missed.map(shown('missed')),
      ...wrong.map((key) => `${marked.id} wrong fact ${key}`),
      ...missed.map((key) => `${marked.id} missed fact ${key}`),
    ],
  };
}
