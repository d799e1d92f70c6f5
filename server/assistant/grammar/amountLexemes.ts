import { inUnitsOf, numberAt } from '../language/amounts.js';
import { wordsOf } from '../language/tokens.js';
import { placesIn } from '../language/phrases.js';
import { type Ground, type Lexeme } from './Lexeme.js';

/** Numbers that are several words, as an hour, and words that count places. */
function* countingLexemes({ words, pack }: Ground): Generator<Lexeme> {
  const phrases = Object.entries(pack.numbers).filter(([phrase]) => phrase.includes(' '));
  const told = [
    ...phrases.map(([phrase, value]) => ({ phrase, meaning: { cat: 'num', value } as const })),
    ...Object.entries(pack.ordinals).map(([phrase, value]) => ({ phrase, meaning: { cat: 'ord', value } as const })),
  ];
  for (const { phrase, meaning } of told)
    for (const place of placesIn(words, wordsOf(phrase))) yield { ...place, meaning, score: 1 };
}

/** Numbers by themselves, and with their scale, what they count or their unit: `10 million km²`. */
export function* amountLexemes(ground: Ground): Generator<Lexeme> {
  const { words, tokens, pack, schema } = ground;
  yield* countingLexemes(ground);
  const counted = pack.counted.map(wordsOf);
  for (const from of tokens.keys()) {
    const found = numberAt(tokens, from, pack, pack.numbers);
    if (found === undefined) continue;
    const { value, bare, to } = found;
    yield { from, to: bare, meaning: { cat: 'num', value }, score: 1 };
    const units = counted
      .filter((unit) => unit.every((word, offset) => words[bare + offset] === word))
      .map((unit) => ({ end: bare + unit.length, score: 0.95, unit: unit.join(' ') }));
    if (to > bare) units.push({ end: to, score: 0.97, unit: found.unit ?? '' });
    for (const { end, score, unit } of units) {
      const held = inUnitsOf(schema.units, value, unit);
      if (held !== undefined) yield { from, to: end, meaning: { cat: 'num', value: held, hasUnit: true }, score };
    }
  }
}
