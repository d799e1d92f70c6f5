import { keepsUnlisted, TableMapper } from '../../../../domain/imports/applyMapping.js';
import { type Mapping, type TableMapping } from '../../../../domain/imports/mapping.js';
import { type TableFile } from '../tables/TableFile.js';
import { type Lookahead } from './readAhead.js';

/** The tables whose rows others refer to by values that stay properties where no row has them. */
function referredTables({ tables }: Mapping): readonly TableMapping[] {
  const columns = tables.flatMap((each) => (each.becomes === 'nodes' ? each.columns.filter(keepsUnlisted) : []));
  const joint = tables.flatMap(({ becomes, jointLinks = [] }) => (becomes === 'nodes' ? jointLinks : []));
  const named = new Set([...columns, ...joint].map(({ table }) => table));
  const labels = new Set(tables.flatMap(({ table, label }) => (named.has(table) ? [label] : [])));
  // Rows of another table may be known by the same.
  return tables.filter(({ becomes, label }) => becomes === 'nodes' && labels.has(label));
}

/** The keys of the rows that others refer to, read before any row is: what refers to nothing is to stay with its own row. */
export class ListedKeys {
  readonly #keys = new Set<string>();
  readonly #aliases = new Set<string>();
  /** Names of several rows, of which nobody knows which is meant. */
  readonly #ambiguous = new Set<string>();

  constructor(
    readonly tables: readonly TableFile[],
    readonly mapping: Mapping,
  ) {}

  readonly has = (key: string): boolean => this.#keys.has(key) || (this.#aliases.has(key) && !this.#ambiguous.has(key));

  /** What reads the tables that are referred to. */
  lookaheads(): readonly Lookahead[] {
    return referredTables(this.mapping).flatMap((each) => {
      const table = this.tables.find(({ name }) => name === each.table);
      if (table === undefined) return [];
      const mapper = new TableMapper(each, this.mapping, table.columns);
      return [{ table, take: (row) => this.#take(mapper.keyOf(row), mapper.aliasesOf(row)) }];
    });
  }

  #take(key: string | undefined, aliases: readonly string[]): true {
    if (key !== undefined) this.#keys.add(key);
    for (const alias of aliases) (this.#aliases.has(alias) ? this.#ambiguous : this.#aliases).add(alias);
    return true;
  }
}
