import { useEffect, useState } from 'react';

import { type Mapping, type TableMapping } from '../../../domain/imports/mapping';
import { type ImportPreview, type ImportTables, readPreview, readTables } from './tablesCalls';

/** How long a change of the mapping waits for the next before it is drawn, in milliseconds. */
const PATIENCE = 250;

/** A mapping while a person works on it. */
export interface MappingDraft {
  readonly tables: ImportTables | undefined;
  readonly mapping: Mapping;
  readonly preview: ImportPreview | undefined;
  readonly error: unknown;
  readonly isChanged: boolean;
  /** Changes what becomes of one table. */
  change(table: string, changes: Partial<TableMapping>): void;
  /** Reads again what could not be read. */
  retry(): void;
}

const NO_MAPPING: Mapping = { tables: [] };

const wasGivenUp = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/**
 * The tables of an import with their mapping, which may be changed, and a drawing of what it makes of the first rows.
 * @param said what the person made of it before the backend failed to take it
 */
export function useMapping(importId: string, said: Mapping | undefined): MappingDraft {
  const [tables, setTables] = useState<ImportTables>();
  const [draft, setDraft] = useState(said);
  const [preview, setPreview] = useState<ImportPreview>();
  const [error, setError] = useState<unknown>(null);
  const [turn, setTurn] = useState(0);
  const mapping = draft ?? tables?.mapping;

  useEffect(() => {
    const call = new AbortController();
    readTables(importId, call.signal).then(setTables, (failure: unknown) => {
      if (!wasGivenUp(failure)) setError(failure);
    });
    return () => call.abort();
  }, [importId, turn]);

  useEffect(() => {
    if (mapping === undefined) return undefined;
    const call = new AbortController();
    const later = setTimeout(
      () => {
        readPreview(importId, mapping, call.signal).then(setPreview, (failure: unknown) => {
          if (!wasGivenUp(failure)) setPreview({ nodes: [], relationships: [] });
        });
      },
      draft === undefined ? 0 : PATIENCE,
    );
    return () => {
      clearTimeout(later);
      call.abort();
    };
  }, [importId, mapping, draft]);

  return {
    tables,
    mapping: mapping ?? NO_MAPPING,
    preview,
    error,
    isChanged: draft !== undefined,
    change: (table, changes) =>
      setDraft({
        tables: (mapping ?? NO_MAPPING).tables.map((each) => (each.table === table ? { ...each, ...changes } : each)),
      }),
    retry: () => {
      setError(null);
      setTurn(turn + 1);
    },
  };
}
