import { useCallback } from 'react';

import { type GraphNode, type GraphRelationship } from '../../../domain/elements/elements';
import { ownOf } from '../../../domain/properties/kinds';
import { useValueText } from '../useValueText';

/** What of an element its properties are said with. */
type Said =
  | Pick<GraphNode, 'labels' | 'properties' | 'propertyKinds'>
  | Pick<GraphRelationship, 'type' | 'properties' | 'propertyKinds'>;

/** Says a property of an element as its reader writes it; undefined when it says nothing. A relationship says its type as well. */
export function useSayValue(): (element: Said, property: string) => string | undefined {
  const valueText = useValueText();
  return useCallback(
    (element, property) => {
      const value = ownOf(element.properties, property);
      if (value === undefined) return property === 'type' && 'type' in element ? element.type : undefined;
      const text = valueText(value, ownOf(element.propertyKinds, property), property).trim();
      return text === '' ? undefined : text;
    },
    [valueText],
  );
}
