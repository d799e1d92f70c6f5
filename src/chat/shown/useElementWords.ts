import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { useSayLabel, useSayType } from '../../graph/styles/useNames';
import { type Mark, type SmallGraph } from '../../canvas/small/elements';
import { type ElementRef } from '../../../domain/elements/elements';

const NONE: ReadonlySet<string> = new Set();

interface InWords {
  /** Of which project; of the chosen one without it. */
  readonly projectId?: string;
  /** Ids of elements of whose change a person wants nothing. */
  readonly refused?: ReadonlySet<string>;
}

/** Says an element of a small graph in words, with what happens to it. */
export function useElementWords(
  { nodes, relationships }: SmallGraph,
  { projectId, refused = NONE }: InWords,
): (ref: ElementRef) => string {
  const { t } = useTranslation('chat');
  const sayType = useSayType(projectId);
  const sayLabel = useSayLabel(projectId);
  return useCallback(
    ({ id }) => {
      const node = nodes.find((each) => each.id === id);
      const relationship = relationships.find((each) => each.id === id);
      const withMark = (element: string, mark: Mark | undefined) => {
        if (refused.has(id)) return t('evidence.mark.refused', { element });
        return mark === undefined ? element : t(`evidence.mark.${mark}`, { element });
      };
      if (node !== undefined)
        return withMark(t('evidence.node', { caption: node.caption, kind: sayLabel(node.labels[0] ?? '') }), node.mark);
      if (relationship === undefined) return '';
      const captionOf = (end: string) => nodes.find((each) => each.id === end)?.caption ?? '';
      const { type, startNodeId, endNodeId, mark } = relationship;
      const end = captionOf(endNodeId);
      return withMark(
        t('evidence.relationship', { type: sayType(type, end), start: captionOf(startNodeId), end }),
        mark,
      );
    },
    [nodes, relationships, refused, sayType, sayLabel, t],
  );
}
