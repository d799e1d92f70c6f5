import { type Prose } from '../language/Prose.js';
import { LEGAL_FORMS, SMALL_LEGAL_FORMS } from '../language/ProseResource.js';
import { type Token, isInitials } from '../tokens.js';

/** From which token to which (not included) a name reaches. */
export interface Extent {
  readonly from: number;
  readonly to: number;
}

const ROMAN = /^(?=[IVX])(?:X{0,3})(?:IX|IV|V?I{0,3})$/u;

export const isLegalForm = ({ folded }: Token): boolean => LEGAL_FORMS.has(folded.replaceAll('.', ''));
export const isRoman = ({ text }: Token): boolean => ROMAN.test(text);

export const adjacent = (text: string, one: Token | undefined, other: Token | undefined) =>
  one !== undefined && other !== undefined && /^[ \u00a0]*$/u.test(text.slice(one.end, other.start));

/** A name without the words of its sentence before it. */
const told = (name: readonly Token[], prose: Prose): readonly Token[] =>
  name.slice(
    Math.max(
      0,
      name.findIndex(({ folded }) => !prose.common.has(folded)),
    ),
  );

/** Whether small words may join what follows to a name that so far is made of these tokens. */
function joins(small: readonly Token[], whole: readonly Token[], next: Token, prose: Prose): boolean {
  const words = small.map(({ folded }) => folded);
  const name = told(whole, prose);
  const last = name.at(-1);
  if (last === undefined || isLegalForm(last)) return false;
  const isByname = words.every((word) => prose.insidePersons.has(word) && !prose.inside.has(word));
  if (words.every((word) => prose.insidePersons.has(word)) && (isByname || !headed(name, prose)))
    return isRoman(next) || /-lea$|-a$/u.test(next.folded) || words.some((word) => !prose.prepositions.has(word));
  if (!words.every((word) => prose.inside.has(word))) return false;
  if (headed(name, prose))
    return complete(name, words, prose) === false && (!isPair(words, prose) || pairs(name, next, prose));
  // A given name alone with where it is from: "John of Austria".
  return words.length === 1 && words[0] === prose.resource.inside[0] && name.length === 1 && prose.resource.headLast;
}

const headed = (name: readonly Token[], prose: Prose) =>
  name.some(({ folded }) => prose.heads.kindOf(folded) !== undefined);

/** A name whose head has two words to tell it from others needs no place behind it: "X of Y Z" from W. */
function complete(name: readonly Token[], words: readonly string[], prose: Prose): boolean {
  if (words[0] === prose.resource.inside[0] && words.length === 1)
    return name.some(({ folded }) => prose.inside.has(folded)) && prose.resource.headLast;
  if (prose.resource.headLast)
    return words.includes('in') || words.includes('on') || (words[0] === 'and' && !pairedHead(name, prose));
  const telling = name.filter(({ folded, capital }) => capital && prose.heads.kindOf(folded) === undefined);
  return telling.length >= 2 || words[0] === 'in' || words[0] === 'pe' || words[0] === 'cu';
}

const isPair = (words: readonly string[], { resource }: Prose) =>
  words.length === 1 && resource.and.includes(words[0] ?? '');

/** Whether a head has a second name behind "and", as "of Labour and Health" has, or that is another name: "Editura Cormoran și Paginile Verzi". */
const pairs = (name: readonly Token[], next: Token, prose: Prose): boolean =>
  prose.resource.headLast ||
  pairedHead(name, prose) ||
  prose.resource.pairGenitives.some((ending) => next.folded.endsWith(ending));

const pairedHead = (name: readonly Token[], prose: Prose) => name.some(({ folded }) => prose.inside.has(folded));

/** "Ibsen's Ghosts" is two names, "Barnard's College" one: what belongs to somebody is another name, unless it says what the whole is. */
function ownsNext(tokens: readonly Token[], to: number, prose: Prose): boolean {
  const last = tokens[to - 1] as Token;
  if (!prose.resource.possessives.some((sign) => sign !== "s'" && last.text.endsWith(sign))) return false;
  const behind = tokens.slice(to);
  const end = behind.findIndex(({ capital, word }) => !capital || !word);
  return !headed(end < 0 ? behind : behind.slice(0, end), prose);
}

/** Reaches as far right from a token with a capital as the name goes. */
export function extentFrom(
  text: string,
  tokens: readonly Token[],
  from: number,
  taken: (token: Token) => boolean,
  prose: Prose,
): Extent {
  let to = from + 1;
  for (;;) {
    const [last, next] = [tokens[to - 1] as Token, tokens[to]];
    if (next === undefined || taken(next) || !adjacent(text, last, next)) break;
    // "Bath Spa University": what a head follows is no legal form.
    if (isLegalForm(last) && to - from > 1 && !headed([next], prose)) break;
    if (next.capital && next.word) {
      if (ownsNext(tokens, to, prose)) break;
      if (prose.roles.has(next.folded) && !headed([next], prose) && !prose.resource.headLast) break;
      to += 1;
    } else if (SMALL_LEGAL_FORMS.has(next.text)) to += 1;
    else if (next.text === '&' && tokens[to + 1]?.capital) to += 2;
    else if (prose.resource.numbered.includes(next.folded) && headed(tokens.slice(from, to), prose)) {
      const number = tokens.findIndex((token, index) => index > to && /\d/u.test(token.text));
      if (number < 0 || number > to + 2) break;
      to = number + 1;
      while (tokens[to]?.text === '/' && /^\d/u.test(tokens[to + 1]?.text ?? '')) to += 2;
    } else {
      const small = smallWords(tokens, to, prose);
      const after = tokens[to + small.length];
      if (
        small.length === 0 ||
        after === undefined ||
        !after.capital ||
        taken(after) ||
        !adjacent(text, tokens[to + small.length - 1], after)
      )
        break;
      if (!joins(small, tokens.slice(from, to), after, prose)) break;
      to += small.length + 1;
    }
  }
  return { from, to: quotedEnd(tokens, from, to, prose) };
}

function smallWords(tokens: readonly Token[], from: number, prose: Prose): Token[] {
  const small: Token[] = [];
  for (const token of tokens.slice(from, from + 2)) {
    if (token.capital || !(prose.inside.has(token.folded) || prose.insidePersons.has(token.folded))) break;
    small.push(token);
  }
  return small;
}

const OPENS = /^[„“"«]$/u;
const CLOSES = /^[”"»“]$/u;
const LONGEST_QUOTED = 5;

/** A head with what it is called in quotation marks: Hospital “Saint Mary”. */
function quotedEnd(tokens: readonly Token[], from: number, to: number, prose: Prose): number {
  if (!OPENS.test(tokens[to]?.text ?? '') || !headed(tokens.slice(from, to), prose) || !tokens[to + 1]?.capital)
    return to;
  const close = tokens.findIndex((token, index) => index > to + 1 && CLOSES.test(token.text));
  return close < 0 || close - to > LONGEST_QUOTED + 1 ? to : close + 1;
}

export const startsName = (token: Token): boolean =>
  token.word && token.capital && (token.text.length > 1 || isInitials(token));
