import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';

import { DataNodesDocument } from '../../../graphql/generated/data';
import { GraphCountsDocument } from '../../../graphql/generated/graph';
import { present } from '../../../domain/wire/present';
import { useNames } from '../../graph/styles/useNames';

interface ExampleQuestions {
  /** Undefined while it is not known; null when it could not be read. */
  readonly isEmpty: boolean | null | undefined;
  readonly questions: readonly string[];
  retry(): void;
}

/** Questions that fit what a project holds: its most frequent labels, and two nodes that were changed last. */
export function useExampleQuestions(projectId: string): ExampleQuestions {
  const { t } = useTranslation('chat');
  const nameOf = useNames(projectId);
  const counts = useQuery(GraphCountsDocument, { variables: { projectId }, fetchPolicy: 'cache-and-network' });
  const labels = [...(counts.data?.nodeLabels?.items ?? [])].sort((one, other) => other.total - one.total);
  const [first, second] = labels;
  const named = useQuery(DataNodesDocument, {
    variables: { projectId, pageSize: 2, label: first?.label ?? null },
    skip: first === undefined,
  });
  const [name, another] = named.data?.nodes?.items.map((node) => nameOf(present(node))) ?? [];
  const total = counts.data?.nodesTotal?.total;
  return {
    isEmpty: total === undefined ? (counts.error === undefined ? undefined : null) : total === 0,
    questions: [
      ...(name === undefined ? [] : [t('start.what', { name })]),
      ...(name === undefined || another === undefined ? [] : [t('start.path', { name, another })]),
      ...(first === undefined
        ? []
        : [t('start.howMany', { label: first.label }), t('start.connected', { label: first.label })]),
      ...(second === undefined ? [] : [t('start.list', { label: second.label })]),
      t('start.help'),
    ],
    retry: () => void counts.refetch().catch(() => undefined),
  };
}
