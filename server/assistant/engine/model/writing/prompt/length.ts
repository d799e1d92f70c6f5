/**
 * Characters that a token has on the average in such a prompt. No tokenizer is at hand, and each model has another one: of English prose a
 * token has about four, of JSON and of Romanian about three.
 */
const CHARACTERS_PER_TOKEN = 3.5;

/** About how many tokens a text is. */
export const tokensOf = (text: string): number => Math.ceil(text.length / CHARACTERS_PER_TOKEN);

/** About how many characters so many tokens have. */
export const charactersOf = (tokens: number): number => Math.floor(tokens * CHARACTERS_PER_TOKEN);
