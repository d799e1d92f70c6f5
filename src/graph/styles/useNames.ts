import { useCallback, useMemo } from 'react';

import { type GraphElement, type GraphNode, isNode } from '../../../domain/elements/elements';
import { chosenCaptions, type ChosenCaptions, nameOf } from '../../../domain/styles/names';
import { type LabelWords, labelWordsIn, type TypeWords, typeWordsIn } from '../../../domain/styles/typeWords';
import { useKnownStyles } from './useStyles';
import { useSayValue } from './useSayValue';

type Named = Pick<GraphNode, 'labels' | 'properties' | 'propertyKinds'>;

/** The captions that were chosen for labels. @param projectId of which project; of the chosen one without it */
export function useChosenCaptions(projectId?: string): ChosenCaptions {
  const { styles } = useKnownStyles(projectId);
  return useMemo(() => chosenCaptions(styles), [styles]);
}

/** What nodes are called beside the canvas: by the caption that was chosen for their label, in the reader's language. @param projectId whose nodes; those of the chosen project without it */
export function useNames(projectId?: string): (node: Named) => string {
  const chosen = useChosenCaptions(projectId);
  const say = useSayValue();
  return useCallback((node) => nameOf(node, chosen, say), [chosen, say]);
}

/** What types are called in sentences, where that was chosen. @param projectId of which project; of the chosen one without it */
export function useTypeWords(projectId?: string): TypeWords {
  const { styles } = useKnownStyles(projectId);
  return useMemo(() => typeWordsIn(styles), [styles]);
}

/** What one and several of labels are called, where that was chosen. */
export function useLabelWords(projectId?: string): LabelWords {
  const { styles } = useKnownStyles(projectId);
  return useMemo(() => labelWordsIn(styles), [styles]);
}

/** What elements are called: nodes as {@link useNames} says, relationships by their type. */
export function useElementNames(): (element: GraphElement) => string {
  const names = useNames();
  return useCallback((element) => (isNode(element) ? names(element) : element.type), [names]);
}
