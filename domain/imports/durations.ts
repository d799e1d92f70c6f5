import { fold } from '../folding/fold.js';
import { LANGUAGES } from '../language/languages.js';
import { wordsOf } from './headingWords.js';
import { isWordOf } from './words.js';

/** Units that durations are written in, the longest first, with their seconds. */
const SECONDS = { day: 86_400, hour: 3600, minute: 60, second: 1 } as const;
type Unit = keyof typeof SECONDS;
const UNITS = Object.keys(SECONDS) as readonly Unit[];

/** What a duration may be counted in once it is read, by the sign that stands in the name of its property. */
const COUNTED = { days: SECONDS.day, h: SECONDS.hour, min: SECONDS.minute, s: SECONDS.second } as const;
export type DurationUnit = keyof typeof COUNTED;

/** A longer text is no duration. */
const LONGEST = 40;
/** A number with the words or letters behind it. */
const PART = /(?<amount>\d+(?:[.,]\d+)?)[\s\u00a0]*(?<word>\p{L}[\p{L} ]*)\.?[\s,]*/gu;
const WHOLE = new RegExp(`^(?:${PART.source})+$`, 'u');
/** `1h36` */
const HOURS_AND_MINUTES = /^(?<hours>\d+)\s?h\s?(?<minutes>[0-5]\d)$/iu;
/** `1:36:00` */
const CLOCK = /^(?<hours>\d{1,3}):(?<minutes>[0-5]\d):(?<seconds>[0-5]\d)$/u;

let words: ReadonlyMap<string, Unit> | undefined;

/** The words, short forms and letters for units in the languages of the product; a short form may have the ending of English plurals. */
const unitWords = (): ReadonlyMap<string, Unit> =>
  (words ??= new Map(
    UNITS.flatMap((unit) =>
      LANGUAGES.flatMap((language) =>
        (['narrow', 'short', 'long'] as const).flatMap((unitDisplay) =>
          [1, 2, 20].flatMap((amount) => {
            const parts = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).formatToParts(amount);
            const word = fold(parts.find(({ type }) => type === 'unit')?.value ?? '').replace('.', '');
            return (word.length > 1 ? [word, `${word}s`] : [word]).map((each) => [each, unit] as const);
          }),
        ),
      ),
    ),
  ));

/** A duration as it is written. */
interface Written {
  readonly seconds: number;
  /** The units that it says, the longest first. */
  readonly units: readonly Unit[];
  /** Whether it can mean nothing else: "3 d" and "45 m" may. */
  readonly isSure: boolean;
}

/** Hours, minutes and seconds with colons between, which may be a time of day as well. */
function byClock(text: string): Written | undefined {
  const { hours, minutes, seconds } = CLOCK.exec(text)?.groups ?? {};
  if (hours === undefined) return undefined;
  const rest = Number(seconds);
  const units: readonly Unit[] = rest === 0 ? ['hour', 'minute'] : ['hour', 'minute', 'second'];
  return { seconds: Number(hours) * 3600 + Number(minutes) * 60 + rest, units, isSure: false };
}

/** What a text says in numbers with units, from longer to shorter ones; undefined for another text. */
function byUnits(text: string): Written | undefined {
  const short = HOURS_AND_MINUTES.exec(text)?.groups;
  if (short !== undefined) {
    const seconds = Number(short['hours']) * 3600 + Number(short['minutes']) * 60;
    return { seconds, units: ['hour', 'minute'], isSure: true };
  }
  if (text.length > LONGEST || !WHOLE.test(text)) return undefined;
  const parts = [...text.matchAll(PART)].map(({ groups }) => ({
    amount: Number((groups?.['amount'] ?? '').replace(',', '.')),
    word: fold(groups?.['word'] ?? '').trim(),
  }));
  const units = parts.flatMap(({ word }) => unitWords().get(word) ?? []);
  const isInOrder = units.every((unit, at) => at === 0 || UNITS.indexOf(unit) > UNITS.indexOf(units[at - 1] ?? unit));
  if (units.length < parts.length || !isInOrder) return undefined;
  return {
    seconds: parts.reduce((sum, { amount }, at) => sum + amount * SECONDS[units[at] ?? 'second'], 0),
    units,
    isSure: units.length > 1 || parts.some(({ word }) => word.length > 1 || word === 'h'),
  };
}

/** Four decimals are a third of a second in minutes. */
const DECIMALS = 10_000;

/** The duration that a text says, counted in a unit; undefined for another text. */
export function durationOf(text: string, unit = 'min'): number | undefined {
  const written = byUnits(text) ?? byClock(text);
  const length = COUNTED[unit as DurationUnit] as number | undefined;
  if (written === undefined || length === undefined) return undefined;
  return Math.round((written.seconds / length) * DECIMALS) / DECIMALS;
}

/** Whether a heading says that times below it are durations, and not times of day. */
const saysDuration = (heading: string): boolean =>
  isWordOf('durations', heading) || wordsOf(heading).some((word) => isWordOf('durations', word));

/**
 * What the durations of a column are counted in; undefined where fewer of its texts than needed are durations. Times with colons are durations
 * only by their heading.
 */
export function durationUnitOf(texts: readonly string[], heading: string, least: number): DurationUnit | undefined {
  const mayBeClock = saysDuration(heading);
  const written = texts.flatMap((text) => byUnits(text) ?? (mayBeClock ? byClock(text) : undefined) ?? []);
  if (written.length === 0 || written.length < least) return undefined;
  if (!mayBeClock && !written.some(({ isSure }) => isSure)) return undefined;
  const units = new Set(written.flatMap((each) => each.units));
  if (units.size === 1) return units.has('day') ? 'days' : units.has('hour') ? 'h' : units.has('minute') ? 'min' : 's';
  return units.has('minute') || units.has('second') ? 'min' : 'h';
}
