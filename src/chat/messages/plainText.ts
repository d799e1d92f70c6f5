/** One line of words, numbers and the signs of a sentence, none of which means anything in Markdown where it stands. */
const PLAIN = /^(?!\d+[.)])[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} ,.?!;%²³€£$'’“”„"()–-]*$/u;
/** What GFM makes a link of by itself. */
const LINKED = /www\./iu;

/** Whether a text says the same with and without being read as Markdown, as most questions and many answers do. */
export const isPlain = (text: string): boolean => PLAIN.test(text) && !LINKED.test(text);

/** The words of a Markdown text, for where it is heard and not seen. */
export const plainText = (markdown: string): string =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/^\s{0,3}(?:#{1,6}|>|[-*+]|\d+[.)])\s+/gmu, '')
    .replace(/^[\s|:-]+$/gmu, '')
    .replace(/[*`~|]+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, ' ')
    .replace(/\\([^\p{L}\p{N}\s])/gu, '$1')
    .replace(/\s+/gu, ' ')
    .trim();
