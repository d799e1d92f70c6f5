/** A piece of Cypher. */
export interface CypherToken {
  readonly is: 'word' | 'name' | 'text' | 'number' | 'sign' | 'end';
  readonly text: string;
  readonly row: number;
}

const TOKEN =
  /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/|`(?:``|[^`])*`|'(?:\\[\s\S]|[^'\\])*'|"(?:\\[\s\S]|[^"\\])*"|(?:\d+\.\d+|\.\d+|\d+)(?:[eE][+-]?\d+)?|\$?[\p{L}_][\p{L}\p{N}_]*|\+=|<>|<=|>=|\.\.|[\s\S]/uy;

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

/** A text without its quotes and what is escaped in it. */
const unquoted = (quoted: string): string =>
  quoted
    .slice(1, -1)
    .replaceAll(/\\u([0-9a-fA-F]{4})|\\([\s\S])/g, (_, code: string | undefined, sign: string) =>
      code === undefined ? (ESCAPES[sign] ?? sign) : String.fromCharCode(Number.parseInt(code, 16)),
    );

function tokenOf(text: string, row: number): CypherToken {
  const first = text.charAt(0);
  if (first === '`') return { is: 'name', text: text.slice(1, -1).replaceAll('``', '`'), row };
  if ((first === "'" || first === '"') && text.length > 1) return { is: 'text', text: unquoted(text), row };
  if (/^[.\d]/.test(text) && /\d/.test(text)) return { is: 'number', text, row };
  return { is: /^[\p{L}_$]/u.test(text) ? 'word' : 'sign', text, row };
}

/** The statements of a script, each as its tokens: they end with a semicolon, and what a shell is told is a line of its own. */
export function* cypherStatements(script: string): Generator<readonly CypherToken[]> {
  const text = script.replace(/^\uFEFF/, '');
  let statement: CypherToken[] = [];
  let [at, row] = [0, 1];
  while (at < text.length) {
    if (statement.length === 0 && text[at] === ':') {
      // What a shell is told ends with its line.
      const end = text.indexOf('\n', at);
      at = end < 0 ? text.length : end;
      continue;
    }
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text)?.[0] ?? text.charAt(at);
    at += token.length;
    const begins = row;
    for (const sign of token) if (sign === '\n') row += 1;
    if (/^(?:\s|\/\/|\/\*)/.test(token)) continue;
    if (token === ';') {
      if (statement.length > 0) yield statement;
      statement = [];
    } else statement.push(tokenOf(token, begins));
  }
  if (statement.length > 0) yield statement;
}
