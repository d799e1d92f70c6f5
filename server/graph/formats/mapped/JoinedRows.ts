import { type TableMapper, type TableRow } from '../../../../domain/imports/applyMapping.js';
import { joinedTables } from '../../../../domain/imports/joinedTables.js';
import { type Mapping, type TableMapping } from '../../../../domain/imports/mapping.js';
import { type PropertyValue } from '../../../../domain/properties/values.js';
import { ownOf } from '../../../../domain/properties/kinds.js';
import { asFinding, type FoundIssue, type FoundNode } from '../Found.js';
import { issueAt, quoted } from '../issues.js';
import { type TableFile } from '../tables/TableFile.js';

/** Most bytes of rows that are held in memory, about 200,000 rows of two cells; a table with more is not joined. */
const MOST_HELD = 128_000_000;
/** What a row and each of its cells take beside their text, as measured. */
const ROW_BYTES = 500;
const CELL_BYTES = 60;

/** A table of the files with what it becomes. */
export interface MappedTable {
  readonly table: TableFile;
  readonly each: TableMapping;
  readonly mapper: TableMapper;
}

/** The first row of a table with a key. */
interface HeldRow {
  readonly of: MappedTable;
  readonly at: number;
  readonly node: FoundNode;
}

/** A value as a text that is the same for one that was read as another kind. */
const textOf = (value: PropertyValue): string =>
  typeof value === 'object' ? JSON.stringify(value.map(String)) : String(value);

const columnOf = ({ columns }: TableMapping, property: string): string =>
  columns.find((column) => column.use === 'property' && column.property === property)?.column ?? property;

const bytesOf = ({ properties }: FoundNode): number =>
  Object.values(properties).reduce<number>((sum, value) => sum + CELL_BYTES + textOf(value).length, ROW_BYTES);

/** A node with what rows of later tables say of it. Where they say otherwise the first row stands, which is noted. */
function joined(node: FoundNode, rows: readonly HeldRow[]): readonly (FoundNode | FoundIssue)[] {
  const properties = new Map(Object.entries(node.properties));
  const propertyKinds = { ...node.propertyKinds };
  const known = new Set(rows.flatMap(({ of }) => of.mapper.keyProperties));
  const issues: FoundIssue[] = [];
  for (const { of, node: row } of rows)
    for (const [name, value] of Object.entries(row.properties)) {
      const mine = properties.get(name);
      const kind = ownOf(row.propertyKinds, name);
      if (mine === undefined) {
        properties.set(name, value);
        if (kind !== undefined) propertyKinds[name] = kind;
      } else if (!known.has(name) && textOf(mine) !== textOf(value)) {
        const place = { file: of.table.file.name, row: row.row, column: columnOf(of.each, name) };
        issues.push(asFinding(issueAt(place, 'OTHER_VALUE', `${quoted(mine)} is kept, not ${quoted(value)}`)));
      }
    }
  const all = [node, ...rows.map((row) => row.node)];
  const position = all.find((each) => each.position !== undefined)?.position;
  const whole: FoundNode = {
    ...{ ...node, properties: Object.fromEntries(properties), propertyKinds },
    labels: [...new Set(all.flatMap(({ labels }) => labels))],
    aliases: [...new Set(all.flatMap(({ aliases = [] }) => aliases))],
    ...(position === undefined ? {} : { position }),
  };
  return [...issues, whole];
}

/**
 * Makes one node of the rows of several tables that have the same label and key. Later tables are read ahead, once; each key is then complete
 * where its first row stands, and what a later table says of it is only named again.
 */
export class JoinedRows {
  readonly #later: ReadonlyMap<TableMapping, readonly MappedTable[]>;
  #reading: Promise<ReadonlyMap<MappedTable, ReadonlyMap<string, HeldRow>>> | undefined;
  #held: ReadonlyMap<MappedTable, ReadonlyMap<string, HeldRow>> = new Map();
  readonly #taken = new Set<string>();

  constructor(
    readonly tables: readonly MappedTable[],
    mapping: Mapping,
    readonly most = MOST_HELD,
  ) {
    this.#later = new Map(
      tables.map(({ each }, at) => {
        const others = new Set(joinedTables(each, mapping));
        return [each, tables.slice(at + 1).filter((other) => others.has(other.each))];
      }),
    );
  }

  /** Reads the later tables, once. */
  readonly read = async (): Promise<void> => {
    this.#reading ??= this.#readAll();
    this.#held = await this.#reading;
  };

  /** Begins again with the first table: files are read more than once. */
  restart(): void {
    this.#taken.clear();
  }

  /** What the node of a row becomes. */
  join(of: MappedTable, at: number, node: FoundNode): readonly (FoundNode | FoundIssue)[] {
    const own = this.#held.get(of)?.get(node.key);
    // A second row of one table with a key is left to be told as such.
    if (this.#taken.has(node.key)) return own?.at === at ? [{ ...node, implied: true, isRow: false }] : [node];
    const rows = (this.#later.get(of.each) ?? []).flatMap((other) => this.#held.get(other)?.get(node.key) ?? []);
    if (rows.length === 0 && own === undefined) return [node];
    this.#taken.add(node.key);
    return rows.length === 0 ? [node] : joined(node, rows);
  }

  async #readAll(): Promise<ReadonlyMap<MappedTable, ReadonlyMap<string, HeldRow>>> {
    const held = new Map<MappedTable, ReadonlyMap<string, HeldRow>>();
    let left = this.most;
    for (const of of new Set([...this.#later.values()].flat())) {
      const found = await rowsByKey(of, left);
      if (found === undefined) continue;
      held.set(of, found.rows);
      left -= found.bytes;
    }
    return held;
  }
}

/** The first row of each key of a table, and what they take; undefined where that is more than may be held. */
async function rowsByKey(of: MappedTable, most: number) {
  const held = new Map<string, HeldRow>();
  let [at, bytes] = [0, 0];
  for await (const rows of of.table.rows())
    for (const row of rows) {
      const node = nodeOf(of, { ...row, at });
      if (node !== undefined && !held.has(node.key)) {
        held.set(node.key, { of, at, node });
        bytes += bytesOf(node);
      }
      at += 1;
      if (bytes > most) return undefined;
    }
  return { rows: held, bytes };
}

function nodeOf({ mapper }: MappedTable, row: TableRow): FoundNode | undefined {
  const key = mapper.keyOf(row);
  const found = key === undefined ? [] : mapper.own(row);
  return found.filter((each) => each.found === 'node').find((node) => node.key === key);
}
