import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { type Mark, type SmallGraph } from '../../canvas/small/elements';
import { type ElementRef } from '../../../domain/elements/elements';

const NONE: ReadonlySet<string> = new Set();

/**
 * Says an element of a small graph in words, with what happens to it.
 * @param refused ids of elements of whose change a person wants nothing
 */
export function useElementWords(
  { nodes, relationships }: SmallGraph,
  refused: ReadonlySet<string> = NONE,
): (ref: ElementRef) => string {
  const { t } = useTranslation('chat');
  return useCallback(
    ({ id }) => {
      const node = nodes.find((each) => each.id === id);
      const relationship = relationships.find((each) => each.id === id);
      const withMark = (element: string, mark: Mark | undefined) => {
        if (refused.has(id)) return t('evidence.mark.refused', { element });
        return mark === undefined ? element : t(`evidence.mark.${mark}`, { element });
      };
      if (node !== undefined)
        return withMark(t('evidence.node', { caption: node.caption, kind: node.labels[0] ?? '' }), node.mark);
      if (relationship === undefined) return '';
      const captionOf = (end: string) => nodes.find((each) => each.id === end)?.caption ?? '';
      const { type, startNodeId, endNodeId, mark } = relationship;
      return withMark(
        t('evidence.relationship', { type, start: captionOf(startNodeId), end: captionOf(endNodeId) }),
        mark,
      );
    },
    [nodes, relationships, refused, t],
  );
}
