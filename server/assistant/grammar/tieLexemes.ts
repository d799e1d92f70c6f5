import { wordsOf } from '../language/tokens.js';
import { type Ground, type Lexeme, spans } from './Lexeme.js';
import { type Meaning, type TieLink } from './Meaning.js';
import { smallOf } from '../language/Pack.js';
import { sameWord, sameWords } from './Schema.js';

/** A word that is one of several of a name, and a text that relationships hold. */
const PART = 0.9;
const AS_VALUE = 0.95;
const LEAST = 0.6;
/** What nodes hold themselves is meant before what relationships hold by the same name. */
const OF_TIE = 0.93;

/** What words of a relationship's property mean; of what is so or not they say that it is so. */
export function tieMeaning({ property, type, kind, isYear }: TieLink): Meaning {
  if (kind === 'boolean')
    return { cat: 'along', that: { kind: 'compare', property, is: '=', value: true }, types: [type] };
  const links = [{ property, type, kind, ...(isYear === true ? { isYear } : {}) }];
  return { cat: 'tie', links };
}

/** What relationships say: by the names of their properties, and by the texts that they hold. */
export function* tieLexemes({ words, schema, pack }: Ground): Generator<Lexeme> {
  const { particles } = smallOf(pack);
  for (const { from, to, words: own } of spans(words)) {
    const [word = ''] = own;
    for (const { words: wanted, bare = wanted, telling, values, ...link } of schema.ties) {
      const isPart = own.length === 1 && wanted.length > 1 && !particles.has(word);
      const part = isPart ? PART * Math.max(...telling.map((one) => sameWord(word, one))) : 0;
      const score = Math.max(sameWords(own, wanted), sameWords(own, bare), part);
      if (score > LEAST) yield { from, to, meaning: tieMeaning(link), score: score * OF_TIE };
      for (const value of values) {
        if (sameWords(own, wordsOf(value)) < AS_VALUE) continue;
        const that = { kind: 'compare', property: link.property, is: '=', value } as const;
        yield { from, to, meaning: { cat: 'along', that, types: [link.type] }, score: AS_VALUE };
      }
    }
  }
}
