import { datesIn } from '../language/dates.js';
import { type Language } from '../language/lexicon/files.js';
import { PACKS } from '../language/Pack.js';
import { tokensOf } from '../language/tokens.js';

/** The year of the last day that some questions say with its year. */
function yearIn(questions: readonly string[], language: Language, now: string): string | undefined {
  const days = questions.flatMap((one) => datesIn(tokensOf(one, language), PACKS[language], now));
  return days.findLast(({ isWhole }) => isWhole)?.day.slice(0, 4);
}

/** Where the words before some place of a text end. */
function endOf(text: string, raws: readonly string[]): number {
  return raws.reduce((from, raw) => text.indexOf(raw, from) + raw.length, 0);
}

/**
 * A message whose day has no year, with the year of the day that an earlier question says: “and on 7 December?” after 9 November 1812.
 * @param earlier the questions before it, the first first
 */
export function withYear(text: string, language: Language, earlier: readonly string[], now: string): string {
  const tokens = tokensOf(text, language);
  const [day] = datesIn(tokens, PACKS[language], now);
  const year = day?.isWhole === false ? yearIn(earlier, language, now) : undefined;
  if (day === undefined || year === undefined) return text;
  const raws = tokens.slice(0, day.to).map(({ raw }) => raw);
  const end = endOf(text, raws);
  return `${text.slice(0, end)} ${year}${text.slice(end)}`;
}
