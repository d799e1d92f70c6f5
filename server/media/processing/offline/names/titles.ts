import { type Prose } from '../language/Prose.js';
import { type Token } from '../tokens.js';
import { type Extent, adjacent } from './extent.js';

/** How many small words may stand in a row within a title. */
const SMALL = 3;
const ENDS = /^[,.;:!?)”"»]$/u;

/** Whether a noun before a name says that a title follows: "her novel Salt and Silver", "cartea ei, Vânt de seară". */
export function isTitled(tokens: readonly Token[], at: number, prose: Prose): boolean {
  const before = tokens.slice(Math.max(0, at - 3), at).filter(({ text }) => text !== ',');
  const [last, second] = [before.at(-1), before.at(-2)];
  const noun = last !== undefined && prose.resource.pronounsOf.includes(last.folded) ? second : last;
  return noun !== undefined && (!noun.capital || noun === tokens[0]) && prose.nouns.kindOf(noun.folded) === 'work';
}

/** The small words from a token on that a title may hold. */
function smallFrom(tokens: readonly Token[], from: number, fits: (token: Token) => boolean): readonly Token[] {
  const small = tokens.slice(from, from + SMALL);
  const end = small.findIndex((token) => token.capital || !token.word || !fits(token));
  return end < 0 ? small : small.slice(0, end);
}

/** Small words that join: "Salt and Silver", "From the Elbe to the Clyde". */
const joins = (prose: Prose) => (token: Token) =>
  prose.inside.has(token.folded) ||
  prose.prepositions.has(token.folded) ||
  prose.resource.articles.includes(token.folded);

/** Any small words but those of a statement: where only the first word of a title has a capital, "Vânt de seară" ends at a sign. */
const tells = (prose: Prose) => {
  const { sets, relative } = prose.resource;
  const said = new Set([...(sets['has'] ?? []), ...(sets['is'] ?? []), ...relative]);
  return ({ folded }: Token) => !said.has(folded);
};

/** Reaches as far right as a title goes that is not in quotation marks. */
export function titleFrom(
  text: string,
  tokens: readonly Token[],
  from: number,
  taken: (token: Token) => boolean,
  prose: Prose,
): Extent | undefined {
  const next = (to: number) => {
    const token = tokens[to];
    return token !== undefined && token.capital && token.word && !taken(token) ? token : undefined;
  };
  let to = from + 1;
  for (;;) {
    if (!adjacent(text, tokens[to - 1], tokens[to])) break;
    const small = smallFrom(tokens, to, joins(prose));
    if (next(to + small.length) === undefined) break;
    to += small.length + 1;
  }
  const rest = prose.resource.headLast ? [] : smallFrom(tokens, to, tells(prose));
  const closed = ENDS.test(tokens[to + rest.length]?.text ?? '') && !rest.some(taken);
  if (closed) to += rest.length;
  return to > from + 1 ? { from, to } : undefined;
}
