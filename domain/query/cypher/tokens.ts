import { CypherError, type TextPlace } from './Fault.js';

/** A word, number or sign of Cypher. `text` is a name or string without its quotes, a sign or keyword as written. */
export interface Token extends TextPlace {
  readonly kind: 'word' | 'name' | 'string' | 'number' | 'sign' | 'parameter' | 'comment' | 'end';
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Every kind of token by its pattern, the first that fits; space is between them. */
const PATTERNS: readonly (readonly [Token['kind'] | 'space', RegExp])[] = [
  ['space', /\s+/uy],
  ['comment', /\/\/[^\n]*|\/\*[\s\S]*?\*\//uy],
  ['string', /'(?:[^'\\]|\\[\s\S])*'|"(?:[^"\\]|\\[\s\S])*"/uy],
  ['name', /`(?:[^`]|``)*`/uy],
  // What is not closed reaches to the end: to look for its end again from each sign in it would take long.
  ['sign', /['"`][\s\S]*|\/\*[\s\S]*/uy],
  ['number', /\d+\.\d+(?:[eE][+-]?\d+)?|\.\d+(?:[eE][+-]?\d+)?|\d+(?:[eE][+-]?\d+)?/uy],
  ['parameter', /\$[\p{L}\p{N}_]+/uy],
  ['word', /[\p{L}_][\p{L}\p{N}_]*/uy],
  ['sign', /<=|>=|<>|=~|\.\.|\+=|[-()[\]{}<>=:|,.;*+/%^!&]/uy],
];

const unescaped = (text: string) =>
  text.replaceAll(/\\u([0-9a-fA-F]{4})|\\([\s\S])/gu, (_, code: string | undefined, one = '') =>
    code === undefined ? (ESCAPES[one as string] ?? (one as string)) : String.fromCharCode(Number.parseInt(code, 16)),
  );

const textOf = (kind: Token['kind'], raw: string): string => {
  if (kind === 'name') return raw.slice(1, -1).replaceAll('``', '`');
  if (kind === 'string') return unescaped(raw.slice(1, -1));
  return kind === 'sign' ? (/^(?:['"`]|\/\*)/u.exec(raw)?.[0] ?? raw) : raw;
};

/** Where each line of a text begins. */
const lineStarts = (source: string) => [0, ...[...source.matchAll(/\n/gu)].map(({ index }) => index + 1)];

/** The place of each position of a text, asked in ascending order. */
function placing(source: string): (at: number) => TextPlace {
  const starts = lineStarts(source);
  let line = 0;
  return (at) => {
    while ((starts[line + 1] ?? Infinity) <= at) line += 1;
    return { line: line + 1, column: at - (starts[line] ?? 0) + 1 };
  };
}

/** The tokens of a text as far as it can be cut into any; a sign that is none is one of its own, for whoever shows what is being typed. */
export function looseTokens(source: string): Token[] {
  const placeOf = placing(source);
  const tokens: Token[] = [];
  let from = 0;
  while (from < source.length) {
    const [kind, raw] = matchAt(source, from);
    if (kind !== 'space') tokens.push({ kind, text: textOf(kind, raw), from, to: from + raw.length, ...placeOf(from) });
    from += raw.length;
  }
  return [...tokens, { kind: 'end', text: '', from, to: from, ...placeOf(from) }];
}

function matchAt(source: string, from: number): readonly [Token['kind'] | 'space', string] {
  for (const [kind, pattern] of PATTERNS) {
    pattern.lastIndex = from;
    const found = pattern.exec(source);
    if (found !== null) return [kind, found[0]];
  }
  return ['sign', String.fromCodePoint(source.codePointAt(from) ?? 0)];
}

const SIGNS = /^(?:<=|>=|<>|=~|\.\.|\+=|[-()[\]{}<>=:|,.;*+/%^!&])$/u;

/** The tokens of a text without its comments. Throws where a sign is none of Cypher, as a quote that is not closed. */
export function tokensOf(source: string): Token[] {
  const tokens = looseTokens(source).filter(({ kind }) => kind !== 'comment');
  const strange = tokens.find(({ kind, text }) => kind === 'sign' && !SIGNS.test(text));
  if (strange !== undefined) {
    const { line, column, text: name } = strange;
    throw new CypherError({ line, column, refusal: 'syntax', name });
  }
  return tokens;
}
