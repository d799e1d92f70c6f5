import { type Format, type SourceFile } from '../Format.js';
import { asFinding, type Finding } from '../Found.js';
import { graphPasses } from '../graphPasses.js';
import { issueAt, quoted } from '../issues.js';
import { foreignNode, foreignRelationship, namedNode } from '../json/foreignElements.js';
import { PropertyBag } from '../text/Properties.js';
import { textLines, wordsOf } from '../text/textLines.js';
import { exactNumber, plainValue } from '../typedText.js';

/** Most vertices that a file may have without a line for each of them. */
const MOST_UNLISTED = 1_000_000;

type Row = { readonly file: string; readonly row: number };

const SHAPES: ReadonlySet<string> = new Set(['ellipse', 'box', 'diamond', 'triangle', 'cross', 'empty']);
const LOOKS: Readonly<Record<string, string>> = { ic: 'color', c: 'color', w: 'width', l: 'label', p: 'pattern' };

/** Settings in pairs, as `ic Red bc Black`. */
function addSettings(words: readonly string[], bag: PropertyBag): void {
  for (let at = 0; at < words.length; at += 2) {
    const [name = '', value] = [words[at], words[at + 1]];
    if (value === undefined) bag.add('note', { value: name });
    else bag.add(LOOKS[name.toLowerCase()] ?? name, plainValue(value));
  }
}

/** When an element is there: `[1-3,5-*]`. */
const isTime = (word: string | undefined): boolean => word !== undefined && /^\[[\d\s,*-]+\]$/.test(word);

function vertex(place: Row, words: readonly string[]): readonly Finding[] {
  const [id = '', label, ...rest] = words;
  const bag = new PropertyBag();
  if (label !== undefined && label !== '') bag.set('label', { value: label });
  const times = rest.filter(isTime);
  const left = rest.filter((word) => !isTime(word));
  const [time] = times;
  if (time !== undefined) bag.set('time', { value: time });
  const numbers = left.slice(0, 3).map((word) => exactNumber(word));
  const count = numbers.findIndex((number) => number === undefined);
  const [x, y, z] = numbers.slice(0, count < 0 ? numbers.length : count);
  const placed = x !== undefined && y !== undefined;
  if (z !== undefined && z !== 0) bag.set('z', { value: z });
  const after = placed ? left.slice(z === undefined ? 2 : 3) : left;
  const [shape, ...settings] = after;
  const isShape = shape !== undefined && SHAPES.has(shape.toLowerCase());
  if (isShape) bag.set('shape', { value: shape });
  addSettings(isShape ? settings : after, bag);
  return foreignNode(place, { id, labels: [], position: placed ? { x, y } : undefined, ...bag.content });
}

function line(
  place: Row,
  words: readonly string[],
  type: string | undefined,
  isUndirected: boolean,
): readonly Finding[] {
  const [source, target, third, ...rest] = words;
  const bag = new PropertyBag();
  const weight = third === undefined ? undefined : exactNumber(third);
  if (weight !== undefined) bag.set('weight', { value: weight });
  const left = weight === undefined && third !== undefined ? [third, ...rest] : rest;
  const time = left.find(isTime);
  if (time !== undefined) bag.set('time', { value: time });
  addSettings(
    left.filter((word) => !isTime(word)),
    bag,
  );
  const label = type === undefined ? bag.take('label') : undefined;
  return foreignRelationship(place, {
    ...{ id: undefined, source, target, isUndirected, ...bag.content },
    type: type ?? (label === undefined ? undefined : String(label)),
  });
}

/** Reads one file: knows the section at hand and how many vertices there are. */
class PajekReading {
  #section = '';
  #relation: string | undefined;
  #count = 0;
  #listed = 0;
  #row = 0;

  constructor(readonly file: string) {}

