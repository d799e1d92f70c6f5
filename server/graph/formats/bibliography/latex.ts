/** Marks over and under letters, by the sign with which LaTeX writes them. */
const MARKS: Readonly<Record<string, string>> = {
  '`': '\u0300',
  "'": '\u0301',
  '^': '\u0302',
  '~': '\u0303',
  '=': '\u0304',
  u: '\u0306',
  '.': '\u0307',
  '"': '\u0308',
  r: '\u030a',
  H: '\u030b',
  v: '\u030c',
  d: '\u0323',
  c: '\u0327',
  k: '\u0328',
  b: '\u0331',
};

/** Letters with names of their own. */
const LETTERS: Readonly<Record<string, string>> = {
  ss: 'ß',
  ae: 'æ',
  AE: 'Æ',
  oe: 'œ',
  OE: 'Œ',
  o: 'ø',
  O: 'Ø',
  l: 'ł',
  L: 'Ł',
  aa: 'å',
  AA: 'Å',
  i: 'ı',
  j: 'ȷ',
  dh: 'ð',
  th: 'þ',
  textendash: '–',
  textemdash: '—',
};

/** What a text of LaTeX says: letters with their marks, without braces and commands. */
export const plainLatex = (text: string): string =>
  text
    .replaceAll(/\\([`'^~=".]|[uvHcdbkr](?![A-Za-z]))\s*\{?\\?([A-Za-z])\}?/g, (_, mark: string, letter: string) =>
      (letter + (MARKS[mark] ?? '')).normalize('NFC'),
    )
    .replaceAll(/\\([A-Za-z]+)(?:\{\}|(?![A-Za-z])\s?)/g, (whole, name: string) =>
      Object.hasOwn(LETTERS, name) ? (LETTERS[name] ?? '') : whole,
    )
    .replaceAll(/\\(?:emph|text\w*|mathrm|url|it|bf|em|tt)\b\s*/g, '')
    .replaceAll(/\\([&%$#_{}])/g, '$1')
    .replaceAll(/[{}]/g, '')
    .replaceAll('---', '—')
    .replaceAll('--', '–')
    .replaceAll('~', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
