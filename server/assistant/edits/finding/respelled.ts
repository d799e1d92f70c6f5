import { type Token, wordsOf } from '../../../language/tokens.js';
import { type EditContext } from '../EditContext.js';

/** Names of the graph in one word. */
const singleWords = ({ shape }: EditContext): ReadonlySet<string> =>
  new Set(
    shape.labels
      .flatMap(({ label, properties }) => [label, ...properties.map(({ name }) => name)])
      .map(wordsOf)
      .flatMap((own) => (own.length === 1 ? own : [])),
  );

/**
 * Words as the graph spells them: `e-mail` where it has `email`, `people` where it has
 * `Person`.
 */
export function respelled(tokens: readonly Token[], context: EditContext): Token[] {
  const single = singleWords(context);
  const told: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [token, next] = [tokens[at], tokens[at + 1]];
    if (token === undefined) break;
    const joined = token.word + (next?.word ?? '');
    const regular = context.grammar.irregular[token.word];
    if (next !== undefined && single.has(joined)) {
      told.push({ raw: joined, word: joined });
      at += 1;
    } else if (regular !== undefined && single.has(regular)) told.push({ raw: regular, word: regular });
    else told.push(token);
  }
  return told;
}
