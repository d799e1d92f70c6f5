import { type DefaultTreeAdapterTypes, parse } from 'parse5';

import { type ProseText } from '../../../../domain/processing/document.js';
import { decoded } from './plain.js';
import { proseOfParagraphs } from './paragraphs.js';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** What holds no prose. */
const SILENT = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'math',
  'head',
  'nav',
  'button',
  'select',
  'iframe',
  'object',
]);
/** What stands within a paragraph; every other element ends one. */
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'bdo',
  'cite',
  'code',
  'data',
  'del',
  'dfn',
  'em',
  'font',
  'i',
  'ins',
  'kbd',
  'mark',
  'q',
  's',
  'samp',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
  'var',
  'wbr',
  'img',
]);

/** The paragraphs of a page in order. Walks with a stack of its own: a page may be nested deeper than calls can be. */
function paragraphsOf(page: string): string[] {
  const paragraphs = [''];
  const say = (text: string) => {
    paragraphs[paragraphs.length - 1] += text;
  };
  const open: (Node | 'end')[] = [...parse(page).childNodes].reverse();
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node === 'end') paragraphs.push('');
    else if (node.nodeName === '#text' && 'value' in node) say(node.value.replace(/\s+/gu, ' '));
    else if ('childNodes' in node && !SILENT.has(node.nodeName)) {
      const block = !INLINE.has(node.nodeName);
      if (block) {
        paragraphs.push('');
        open.push('end');
      }
      for (let index = node.childNodes.length - 1; index >= 0; index -= 1) open.push(node.childNodes[index] as Node);
    }
  }
  return paragraphs;
}

/** The prose of an HTML page: its blocks as paragraphs, without what is not read (scripts, styles, navigation). */
export const readHtml = (bytes: Uint8Array): ProseText =>
  proseOfParagraphs(paragraphsOf(decoded(bytes)).map((text) => ({ text })));
