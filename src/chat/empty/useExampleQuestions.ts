import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';

import { DataNodesDocument } from '../../../graphql/generated/data';
import { GraphCountsDocument } from '../../../graphql/generated/graph';
import { present } from '../../../domain/wire/present';
import { useKnownProperties } from '../../query/useKnownProperties';
import { useLanguage } from '../../app/i18n/useLanguage';
import { listOfLabel, questionsOfLabel, questionsOfNames, type SayStarter } from './starterQuestions';
import { useLabelWords, useNames } from '../../graph/styles/useNames';

interface ExampleQuestions {
  /** Undefined while it is not known; null when it could not be read. */
  readonly isEmpty: boolean | null | undefined;
  readonly questions: readonly string[];
  retry(): void;
}

/** Nodes of a label that are looked at for names of their own. */
const LOOKED_AT = 20;

interface Named {
  readonly name: string;
  readonly degree: number;
}

/**
 * Two names of nodes, where those of their label have names of their own: many visits may be called "vaccination". Of those that lead
 * somewhere, if there are such: how two are connected that stand alone would be a poor first question.
 */
function telling(nodes: readonly Named[]): readonly string[] {
  if (new Set(nodes.map(({ name }) => name)).size < nodes.length) return [];
  const tied = nodes.filter(({ degree }) => degree > 0);
  return (tied.length > 1 ? tied : nodes).slice(0, 2).map(({ name }) => name);
}

/** Questions that fit what a project holds: its most frequent labels with a number of theirs, and two nodes that were changed last and have names of their own. */
export function useExampleQuestions(projectId: string): ExampleQuestions {
  const { t } = useTranslation('chat');
  const counts = useQuery(GraphCountsDocument, { variables: { projectId }, fetchPolicy: 'cache-and-network' });
  const labels = [...(counts.data?.nodeLabels?.items ?? [])].sort((one, other) => other.total - one.total);
  const [first, second] = labels;
  const ofFirst = useNamesOf(projectId, first?.label);
  const ofSecond = useNamesOf(projectId, second?.label);
  const words = useLabelWords(projectId);
  const language = useLanguage();
  const numbers = useKnownProperties(projectId, first !== undefined, first?.label).filter(
    ({ kind }) => kind === 'number',
  );
  const starterOf = (label: string) => ({
    ...{ label, words: words.get(label), numbers: numbers.map(({ name }) => name) },
    labels: labels.map((each) => each.label),
  });
  const say: SayStarter = (form, said) => t(`start.${form}`, said);
  const total = counts.data?.nodesTotal?.total;
  return {
    isEmpty: total === undefined ? (counts.error === undefined ? undefined : null) : total === 0,
    questions: [
      ...questionsOfNames(ofFirst.length > 0 ? ofFirst : ofSecond, say),
      ...(first === undefined ? [] : questionsOfLabel(starterOf(first.label), language, say)),
      ...(second === undefined ? [] : [listOfLabel(starterOf(second.label), language, say)]),
      t('start.help'),
    ],
    retry: () => void counts.refetch().catch(() => undefined),
  };
}

/** Two nodes of a label by their names; none where its nodes share their names. */
function useNamesOf(projectId: string, label: string | undefined): readonly string[] {
  const nameOf = useNames(projectId);
  const { data } = useQuery(DataNodesDocument, {
    variables: { projectId, pageSize: LOOKED_AT, label: label ?? null },
    skip: label === undefined,
  });
  const nodes = data?.nodes?.items.map((node) => present(node)) ?? [];
  return telling(nodes.map((node) => ({ name: nameOf(node), degree: node.degree })));
}
