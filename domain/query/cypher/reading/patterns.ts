import { type EdgePattern, type Expression, type NodePattern, type Pattern } from '../Syntax.js';
import { type Cursor, refuse } from './Cursor.js';
import { type Expressions } from './expressions.js';
import { readLabels } from './labels.js';

const SHORTEST = { SHORTESTPATH: 'shortest', ALLSHORTESTPATHS: 'allShortest' } as const;

/** What stands within the brackets of a node or relationship after its labels or types. */
function readInside(cursor: Cursor, expressions: Expressions) {
  const properties: (readonly [string, Expression])[] = [];
  const { kind, text } = cursor.peek();
  if (kind === 'parameter') refuse('unsupported', cursor.peek(), text);
  if (cursor.takeSign('{')) {
    while (!cursor.takeSign('}')) {
      if (properties.length > 0) cursor.needSign(',');
      const name = cursor.needName();
      cursor.needSign(':');
      properties.push([name, expressions.read()]);
    }
  }
  return { properties, where: cursor.takeWords('WHERE') ? expressions.read() : undefined };
}

/** The name in the brackets, where there is one. */
const readVariable = (cursor: Cursor): string | undefined => {
  const { kind } = cursor.peek();
  const isName = kind === 'name' || (kind === 'word' && !(cursor.isWord('WHERE') && !isEnded(cursor)));
  return isName ? cursor.needName() : undefined;
};

/** Whether the word is followed by what may stand after a name alone. */
const isEnded = (cursor: Cursor) => [')', ']', ':', '{', '*'].some((sign) => cursor.isSign(sign, 1));

function readNode(cursor: Cursor, expressions: Expressions): NodePattern {
  const at = cursor.needSign('(');
  const variable = readVariable(cursor);
  const labels = readLabels(cursor);
  const inside = readInside(cursor, expressions);
  cursor.needSign(')');
  return { at, variable, labels, ...inside };
}

/** `*`, `*2`, `*1..4`, `*..4`. */
function readLength(cursor: Cursor): EdgePattern['length'] {
  if (!cursor.takeSign('*')) return undefined;
  const isNumber = () => cursor.peek().kind === 'number';
  const least = isNumber() ? cursor.needInteger() : undefined;
  if (!cursor.takeSign('..')) return { least: least ?? 1, most: least };
  return { least: least ?? 1, most: isNumber() ? cursor.needInteger() : undefined };
}

function readEdge(cursor: Cursor, expressions: Expressions): EdgePattern {
  const at = cursor.peek();
  const isIn = cursor.takeSign('<');
  cursor.needSign('-');
  let variable: string | undefined;
  let length: EdgePattern['length'];
  let types: readonly string[] = [];
  let inside: ReturnType<typeof readInside> = { properties: [], where: undefined };
  if (cursor.takeSign('[')) {
    variable = readVariable(cursor);
    const labels = cursor.peek();
    const [alternatives = [], ...more] = readLabels(cursor);
    if (more.length > 0) refuse('unsupported', labels, ':A&B');
    types = alternatives;
    length = readLength(cursor);
    inside = readInside(cursor, expressions);
    cursor.needSign(']');
  }
  cursor.needSign('-');
  const isOut = cursor.takeSign('>');
  const direction = isIn === isOut ? 'either' : isIn ? 'in' : 'out';
  return { at, variable, types, direction, length, ...inside };
}

/** A chain of nodes and relationships, in `shortestPath( )` or not. */
export function readPattern(cursor: Cursor, expressions: Expressions): Pattern {
  const at = cursor.peek();
  const isNamed = (at.kind === 'word' || at.kind === 'name') && cursor.isSign('=', 1);
  const variable = isNamed ? cursor.needName() : undefined;
  if (isNamed) cursor.needSign('=');
  const call = cursor.peek();
  const called = call.kind === 'word' ? call.text.toUpperCase() : '';
  const shortest = Object.hasOwn(SHORTEST, called) ? SHORTEST[called as keyof typeof SHORTEST] : undefined;
  if (shortest === undefined && called !== '') refuse('unsupported', call, call.text);
  if (shortest !== undefined) {
    cursor.next();
    cursor.needSign('(');
  }
  const nodes = [readNode(cursor, expressions)];
  const edges: EdgePattern[] = [];
  while (cursor.isSign('-') || cursor.isSign('<')) {
    edges.push(readEdge(cursor, expressions));
    if (cursor.isSign('{') || cursor.isSign('+') || cursor.isSign('*'))
      refuse('unsupported', cursor.peek(), `-->( )${cursor.peek().text}`);
    nodes.push(readNode(cursor, expressions));
  }
  if (shortest !== undefined) cursor.needSign(')');
  return { at, variable, shortest, nodes, edges };
}
