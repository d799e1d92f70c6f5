import { fold } from '../../../domain/folding/fold.js';
import { PACKS } from '../../language/Pack.js';
import { UNITS } from '../../language/units.js';
import { wordsOf } from '../../language/tokens.js';
import { inUnitsOf } from '../../language/amounts.js';
import { type Ground, type Lexeme } from './Lexeme.js';

const UNIT_WORDS: readonly (readonly string[])[] = Object.values(UNITS)
  .flat()
  .map(wordsOf)
  // A sign of money is no word.
  .filter((words) => words.length > 0);

/** How many words at a place are a unit. */
const unitAt = (words: readonly string[], at: number): number =>
  Math.max(
    0,
    ...UNIT_WORDS.map((unit) => (unit.every((word, offset) => words[at + offset] === fold(word)) ? unit.length : 0)),
  );

/** Numbers with a scale, a unit or both: `10 million km²`. */
export function* amountLexemes({ words, tokens, language, schema }: Ground): Generator<Lexeme> {
  if (language === undefined) return;
  const { scales, several } = PACKS[language];
  for (const [at, { word, number }] of tokens.entries()) {
    const value = number ?? several[word];
    if (value === undefined) continue;
    const scale = scales[words[at + 1] ?? ''];
    const end = at + (scale === undefined ? 1 : 2);
    const unit = unitAt(words, end);
    const total = value * (scale ?? 1);
    if (scale !== undefined) yield { from: at, to: end, meaning: { cat: 'num', value: total }, score: 1 };
    const held = unit > 0 ? inUnitsOf(schema.units, total, words.slice(end, end + unit).join(' ')) : undefined;
    if (held !== undefined)
      yield { from: at, to: end + unit, meaning: { cat: 'num', value: held, hasUnit: true }, score: 0.97 };
  }
}
