import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { type Mark, type SmallGraph } from '../../canvas/small/elements';
import { type ElementRef } from '../../../domain/elements/elements';

/** Says an element of a small graph in words, with what happens to it. */
export function useElementWords({ nodes, relationships }: SmallGraph): (ref: ElementRef) => string {
  const { t } = useTranslation('chat');
  return useCallback(
    ({ id }) => {
      const node = nodes.find((each) => each.id === id);
      const relationship = relationships.find((each) => each.id === id);
      const withMark = (words: string, mark: Mark | undefined) =>
        mark === undefined ? words : t(`evidence.mark.${mark}`, { element: words });
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
    [nodes, relationships, t],
  );
}
