import { keepsUnlisted, TableMapper } from '../../../../domain/imports/applyMapping.js';
import { type Mapping, type TableMapping } from '../../../../domain/imports/mapping.js';
import { type TableFile } from '../tables/TableFile.js';

/** The tables whose rows others refer to by values that stay properties where no row has them. */
function referredTables({ tables }: Mapping): readonly TableMapping[] {
  const columns = tables.flatMap((each) => (each.becomes === 'nodes' ? each.columns.filter(keepsUnlisted) : []));
  const named = new Set(columns.map(({ table }) => table));
  const labels = new Set(tables.flatMap(({ table, label }) => (named.has(table) ? [label] : [])));
  // Rows of another table may be known by the same.
  return tables.filter(({ becomes, label }) => becomes === 'nodes' && labels.has(label));
}

/** The keys of the rows that others refer to, read before any row is: what refers to nothing is to stay with its own row. */
export class ListedKeys {
  #keys: Promise<ReadonlySet<string>> | undefined;
  #known: ReadonlySet<string> = new Set();

  constructor(
    readonly tables: readonly TableFile[],
    readonly mapping: Mapping,
  ) {}

  /** Reads the tables that are referred to, once. */
  readonly read = async (): Promise<void> => {
    this.#keys ??= this.#readAll();
    this.#known = await this.#keys;
  };

  readonly has = (key: string): boolean => this.#known.has(key);

  async #readAll(): Promise<ReadonlySet<string>> {
    const keys = new Set<string>();
    const [named, several] = [new Set<string>(), new Set<string>()];
    for (const each of referredTables(this.mapping)) {
      const table = this.tables.find(({ name }) => name === each.table);
      if (table === undefined) continue;
      const mapper = new TableMapper(each, this.mapping, table.columns);
      for await (const rows of table.rows())
        for (const row of rows) {
          const key = mapper.keyOf(row);
          if (key !== undefined) keys.add(key);
          // Of two rows with one name nobody knows which is meant.
          for (const alias of mapper.aliasesOf(row)) (named.has(alias) ? several : named).add(alias);
        }
    }
    for (const alias of named) if (!several.has(alias)) keys.add(alias);
    return keys;
  }
}
