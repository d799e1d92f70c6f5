import { fold } from '../../../folding/fold.js';
import { looseTokens, type Token } from '../tokens.js';
import { OFFERED } from './words.js';

/** The names that a graph has. */
export interface GraphNames {
  readonly labels: readonly string[];
  readonly types: readonly string[];
  readonly properties: readonly string[];
}

export interface Completion {
  readonly kind: 'label' | 'type' | 'property' | 'word' | 'variable';
  readonly text: string;
}

/** What may stand where the caret is, in the place of what was typed of it. */
export interface Completions {
  readonly from: number;
  readonly to: number;
  readonly options: readonly Completion[];
}

const MOST = 8;
const NONE = (at: number): Completions => ({ from: at, to: at, options: [] });

/** A name as Cypher writes it. */
const written = (name: string) => (/^[\p{L}_][\p{L}\p{N}_]*$/u.test(name) ? name : `\`${name.replaceAll('`', '``')}\``);

const CLOSING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** The brackets that are open, the innermost last. */
function openIn(tokens: readonly Token[]): string[] {
  const open: string[] = [];
  for (const { kind, text } of tokens) {
    if (kind !== 'sign') continue;
    if (['(', '[', '{'].includes(text)) open.push(text);
    else if (CLOSING[text] !== undefined && open.at(-1) === CLOSING[text]) open.pop();
  }
  return open;
}

/** Names that patterns have given, which are not typed at the caret alone. */
const variablesIn = (tokens: readonly Token[]): string[] => [
  ...new Set(
    tokens.flatMap(({ kind, text }, at) => {
      const before = tokens[at - 1]?.text ?? '';
      const after = tokens[at + 1]?.text ?? '';
      const isInPattern = (before === '(' || before === '[') && [')', ']', ':', '{', '*'].includes(after);
      const isGiven = kind === 'word' && (isInPattern || before.toUpperCase() === 'AS');
      return isGiven ? [text] : [];
    }),
  ),
];

/** Which names may stand after some tokens; undefined where a value does. */
function expected(before: readonly Token[], names: GraphNames): readonly Completion[] | undefined {
  const open = openIn(before);
  const sign = before.at(-1);
  const inner = open.at(-1);
  const of = (kind: Completion['kind'], list: readonly string[]) =>
    list.map((name) => ({ kind, text: kind === 'word' ? name : written(name) }));
  const text = sign?.kind === 'sign' ? sign.text : '';
  if (text === '.') return of('property', names.properties);
  // `{name: ` is followed by a value, `(n:` by a label, `[:` by a type.
  if (text === ':' || text === '|' || text === '&') {
    if (inner === '[') return of('type', names.types);
    return inner === '{' && !isSubquery(before) ? undefined : of('label', names.labels);
  }
  if (inner === '{' && !isSubquery(before))
    return text === '{' || text === ',' ? of('property', names.properties) : undefined;
  return [...of('variable', variablesIn(before)), ...of('word', OFFERED)];
}

/** Whether the innermost curly bracket is that of EXISTS or COUNT. */
function isSubquery(before: readonly Token[]): boolean {
  let depth = 0;
  for (let at = before.length - 1; at >= 0; at -= 1) {
    const { kind, text } = before[at] as Token;
    if (kind === 'sign' && text === '}') depth += 1;
    if (kind === 'sign' && text === '{') {
      if (depth === 0) return ['EXISTS', 'COUNT', 'COLLECT'].includes(before[at - 1]?.text.toUpperCase() ?? '');
      depth -= 1;
    }
  }
  return false;
}

/** What may be written at a caret in Cypher: names of this graph, what was named before, and words of the language. */
export function completionsAt(text: string, caret: number, names: GraphNames): Completions {
  const tokens = looseTokens(text.slice(0, caret)).slice(0, -1);
  const last = tokens.at(-1);
  const typed = last !== undefined && last.to === caret && last.kind === 'word' ? last : undefined;
  const before = (typed === undefined ? tokens : tokens.slice(0, -1)).filter(({ kind }) => kind !== 'comment');
  const isWithin =
    last !== undefined && last.to === caret && ['string', 'comment', 'number', 'name'].includes(last.kind);
  if (isWithin || /^['"`]/u.test(last?.text ?? '')) return NONE(caret);
  const offered = expected(before, names) ?? [];
  const sign = before.at(-1);
  // Without a letter only names are offered: any word may begin anywhere.
  const isNamed = sign?.kind === 'sign' && sign.to === caret && [':', '.', '|', '{'].includes(sign.text);
  if (typed === undefined && !isNamed) return NONE(caret);
  const wanted = fold(typed?.text ?? '');
  const fits = offered.filter((one) => {
    const own = fold(one.text.replace(/^`/u, ''));
    return own.startsWith(wanted) && own !== wanted;
  });
  return {
    from: typed?.from ?? caret,
    to: caret,
    options:
      typed === undefined
        ? fits.filter(({ kind }) => kind !== 'word' && kind !== 'variable').slice(0, MOST)
        : fits.slice(0, MOST),
  };
}

/** A text with a completion in it, and where the caret then is: within the brackets that it opens. */
export function completed(text: string, { from, to }: Completions, { text: chosen }: Completion) {
  const inside = chosen.search(/[)}]$/u);
  return {
    text: `${text.slice(0, from)}${chosen}${text.slice(to)}`,
    caret: from + (inside === -1 ? chosen.length : inside),
  };
}