  read(row: number, text: string): readonly Finding[] {
    const place = { file: this.file, row };
    const trimmed = text.trim();
    if (trimmed === '' || trimmed.startsWith('%')) return [];
    if (trimmed.startsWith('*')) return this.#begin(place, trimmed);
    const words = wordsOf(trimmed);
    switch (this.#section) {
      case 'vertices':
        return this.#vertex(place, words);
      case 'arcs':
      case 'edges':
        return line(place, words, this.#relation, this.#section === 'edges');
      case 'arcslist':
      case 'edgeslist': {
        const isUndirected = this.#section === 'edgeslist';
        return words.slice(1).flatMap((end) => line(place, [words[0] ?? '', end], this.#relation, isUndirected));
      }
      case 'matrix':
        return this.#matrixRow(place, words);
      case '':
        return [asFinding(issueAt(place, 'IGNORED_PART', `Left out: ${quoted(trimmed)}`))];
      default:
        return [];
    }
  }

  /** The vertices that have no line of their own. */
  end(place: Row): readonly Finding[] {
    if (this.#section !== 'vertices' && this.#listed > 0) return [];
    const from = this.#listed;
    this.#listed = this.#count;
    const most = Math.min(this.#count, MOST_UNLISTED);
    const unlisted = Array.from({ length: Math.max(0, most - from) }, (_, at) => String(from + at + 1));
    return unlisted.flatMap((id) => namedNode(place, id));
  }

  #begin(place: Row, text: string): readonly Finding[] {
    const before = this.end(place);
    const [, name = '', rest = ''] = /^\*(\w+)\s*(.*)$/.exec(text) ?? [];
    this.#section = name.toLowerCase();
    this.#row = 0;
    const [, number, relation] = /^(?::(\d+))?\s*(?:"([^"]*)")?/.exec(rest) ?? [];
    this.#relation = relation ?? number;
    if (this.#section === 'vertices') [this.#count, this.#listed] = [exactNumber(rest.split(/\s+/)[0] ?? '') ?? 0, 0];
    const isKnown = ['vertices', 'arcs', 'edges', 'arcslist', 'edgeslist', 'matrix'].includes(this.#section);
    if (isKnown || this.#section === 'network') return before;
    return [...before, asFinding(issueAt(place, 'IGNORED_PART', `Left out: the section ${quoted(text)}`))];
  }

  #vertex(place: Row, words: readonly string[]): readonly Finding[] {
    const at = exactNumber(words[0] ?? '') ?? 0;
    // Numbers that are passed over are vertices too.
    const passed = at > this.#listed + 1 && at <= this.#count ? at - this.#listed - 1 : 0;
    const unlisted = Array.from({ length: Math.min(passed, MOST_UNLISTED) }, (_, turn) =>
      String(this.#listed + turn + 1),
    );
    this.#listed = Math.max(this.#listed, at);
    return [...unlisted.flatMap((id) => namedNode(place, id)), ...vertex(place, words)];
  }

  #matrixRow(place: Row, words: readonly string[]): readonly Finding[] {
    this.#row += 1;
    return words.flatMap((word, at) => {
      const weight = exactNumber(word);
      return weight === undefined || weight === 0
        ? []
        : line(place, [String(this.#row), String(at + 1), word], this.#relation, false);
    });
  }
}

async function* find(file: SourceFile): AsyncGenerator<readonly Finding[]> {
  const reading = new PajekReading(file.name);
  let last = 1;
  for await (const lines of textLines(file)) {
    yield lines.flatMap(({ row, text }) => reading.read(row, text));
    last = lines.at(-1)?.row ?? last;
  }
  yield reading.end({ file: file.name, row: last });
}

/** Pajek's networks: vertices by their numbers, arcs with a direction and edges without. */
export const pajekFormat: Format = {
  id: 'pajek',
  files: 1,
  recognises: ([head]) =>
    head !== undefined &&
    (/^\s*(?:(?:%|\*network)[^\n]*\n\s*)*\*vertices\s+\d+/i.test(head.text) ||
      (/\.(?:net|paj)$/i.test(head.file.name) && /^\*vertices\s+\d+/im.test(head.text))),
  open: (heads) => graphPasses(heads, find),
};
