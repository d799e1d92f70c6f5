import { Fragment, type ReactNode } from 'react';

const MARKED = /<(\w+)>(.*?)<\/\1>/;

interface LinkedTextProps {
  /** A sentence in which some words stand between tags, such as `Read the <terms>terms</terms>.` */
  readonly text: string;
  /** Draws the words of each tag; words of a tag that is not here stay as they are. */
  readonly links: Readonly<Record<string, (words: string) => ReactNode>>;
}

/**
 * A sentence some words of which are links. Its own few lines and not i18next's `Trans`, which would bring a reader of HTML
 * to the first page.
 */
export function LinkedText({ text, links }: LinkedTextProps) {
  // Splitting by two groups gives: plain words, tag, words of the tag, plain words, and so on.
  return text.split(MARKED).map((piece, index, pieces) => {
    if (index % 3 === 1) return null;
    const tag = pieces[index - 1] ?? '';
    return <Fragment key={index}>{index % 3 === 2 ? (links[tag]?.(piece) ?? piece) : piece}</Fragment>;
  });
}
