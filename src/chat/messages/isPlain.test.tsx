import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { describe, expect, test } from 'vitest';

import { isPlain } from './plainText';

const asMarkdown = (text: string) => renderToStaticMarkup(<Markdown remarkPlugins={[remarkGfm]}>{text}</Markdown>);
const asText = (text: string) => renderToStaticMarkup(<p>{text}</p>);

describe('a text that is read as it stands', () => {
  test.each([
    'Which countries border Romania?',
    'Bulgaria, Hungary, Moldova, Serbia, and Ukraine (5 in all).',
    'Câte dintre ele au suprafața peste 100.000 km²?',
    'Graful tău nu știe nimic despre „locuitori”.',
    'It is 12.5 % - or $3 - of "all" that there is!',
    'What about A--B, or "..."?',
  ])('is the same as Markdown: %s', (text) => {
    expect(isPlain(text)).toBe(true);
    expect(asMarkdown(text)).toBe(asText(text));
  });

  test.each([
    '**bold**',
    '- a list',
    '1. a list',
    '2) a list',
    'two\nlines',
    'see https://example.com',
    'see www.example.com',
    'a@example.com',
    '`code`',
    '<b>raw</b>',
    '# heading',
    'a | b',
    '~~gone~~',
    '_it_',
    '    indented',
    '&amp;',
    'a \\* b',
    '[a](b)',
    '',
  ])('is not what Markdown may make something of: %j', (text) => expect(isPlain(text)).toBe(false));
});
