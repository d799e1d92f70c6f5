import { type ShownElements } from '../../../domain/elements/elements';
import { type Mapping } from '../../../domain/imports/mapping';
import { type components } from '../../../graphql/generated/rest';
import { restFetch } from '../../apollo/rest';

/** Name of the form whose button stands at the foot of the drawer. */
export const MAPPING_FORM = 'import-mapping';

type Schemas = components['schemas'];
/** What was recognised in the files of an import. */
export type ImportTables = Omit<Schemas['ImportTables'], 'mapping'> & { readonly mapping: Mapping };
/** One of the tables. */
export type ImportTable = Schemas['ImportTables']['tables'][number];
/** The first elements as they would be. */
export type ImportPreview = ShownElements;

/** What a model calls one row of tables, by the names of these. */
export type RowNames = ReadonlyMap<string, string>;

/** Reads what was recognised, and what is to become of it. */
export async function readTables(importId: string, signal: AbortSignal): Promise<ImportTables> {
  const response = await restFetch(`/api/neo4j/imports/${importId}/tables`, { signal });
  return (await response.json()) as ImportTables;
}

/** Asks what a model calls one row of each table. */
export async function readRowNames(importId: string, signal: AbortSignal): Promise<RowNames> {
  const response = await restFetch(`/api/neo4j/imports/${importId}/row-names`, { signal });
  const { names } = (await response.json()) as Schemas['ImportRowNames'];
  return new Map(names.map(({ table, name }) => [table, name]));
}

/** Asks for the first elements as they would be with a mapping. */
export async function readPreview(importId: string, mapping: Mapping, signal: AbortSignal): Promise<ImportPreview> {
  const response = await restFetch(`/api/neo4j/imports/${importId}/preview`, {
    method: 'POST',
    keepsNothing: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mapping }),
    signal,
  });
  return (await response.json()) as ImportPreview;
}
