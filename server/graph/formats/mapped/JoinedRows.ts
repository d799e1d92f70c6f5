import { type TableMapper, type TableRow } from '../../../../domain/imports/applyMapping.js';
import { textOfCell } from '../../../../domain/imports/cells.js';
import { joinedTables } from '../../../../domain/imports/joinedTables.js';
import { type Mapping, type TableMapping } from '../../../../domain/imports/mapping.js';
import { type PropertyValue } from '../../../../domain/properties/values.js';
import { ownOf } from '../../../../domain/properties/kinds.js';
import { asFinding, type FoundIssue, type FoundNode } from '../Found.js';
import { issueAt, quoted } from '../issues.js';
import { type TableFile } from '../tables/TableFile.js';
import { type Lookahead } from './readAhead.js';

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

/** The first row of a table with a key, as it stands: what of it refers to no row is known once all tables were read ahead. */
interface HeldRow {
  readonly row: TableRow;
  readonly at: number;
}

/** A row of a later table as the node that it would be. */
interface LaterNode {
  readonly of: MappedTable;
  readonly node: FoundNode;
}

/** A value as a text that is the same for one that was read as another kind. */
const textOf = (value: PropertyValue): string =>
  typeof value === 'object' ? JSON.stringify(value.map(String)) : String(value);

const columnOf = ({ columns }: TableMapping, property: string): string =>
  columns.find((column) => column.use === 'property' && column.property === property)?.column ?? property;

const bytesOf = ({ cells }: TableRow): number =>
  cells.reduce<number>((sum, cell) => (cell == null ? sum : sum + CELL_BYTES + textOfCell(cell).length), ROW_BYTES);

/** A node with what rows of later tables say of it. Where they say otherwise the first row stands, which is noted. */
function joined(node: FoundNode, rows: readonly LaterNode[]): readonly (FoundNode | FoundIssue)[] {
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
  readonly #held = new Map<MappedTable, Map<string, HeldRow>>();
  readonly #taken = new Set<string>();
  /** Bytes of rows that may still be held. */
  #left: number;

  constructor(
    readonly tables: readonly MappedTable[],
    mapping: Mapping,
    most = MOST_HELD,
  ) {
    this.#left = most;
    this.#later = new Map(
      tables.map(({ each }, at) => {
        const others = new Set(joinedTables(each, mapping));
        return [each, tables.slice(at + 1).filter((other) => others.has(other.each))];
      }),
    );
  }

  /** What reads the later tables and holds their rows. */
  lookaheads(): readonly Lookahead[] {
    return [...new Set([...this.#later.values()].flat())].map((of) => this.#holding(of));
  }

  /** Begins again with the first table: files are read more than once. */
  restart(): void {
    this.#taken.clear();
  }

  /** What the node of a row becomes. */
  join(of: MappedTable, at: number, node: FoundNode): readonly (FoundNode | FoundIssue)[] {
    const own = this.#held.get(of)?.get(node.key);
    // A second row of one table with a key is left to be told as such.
    if (this.#taken.has(node.key)) return own?.at === at ? [{ ...node, implied: true, isRow: false }] : [node];
    const rows = (this.#later.get(of.each) ?? []).flatMap((other) => this.#laterNode(other, node.key));
    if (rows.length === 0 && own === undefined) return [node];
    this.#taken.add(node.key);
    return rows.length === 0 ? [node] : joined(node, rows);
  }

  #laterNode(of: MappedTable, key: string): readonly LaterNode[] {
    const held = this.#held.get(of)?.get(key);
    if (held === undefined) return [];
    const found = of.mapper.own({ ...held.row, at: held.at });
    const node = found.filter((each) => each.found === 'node').find((each) => each.key === key);
    return node === undefined ? [] : [{ of, node }];
  }

  /** Holds the first row of each key of a table; none of them where they are more than may be held. */
  #holding(of: MappedTable): Lookahead {
    const rows = new Map<string, HeldRow>();
    let bytes = 0;
    this.#held.set(of, rows);
    return {
      table: of.table,
      take: (row, at) => {
        const key = of.mapper.keyOf(row);
        if (key === undefined || rows.has(key)) return true;
        rows.set(key, { row, at });
        bytes += bytesOf(row);
        this.#left -= bytesOf(row);
        if (this.#left >= 0) return true;
        this.#held.delete(of);
        rows.clear();
        this.#left += bytes;
        return false;
      },
    };
  }
}
