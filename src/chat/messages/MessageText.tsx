import { isValidElement, memo, type ReactNode } from 'react';
import Markdown, { type Components, type Options } from 'react-markdown';
import { Link } from 'react-router-dom';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';

import { isPlain } from './plainText';
import { linkTarget } from './links';
import styles from './messages.module.css';

/** The words that stand in a part of a text. */
function wordsOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return (node as ReactNode[]).map(wordsOf).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? wordsOf(node.props.children) : '';
}

function TextLink({ href, children }: { readonly href?: string | undefined; readonly children?: ReactNode }) {
  const target = linkTarget(href, wordsOf(children));
  if (target === null) return <span>{children}</span>;
  if (target.kind === 'product') return <Link to={target.address}>{children}</Link>;
  return (
    <a href={target.address} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}

/** Headings stand below those of the page; a picture from elsewhere would tell its owner who reads. */
const COMPONENTS: Components = {
  a: ({ href, children }) => <TextLink href={href}>{children}</TextLink>,
  img: ({ alt }) => <span>{alt}</span>,
  input: ({ checked }) => <span aria-hidden>{checked === true ? '☑ ' : '☐ '}</span>,
  h1: ({ children }) => <h4>{children}</h4>,
  h2: ({ children }) => <h4>{children}</h4>,
  h3: ({ children }) => <h5>{children}</h5>,
  h4: ({ children }) => <h6>{children}</h6>,
  h5: ({ children }) => <h6>{children}</h6>,
  table: ({ children }) => (
    <div className={styles.table} tabIndex={0} role="group">
      <table>{children}</table>
    </div>
  ),
};
const READ: NonNullable<Options['remarkPlugins']> = [remarkGfm];
const CLEANED: NonNullable<Options['rehypePlugins']> = [rehypeSanitize];

/** The Markdown of a message. Raw HTML in it is text, and pictures are their words. */
export const MessageText = memo(function MessageText({ text }: { readonly text: string }) {
  // To read Markdown takes longer than all else of a row, and a long list must scroll without a hitch.
  if (isPlain(text)) return <p>{text}</p>;
  return (
    <Markdown remarkPlugins={READ} rehypePlugins={CLEANED} components={COMPONENTS}>
      {text}
    </Markdown>
  );
});
