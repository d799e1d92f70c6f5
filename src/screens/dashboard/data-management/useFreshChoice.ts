import { useEffect } from 'react';

import { type GraphElement, isNode } from '../../../../domain/elements/elements';
import { type Rows } from './table/rows';

const differs = (a: GraphElement, b: GraphElement): boolean =>
  a.version !== b.version || (isNode(a) && isNode(b) && a.degree !== b.degree);

/** Keeps the chosen element as the table shows it: changed when its row has changed, none when its row is gone. */
export function useFreshChoice(
  { items, isLoading }: Rows<GraphElement>,
  chosen: GraphElement | null,
  onSelect: (element: GraphElement | null) => void,
): void {
  useEffect(() => {
    if (chosen === null || isLoading) return;
    const row = items.find(({ id }) => id === chosen.id);
    if (row === undefined) onSelect(null);
    else if (differs(row, chosen)) onSelect(row);
  }, [items, isLoading, chosen, onSelect]);
}
