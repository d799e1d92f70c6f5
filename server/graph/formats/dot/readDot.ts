import drawn from '../../../../domain/imports/drawn.json' with { type: 'json' };
import { type Format, type SourceFile } from '../Format.js';
import { asFinding, type Finding } from '../Found.js';
import { graphPasses } from '../graphPasses.js';
import { issueAt, quoted } from '../issues.js';
import { foreignNode, foreignRelationship, partOf } from '../json/foreignElements.js';
import { wholeText } from '../json/wholeJson.js';
import { PropertyBag } from '../text/Properties.js';
import { exactNumber, plainValue } from '../typedText.js';
import { DotParser } from './DotParser.js';
import { type DotRoles, rolesOf } from './ownFiles.js';

/** A node while its file is read: it may be named many times, each time with more. */
interface DotNode {
  readonly row: number;
  readonly bag: PropertyBag;
  readonly groups: Set<string>;
  isGroup: boolean;
}

/** `12.5,40!` as a place; y points up there. */
function placeOf(text: unknown): { x: number; y: number } | undefined {
  const [x, y] =
    typeof text === 'string'
      ? text
          .replace(/!$/, '')
          .split(',')
          .map((part) => exactNumber(part.trim()))
      : [];
  return x === undefined || y === undefined ? undefined : { x, y: y === 0 ? 0 : -y };
}

function setAll(bag: PropertyBag, attributes: ReadonlyMap<string, string>): void {
  for (const [name, value] of attributes) bag.set(name, name === 'label' ? { value } : plainValue(value));
}

/** What is filled is of that colour; a shape is one of ours by its name. */
function setLook(bag: PropertyBag): void {
  const fill = bag.get('fillcolor');
  if (typeof fill === 'string' && !bag.has(drawn.colour)) bag.set(drawn.colour, { value: fill });
}

/** What one file holds. Nodes are told at its end. */
class DotReading {
  readonly #nodes = new Map<string, DotNode>();
  readonly #edges: Finding[] = [];
  readonly #told: Finding[] = [];

  constructor(
    readonly file: string,
    readonly roles: DotRoles,
  ) {}

  read(text: string): void {
    new DotParser(text, this.file, {
      node: (id, attributes, row, groups) => this.#node(id, attributes, row, groups),
      group: (id, attributes, row, groups) => {
        this.#node(id, attributes, row, groups);
        const group = this.#nodes.get(id);
        if (group !== undefined) group.isGroup = true;
      },
      edge: (ends, attributes, row, isDirected) => this.#edge(ends, attributes, row, isDirected),
      graph: (_name, attributes, row) => {
        for (const [name, value] of attributes) {
          const detail = `Left out: ${name} ${quoted(value)}`;
          this.#told.push(asFinding(issueAt({ file: this.file, row, column: name }, 'IGNORED_PART', detail)));
        }
      },
    }).parse();
  }

  *findings(): Generator<readonly Finding[]> {
    yield this.#told;
    for (const [id, { row, bag, isGroup }] of this.#nodes) {
      const place = { file: this.file, row };
      const own = this.roles.nodeOf(bag);
      const position = own === undefined ? placeOf(bag.get('pos')) : own.position;
      if (own === undefined && position !== undefined) bag.take('pos');
      if (own === undefined) setLook(bag);
      if (isGroup) yield [asFinding(issueAt(place, 'GROUP_AS_NODE', `The cluster ${quoted(id)} becomes a node`))];
      yield foreignNode(place, {
        id,
        labels: own?.labels ?? (isGroup ? ['Cluster'] : []),
        position,
        ...(own ?? bag.content),
      });
    }
    for (const [id, { row, groups }] of this.#nodes)
      yield [...groups].flatMap((group) => partOf({ file: this.file, row }, id, group));
    yield this.#edges;
  }

  #node(id: string, attributes: ReadonlyMap<string, string>, row: number, groups: readonly string[]): void {
    const node = this.#nodes.get(id) ?? { row, bag: new PropertyBag(), groups: new Set<string>(), isGroup: false };
    this.#nodes.set(id, node);
    const group = groups.at(-1);
    if (group !== undefined) node.groups.add(group);
    if (this.roles.isOurs) for (const [name, value] of attributes) node.bag.set(name, { value });
    else setAll(node.bag, attributes);
  }

  #edge(
    [source, target]: readonly [string, string],
    attributes: ReadonlyMap<string, string>,
    row: number,
    isDirected: boolean,
  ): void {
    const bag = new PropertyBag();
    if (this.roles.isOurs) for (const [name, value] of attributes) bag.set(name, { value });
    else setAll(bag, attributes);
    const own = this.roles.edgeOf(bag);
    const isUndirected = !isDirected || bag.get('dir') === 'none';
    const label =
      own === undefined
        ? ['label', 'xlabel'].find((name) => typeof bag.get(name) === 'string' && bag.get(name) !== '')
        : undefined;
    const type = own?.type ?? (label === undefined ? undefined : String(bag.take(label)));
    const place = { file: this.file, row };
    this.#edges.push(
      ...foreignRelationship(place, {
        id: undefined,
        source,
        target,
        type,
        isUndirected: own === undefined && isUndirected,
        ...(own ?? bag.content),
      }),
    );
  }
}

async function* find(file: SourceFile): AsyncGenerator<readonly Finding[]> {
  const text = await wholeText(file);
  const reading = new DotReading(file.name, rolesOf(text));
  reading.read(text);
  yield* reading.findings();
}

/** DOT, the language of Graphviz. Clusters are nodes that those in them are part of; `pos` is a place, and the label of an edge its type. */
export const dotFormat: Format = {
  id: 'dot',
  files: 1,
  recognises: ([head]) =>
    head !== undefined &&
    /^\uFEFF?(?:\s|#[^\n]*\n|\/\/[^\n]*\n|\/\*(?:(?!\*\/)[\s\S])*\*\/)*(?:strict\s+)?(?:di)?graph(?:\s*\{|\s+(?:"(?:\\.|[^"\\])*"|[\w.\u0080-\uffff-]+)\s*\{)/i.test(
      head.text.slice(0, 8192),
    ),
  open: (heads) => graphPasses(heads, find),
};
