import { useCallback, useMemo } from 'react';

import { type GraphElement, type GraphNode, isNode } from '../../../domain/elements/elements';
import { chosenCaptions, type ChosenCaptions, nameOf } from '../../../domain/styles/names';
import { proposedWords } from '../../../domain/styles/typeInWords';
import {
  headingOf,
  inLanguage,
  labelWordsIn,
  type OneAndSeveral,
  typeWordsIn,
  wordsTo,
} from '../../../domain/styles/typeWords';
import { useLanguage } from '../../app/i18n/useLanguage';
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

/** What types are called in sentences, where that was chosen for the reader's language. @param projectId of which project; of the chosen one without it */
function useTypeWords(projectId?: string): ReadonlyMap<string, string> {
  const { styles } = useKnownStyles(projectId);
  const language = useLanguage();
  return useMemo(() => inLanguage(typeWordsIn(styles), language), [styles, language]);
}

/** Says a type, and what it leads to. */
export type SayType = (type: string, to?: string) => string;

/** Says a type as sentences do: by the words that were chosen for it, else by those of its name. @param projectId of which project; of the chosen one without it */
export function useSayType(projectId?: string): SayType {
  const types = useTypeWords(projectId);
  const language = useLanguage();
  return useCallback(
    (type, to = '') => types.get(type) ?? wordsTo(to, proposedWords(type, language), language),
    [types, language],
  );
}

/** Says the heading that a type was made from; undefined where it was not, or other words were chosen for it. @param projectId of which project */
export function useSayHeading(projectId?: string): (type: string) => string | undefined {
  const types = useTypeWords(projectId);
  return useCallback((type) => (types.has(type) ? undefined : headingOf(type)), [types]);
}

/** What one and several of labels are called, where that was chosen for the reader's language. */
export function useLabelWords(projectId?: string): ReadonlyMap<string, OneAndSeveral> {
  const { styles } = useKnownStyles(projectId);
  const language = useLanguage();
  return useMemo(() => inLanguage(labelWordsIn(styles), language), [styles, language]);
}

/** Says a label of one node: by the word that was chosen for it, else by its name. @param projectId of which project; of the chosen one without it */
export function useSayLabel(projectId?: string): (label: string) => string {
  const labels = useLabelWords(projectId);
  return useCallback((label) => labels.get(label)?.one ?? label, [labels]);
}

/** What elements are called: nodes as {@link useNames} says, relationships by their type. */
export function useElementNames(): (element: GraphElement) => string {
  const names = useNames();
  return useCallback((element) => (isNode(element) ? names(element) : element.type), [names]);
}
