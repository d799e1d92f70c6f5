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
