import { looseTokens, type Token } from '../tokens.js';
import { FUNCTIONS, KEYWORDS } from './words.js';

/** What a part of Cypher is shown as. */
type Colour = 'keyword' | 'function' | 'name' | 'string' | 'number' | 'comment' | 'plain';

/** A part of a text with what it is shown as; together the parts are the text. */
export interface ColouredPart {
  readonly text: string;
  readonly colour: Colour;
}

const BY_KIND: Partial<Readonly<Record<Token['kind'], Colour>>> = {
  string: 'string',
  number: 'number',
  comment: 'comment',
  name: 'name',
};

/** Words after these are names of labels, types and properties, whatever else they mean. */
const BEFORE_A_NAME = [':', '|', '.', '&'];

function colourOf({ kind, text }: Token, before: Token | undefined, after: Token | undefined): Colour {
  if (kind !== 'word') return BY_KIND[kind] ?? 'plain';
  if (before?.kind === 'sign' && BEFORE_A_NAME.includes(before.text)) return 'name';
  const isCalled = after?.kind === 'sign' && after.text === '(';
  if (isCalled && FUNCTIONS.has(text.toLowerCase())) return 'function';
  if (KEYWORDS.has(text.toUpperCase())) return 'keyword';
  return isCalled ? 'function' : 'plain';
}

/** Cypher part by part, as far as it was typed. */
export function coloured(text: string): ColouredPart[] {
  const tokens = looseTokens(text);
  const parts: ColouredPart[] = [];
  let at = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.from > at) parts.push({ text: text.slice(at, token.from), colour: 'plain' });
    const colour = colourOf(token, tokens[index - 1], tokens[index + 1]);
    if (token.to > token.from) parts.push({ text: text.slice(token.from, token.to), colour });
    at = token.to;
  }
  return parts;
}
