/** One line of words, numbers and the signs of a sentence, none of which means anything in Markdown where it stands. */
const PLAIN = /^(?!\d+[.)])[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} ,.?!;%²³€£$'’“”„"()–-]*$/u;
/** What GFM makes a link of by itself. */
const LINKED = /www\./iu;

/** Whether a text says the same with and without being read as Markdown, as most questions and many answers do. */
export const isPlain = (text: string): boolean => PLAIN.test(text) && !LINKED.test(text);
