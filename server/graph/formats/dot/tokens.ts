import { FileFault } from '../issues.js';

/** A piece of DOT: a name, or one of the signs between them. */
export interface DotToken {
  readonly is: 'name' | 'sign' | 'end';
  readonly text: string;
  /** True where quotes or angle brackets are around it, so that it is no word of the language. */
  readonly isQuoted: boolean;
  readonly row: number;
}

const TOKEN =
  /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/|->|--|-?(?:\.\d+|\d+(?:\.\d*)?)(?![\p{L}_])|[\p{L}\p{N}_\u0080-\uffff]+|"(?:\\[\s\S]|[^"\\])*"|[{}[\];,:=+]/uy;
const COMMENT_LINE = /^#[^\n]*$/gm;

/** The end of a text in angle brackets that begins at a place; undefined where it does not end. */
function endOfHtml(text: string, from: number): number | undefined {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '<') depth += 1;
    else if (text[at] === '>' && (depth -= 1) === 0) return at + 1;
  }
  return undefined;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/** The words of a label in HTML. */
const wordsOfHtml = (html: string): string =>
  html
    .replaceAll(/<br[^>]*>|<\/(?:tr|td|table)>/gi, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(\w+);/g, (whole, name: string) =>
      Object.hasOwn(ENTITIES, name) ? (ENTITIES[name] ?? whole) : whole,
    )
    .replaceAll(/\s+/g, ' ')
    .trim();

const LINE_BREAKS: Readonly<Record<string, string>> = { n: '\n', l: '\n', r: '\n', '"': '"', '\\': '\\' };

const withoutQuotes = (quoted: string): string =>
  quoted
    .slice(1, -1)
    .replaceAll(/\\\r?\n/g, '')
    .replaceAll(/\\([\s\S])/g, (whole, sign: string) =>
      Object.hasOwn(LINE_BREAKS, sign) ? (LINE_BREAKS[sign] ?? whole) : whole,
    );

/** Cuts a text of DOT into its tokens. Throws `FileFault` BAD_TEXT or TRUNCATED. */
export function* dotTokens(source: string, file: string): Generator<DotToken> {
  const text = source.replaceAll(COMMENT_LINE, '');
  let [at, row] = [text.startsWith('\uFEFF') ? 1 : 0, 1];
  while (at < text.length) {
    const begins = row;
    if (text[at] === '<') {
      const end = endOfHtml(text, at);
      if (end === undefined) throw FileFault.at({ file, row }, 'TRUNCATED', `The text in row ${row} does not end`);
      yield { is: 'name', text: wordsOfHtml(text.slice(at + 1, end - 1)), isQuoted: true, row };
      for (const sign of text.slice(at, end)) if (sign === '\n') row += 1;
      at = end;
      continue;
    }
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text)?.[0];
    if (token === undefined)
      throw FileFault.at(
        { file, row },
        'BAD_TEXT',
        `Unexpected ${JSON.stringify(text.slice(at, at + 20))} at row ${row}`,
      );
    at += token.length;
    for (const sign of token) if (sign === '\n') row += 1;
    if (/^(?:\s|\/\/|\/\*)/.test(token)) continue;
    if (token.startsWith('"')) yield { is: 'name', text: withoutQuotes(token), isQuoted: true, row: begins };
    else
      yield { is: /^(?:->|--|[{}[\];,:=+])$/.test(token) ? 'sign' : 'name', text: token, isQuoted: false, row: begins };
  }
  yield { is: 'end', text: '', isQuoted: false, row };
}
