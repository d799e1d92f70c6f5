import { fold } from '../../../domain/folding/fold.js';
import { type Ground, type Lexeme } from './Lexeme.js';
import { wordsOf } from '../language/tokens.js';
import { type Operator, smallOf } from '../language/Pack.js';
import { type LabelStep, stepsIn } from './steps.js';
import { type Schema, wordsOfName } from './Schema.js';
import { isPersonFirst, isSomebody } from '../language/meanings.js';
import { ofLabel } from './building.js';

/** Words in a row that may stand for one relationship. */
const LONGEST = 3;
/** What nothing but the shape of the graph speaks for. */
const BY_SHAPE = 0.5;

/** A run of words that nothing in the graph surely says. */
interface Run {
  readonly from: number;
  readonly to: number;
}

const isSaid = ({ meaning, link }: Lexeme): boolean =>
  meaning.cat !== 'op' && (link === undefined || (link.isSure && link.isSettled !== true));

/** The only run of words that is neither of the grammar nor surely of the graph; of several nobody is asked. */
function openRun({ words, tokens, pack }: Ground, known: readonly Lexeme[]): Run | undefined {
  const { grammar } = smallOf(pack);
  const said = new Set(
    known.flatMap((one) =>
      isSaid(one) || one.to - one.from > 1 ? Array.from({ length: one.to - one.from }, (_, at) => one.from + at) : [],
    ),
  );
  const open = words.flatMap((word, at) =>
    said.has(at) || grammar.has(word) || tokens[at]?.number !== undefined ? [] : [at],
  );
  const [from, to] = [open[0], open.at(-1)];
  if (from === undefined || to === undefined || to - from + 1 !== open.length || open.length > LONGEST)
    return undefined;
  return { from, to: to + 1 };
}

/** Operators that a noun follows, never a verb. */
const BEFORE_NOUNS: readonly Operator[] = ['count', 'which', 'of', 'at', 'by', 'no', 'most', 'least'];

/** Whether a run stands where a noun does: what somebody has, how many of it there are. */
function isNoun({ words, pack }: Ground, { from, to }: Run): boolean {
  const ends = (op: Operator) =>
    pack.operators[op].some((phrase) => {
      const wanted = wordsOf(phrase).map(fold);
      return wanted.length <= from && wanted.every((word, at) => words[from - wanted.length + at] === word);
    });
  return from === 0 || BEFORE_NOUNS.some(ends) || (to === words.length && ends('have'));
}

/** Whether a run says more of the noun before it: a verb ends a question only in a language that leaves it for the end. */
const isBeside = ({ words, pack }: Ground, { from, to }: Run, known: readonly Lexeme[]): boolean =>
  to === words.length &&
  pack.auxiliaries.length === 0 &&
  known.some((one) => one.to === from && one.meaning.cat === 'set' && one.meaning.isPlain === true);

/** Meanings of the words of a question where who asks for persons, as far as the graph has any. */
function ofPersons(known: readonly Lexeme[], { words, pack, schema }: Ground): readonly Lexeme[] {
  const { persons } = schema;
  const asksWho = ({ from, to }: Lexeme) => {
    const said = words.slice(from, to).join(' ');
    return (['who', 'whom', 'byWhom'] as const).some((op) => pack.operators[op].includes(said));
  };
  return known.map((one) => {
    const { meaning } = one;
    const isWho = meaning.cat === 'set' && meaning.asks !== undefined && persons.length > 0 && asksWho(one);
    return isWho ? { ...one, meaning: { ...meaning, labels: persons } } : one;
  });
}

/** The labels that are named beside the run, each place once: by a label's word, or by the name of a node. */
function ends(known: readonly Lexeme[], { from, to }: Run): readonly (readonly string[])[] {
  const found = known.flatMap(({ from: start, to: end, meaning, link }) =>
    meaning.cat === 'set' &&
    meaning.labels.length > 0 &&
    (link === undefined || link.isSure) &&
    (end <= from || start >= to)
      ? [{ start, end, labels: meaning.labels }]
      : [],
  );
  // "Members" of "crew members" are no others.
  const whole = found.filter(({ start, end }) => !found.some((one) => one.start < start && one.end >= end));
  const places = new Map<number, string[]>();
  for (const { start, labels } of whole) places.set(start, [...(places.get(start) ?? []), ...labels]);
  return [...places.values()];
}

/** The types that join one of some labels with one of some others. Of one label with itself no shape tells the direction. */
function between(schema: Schema, some: readonly string[], others: readonly string[]): readonly string[] {
  const fits = ({ from, to }: LabelStep) => some.includes(from) && others.includes(to) && from !== to;
  return [
    ...new Set(
      stepsIn(schema)
        .filter(fits)
        .map(({ type }) => type),
    ),
  ];
}

/** The types that may be between what is named beside some words. */
function typesBeside(known: readonly Lexeme[], run: Run, ground: Ground): readonly string[] {
  const [one, other, ...more] = ends(known, run);
  return one === undefined || other === undefined || more.length > 0 ? [] : between(ground.schema, one, other);
}

/** Marks uncertain verbs as sure where only one type fits between the names beside them. */
export function settled(known: readonly Lexeme[], ground: Ground): readonly Lexeme[] {
  const asked = ofPersons(known, ground);
  const isDoubt = ({ link }: Lexeme) => link?.kind === 'type' && !link.isSure && link.isRole !== true;
  const isOnly = (one: Lexeme): boolean => {
    const types = typesBeside(asked, one, ground);
    const others = known.filter(({ from, to, link }) => link && from === one.from && to === one.to);
    return (
      types.includes(one.link?.name ?? '') &&
      others.every(({ link }) => link?.kind === 'type' && (link.name === one.link?.name || !types.includes(link.name)))
    );
  };
  return known.map((one) =>
    one.link !== undefined && isDoubt(one) && isOnly(one)
      ? { ...one, link: { ...one.link, isSure: true, isSettled: true } }
      : one,
  );
}

/** What somebody is, where the graph calls them only persons: (which) pupils. */
function* byRole({ from, to }: Run, { words, schema }: Ground): Generator<Lexeme> {
  const [label, ...more] = schema.persons;
  const [word = ''] = words.slice(from, to);
  if (label === undefined || more.length > 0 || to - from > 1 || !isPersonFirst(word)) return;
  if (!wordsOfName(label).some(isSomebody)) return;
  yield {
    from,
    to,
    meaning: ofLabel(label),
    score: BY_SHAPE,
    link: { words: word, kind: 'label', name: label, isSure: false },
  };
}

/** Words that only the shape of the graph can explain, by what is named beside them: asked about, never told. */
export function* looseLexemes(ground: Ground, known: readonly Lexeme[]): Generator<Lexeme> {
  const run = openRun(ground, known);
  if (run === undefined) return;
  yield* byRole(run, ground);
  if (isNoun(ground, run) || isBeside(ground, run, known)) return;
  const { schema, words, pack } = ground;
  const { particles } = smallOf(pack);
  const said = words.slice(run.from, run.to).join(' ');
  const to = particles.has(words[run.to] ?? '') ? [run.to, run.to + 1] : [run.to];
  const told = known.filter(({ meaning }) => meaning.cat !== 'set' || meaning.labels.length > 0);
  for (const type of typesBeside(ofPersons(told, ground), run, ground))
    for (const end of to)
      yield {
        from: run.from,
        to: end,
        meaning: schema.relOf(type, words.slice(run.from, end)),
        score: BY_SHAPE,
        link: { words: said, kind: 'type', name: type, isSure: false },
      };
}
