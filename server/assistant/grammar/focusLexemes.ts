import { wordsOf } from '../language/tokens.js';
import { type Ground, type Lexeme, spans } from './Lexeme.js';
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

/** Words that point back: to all that were told of, or to the one. */
export function* focusLexemes({ words, pack, focus, schema }: Ground): Generator<Lexeme> {
  const { dialogue } = pack;
  if (focus === undefined || dialogue === undefined || focus.ids.length === 0) return;
  const { set, ids, labels, named } = focus;
  const all: SetMeaning = { cat: 'set', set, labels };
  const said = (phrases: readonly string[], own: readonly string[]) =>
    phrases.some((phrase) => wordsOf(phrase).join(' ') === own.join(' '));
  for (const { from, to, words: own } of spans(words)) {
    const place = { from, to, score: own.length > 1 ? 1.1 : 1 };
    if (said(dialogue.them, own)) {
      yield { ...place, meaning: all };
      // By their names only where nothing else can be said of them.
      if (ids.length <= MOST_NAMED) yield { ...place, score: place.score - 0.03, meaning: namedBy(ids, labels) };
    }
    if (said(dialogue.it, own)) {
      if (ids.length === 1) yield { ...place, meaning: namedBy(ids, labels) };
      if (named !== undefined && !(ids.length === 1 && ids[0] === named.id))
        yield { ...place, score: place.score - 0.1, meaning: namedBy([named.id], named.labels) };
    }
    // That cook, those courses: of the label that the answer told of.
    const [first = '', ...rest] = own;
    const isOfLabel = schema.labels.some((one) => labels.includes(one.label) && sameWords(rest, one.words) > 0.6);
    if (rest.length > 0 && isOfLabel && said(dialogue.those, [first]))
      yield { ...place, meaning: ids.length <= MOST_NAMED ? namedBy(ids, labels) : all };
  }
}
