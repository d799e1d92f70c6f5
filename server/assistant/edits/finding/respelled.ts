import { type Token, wordsOf } from '../../../language/tokens.js';
import { type EditContext } from '../EditContext.js';

/** Names of the graph in one word, and those of several by what their words are when they are written as one. */
function spellings({ shape }: EditContext): {
  single: ReadonlySet<string>;
  several: ReadonlyMap<string, readonly string[]>;
} {
  const names = shape.labels.flatMap(({ label, properties }) => [label, ...properties.map(({ name }) => name)]);
  const words = names.map(wordsOf);
  return {
    single: new Set(words.flatMap((own) => (own.length === 1 ? own : []))),
    several: new Map(words.flatMap((own) => (own.length > 1 ? [[own.join(''), own] as const] : []))),
  };
}

/**
 * Words as the graph spells them: `e-mail` where it has `email` and the other way round, `people` where it has
 * `Person`.
 */
export function respelled(tokens: readonly Token[], context: EditContext): Token[] {
  const { single, several } = spellings(context);
  const told: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [token, next] = [tokens[at], tokens[at + 1]];
    if (token === undefined) break;
    const joined = token.word + (next?.word ?? '');
    const regular = context.grammar.irregular[token.word];
    const parts = several.get(token.word);
    if (next !== undefined && single.has(joined)) {
      told.push({ raw: joined, word: joined });
      at += 1;
    } else if (regular !== undefined && single.has(regular)) told.push({ raw: regular, word: regular });
    else if (parts !== undefined && token.number === undefined)
      told.push(...parts.map((word) => ({ raw: word, word })));
    else told.push(token);
  }
  return told;
}
