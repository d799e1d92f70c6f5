import { type ImportId } from '../../../contract/ids.js';
import { type ImportChoices } from '../../formats/mapped/ImportChoices.js';
import { BoundedMap } from '../../../platform/storage/BoundedMap.js';
import { warn } from '../../../platform/faults/guarded.js';
import { askedTables, dataOf, INSTRUCTIONS, readNames, type RowName, SCHEMA } from './question.js';

/** What a model is asked for JSON with. */
interface JsonAsking {
  /** What it is to do; nothing of a person is in it. */
  readonly instructions: string;
  /** What it is to do that with. */
  readonly data: string;
  /** The JSON schema that it is held to, as far as its server can. */
  readonly schema: object;
}

/** Asks a model for JSON. Answers what it wrote, whatever that is. Rejects where nobody answers in time. */
type AskForNames = (asking: JsonAsking) => Promise<string>;

/** Who says now what rows are called, besides the rules: a model may have passed its test since the last import, or be away. */
export type RowNamerNow = () => AskForNames | undefined;

/** Imports whose names are kept, so that each table is asked about once however often a person looks. */
const MOST_KEPT = 100;

interface Asked {
  readonly data: string;
  readonly names: Promise<readonly RowName[]>;
}

/** What a model calls one row of the tables of imports. */
export class RowNames {
  readonly #asked = new BoundedMap<ImportId, Asked>(MOST_KEPT);

  constructor(private readonly namer: RowNamerNow) {}

  /** Names for those tables whose rows become nodes; none where no model is trusted, or it does not answer. */
  async of(id: ImportId, { recognised, mapping }: ImportChoices): Promise<readonly RowName[]> {
    const named = new Set(
      mapping.tables
        .filter(({ becomes, rows }) => becomes === 'nodes' && rows !== 'observations')
        .map(({ table }) => table),
    );
    const tables = askedTables(
      recognised.tables.filter(({ part, name }) => part !== 'relationships' && named.has(name)),
    );
    const ask = tables.length === 0 ? undefined : this.namer();
    if (ask === undefined) return [];
    const data = dataOf(tables, recognised.language ?? 'en');
    const before = this.#asked.get(id);
    if (before?.data === data) return before.names;
    const names = ask({ instructions: INSTRUCTIONS, data, schema: SCHEMA }).then(
      (text) => readNames(text, tables),
      (error: unknown) => {
        // Whoever looks again asks again.
        if (this.#asked.get(id)?.names === names) this.#asked.delete(id);
        warn('The model did not say what rows are called', error);
        return [];
      },
    );
    this.#asked.set(id, { data, names });
    return names;
  }
}
