import { type NodeSet } from '../../../domain/query/Query.js';
import { cutsOf } from '../language/likeness.js';
import { wordsOf } from '../language/tokens.js';
import { fold } from '../../../domain/folding/fold.js';
import { type Focus, type Ground, type Lexeme, spans } from './Lexeme.js';
import { type SetMeaning } from './Meaning.js';
import { sameWords } from './Schema.js';

/** Of more than these no question is asked by name. */
const MOST_NAMED = 40;

const namedBy = (ids: readonly string[], labels: readonly string[]): SetMeaning => ({
  cat: 'set',
  set: { kind: 'nodes', ids },
  labels,
  isNamed: true,
});

/** What a word for several means: where one was chosen from a set, the set, since one is not several. */
export const severalOf = ({ set, ids, several }: Focus): NodeSet =>
  several?.set ?? (set.kind === 'top' && ids.length === 1 ? set.of : set);

/** Whether a word is a label with the article that a language puts at its end. */
const isEnded = (word: string, label: string, endings: readonly string[]): boolean =>
  cutsOf(endings).some(
    ({ from, to }) => label.endsWith(from) && word === `${label.slice(0, label.length - from.length)}${to}`,
  );

/** A label with its article, where one of that label was told of or named: the club. */
function* definiteLexemes({ tokens, pack, schema }: Ground, { ids, labels, named }: Focus): Generator<Lexeme> {
  const [only, ...others] = ids;
  const known = [
    ...(only === undefined || others.length > 0 ? [] : [{ id: only, labels }]),
    ...(named === undefined ? [] : [named]),
  ];
  const { before, endings } = pack.dialogue.definite;
  for (const [at, { raw, word }] of tokens.entries()) {
    for (const { label } of schema.labels) {
      const one = known.find((node) => node.labels.includes(label));
      if (one === undefined) continue;
      const [written, plain] = [raw.toLowerCase(), label.toLowerCase()];
      const follows = before.includes(tokens[at - 1]?.word ?? '') && fold(plain) === word;
      if (follows || isEnded(written, plain, endings))
        yield { from: at, to: at + 1, score: 1.1, meaning: namedBy([one.id], one.labels) };
    }
  }
}

/** Words that point back: to all that were told of, or to the one. */
export function* focusLexemes(ground: Ground): Generator<Lexeme> {
  const { words, pack, focus, schema } = ground;
  const { dialogue } = pack;
  if (focus === undefined || (focus.several ?? focus).ids.length === 0) return;
  const { ids, named } = focus;
  const { set, ids: told, labels } = focus.several ?? focus;
  const all: SetMeaning = { cat: 'set', set, labels };
  const said = (phrases: readonly string[], own: readonly string[]) =>
    phrases.some((phrase) => wordsOf(phrase).join(' ') === own.join(' '));
  if (ground.isDefinite === true) yield* definiteLexemes(ground, focus);
  for (const { from, to, words: own } of spans(words)) {
    const place = { from, to, score: own.length > 1 ? 1.1 : 1 };
    if (said(dialogue.them, own)) {
      yield { ...place, meaning: all };
      // By their names only where nothing else can be said of them.
      if (told.length <= MOST_NAMED) yield { ...place, score: place.score - 0.03, meaning: namedBy(told, labels) };
    }
    // The heaviest one, or which one: of those that were told of, or of those that one was chosen from.
    const isOneOf = to === words.length || pack.operators.which.includes(words.slice(0, from).join(' '));
    if (isOneOf && from > 0 && said(dialogue.ones, own))
      yield { ...place, score: 0.97, meaning: { ...all, set: severalOf(focus) } };
    if (said(dialogue.it, own)) {
      if (ids.length === 1) yield { ...place, meaning: namedBy(ids, focus.labels) };
      if (named !== undefined && !(ids.length === 1 && ids[0] === named.id))
        yield { ...place, score: place.score - 0.1, meaning: namedBy([named.id], named.labels) };
    }
    // That cook, those courses: of the label that the answer told of.
    const [first = '', ...rest] = own;
    const isOfLabel = schema.labels.some((one) => labels.includes(one.label) && sameWords(rest, one.words) > 0.6);
    if (rest.length > 0 && isOfLabel && said(dialogue.those, [first]))
      yield { ...place, meaning: told.length <= MOST_NAMED ? namedBy(told, labels) : all };
  }
}
