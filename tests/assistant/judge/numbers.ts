import { foldedWords } from '../../../domain/folding/fold.js';
import { type Language } from '../graphs/Language.js';

/** A number as it stands in a text, and how far the written form may be from what was meant. */
interface WrittenNumber {
  readonly value: number;
  readonly tolerance: number;
}

const NUMBER = /[-−]?\d(?:[\d.,\u00a0\u202f]*\d)?/gu;
const SCALES: readonly (readonly [RegExp, number])[] = [
  [/^\s*(?:de\s+)?(?:thousand|mii|mie)\b/iu, 1e3],
  [/^\s*(?:de\s+)?(?:million|milioane|milion)/iu, 1e6],
  [/^\s*(?:de\s+)?(?:billion|miliarde|miliard)/iu, 1e9],
];
const WORDS: Readonly<Record<Language, readonly string[]>> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  ),
  ro: 'zero unu doi trei patru cinci sase sapte opt noua zece unsprezece doisprezece treisprezece paisprezece cincisprezece saisprezece saptesprezece optsprezece nouasprezece douazeci'.split(
    ' ',
  ),
};
const FEMININE: Readonly<Record<string, number>> = { una: 1, doua: 2, douasprezece: 12 };

const GROUPED: Readonly<Record<Language, RegExp>> = {
  en: /^\d{1,3}(?:[,\u00a0\u202f]\d{3})+(?:\.\d+)?$/u,
  ro: /^\d{1,3}(?:[.\u00a0\u202f]\d{3})+(?:,\d+)?$/u,
};

/** Digits with a plain point, whichever way the language writes groups and decimals. */
function plain(digits: string, language: Language): string {
  if (GROUPED[language].test(digits)) {
    return language === 'en'
      ? digits.replace(/[,\u00a0\u202f]/gu, '')
      : digits.replace(/[.\u00a0\u202f]/gu, '').replace(',', '.');
  }
  return language === 'ro' ? digits.replace(',', '.') : digits;
}

function written(match: RegExpExecArray, text: string, language: Language): WrittenNumber {
  const sign = /^[-−]/u.test(match[0]) ? -1 : 1;
  const digits = plain(match[0].replace(/^[-−]/u, ''), language);
  const rest = text.slice(match.index + match[0].length);
  const scale = SCALES.find(([word]) => word.test(rest))?.[1] ?? 1;
  const decimals = digits.split('.')[1]?.length ?? 0;
  const rounded = decimals > 0 || scale > 1;
  return { value: sign * Number(digits) * scale, tolerance: rounded ? (scale / 10 ** decimals) * 0.5 + 1e-9 : 0 };
}

const inWords = (text: string, language: Language): number[] =>
  foldedWords(text).flatMap((word) => {
    const value = FEMININE[word] ?? WORDS[language].indexOf(word);
    return value < 0 ? [] : [value];
  });

/** Whether a text says a number, in digits as the language writes them, rounded with decimals or a scale, or in a word. */
export function saysNumber(text: string, expected: number, language: Language): boolean {
  const found = [...text.matchAll(NUMBER)].map((match) => written(match, text, language));
  if (
    found.some(({ value, tolerance }) => Math.abs(value - expected) <= Math.min(tolerance, Math.abs(expected) / 50))
  ) {
    return true;
  }
  return inWords(text, language).includes(expected);
}
