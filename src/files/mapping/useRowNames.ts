import { useEffect, useState } from 'react';

import { appConfig } from '../../app/config';
import { type RowNames, readRowNames } from './tablesCalls';

const NO_NAMES: RowNames = new Map();

/**
 * What the model of this installation calls one row of each table, by the names of the tables; it comes when it comes, or never. Nobody is asked
 * where there is no model.
 */
export function useRowNames(importId: string): RowNames {
  const [names, setNames] = useState(NO_NAMES);
  useEffect(() => {
    if (appConfig().textModel === undefined) return undefined;
    const call = new AbortController();
    // Without an answer what the rules propose stands.
    readRowNames(importId, call.signal).then(setNames, () => undefined);
    return () => call.abort();
  }, [importId]);
  return names;
}
