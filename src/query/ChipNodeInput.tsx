import { useApolloClient } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { SearchGraphDocument } from '../../graphql/generated/graph';
import { type GraphNode } from '../../domain/elements/elements';
import { present } from '../../domain/wire/present';
import { lookupMachineOf, type LookupRequest } from '../../machines/lookupMachine';
import { KEPT_BY_MACHINE } from '../apollo/reading';
import { useNames } from '../graph/styles/useNames';

const MOST_HITS = 20;
const PATIENCE_MS = 250;

const search = lookupMachineOf<string, readonly GraphNode[]>({
  patience: PATIENCE_MS,
  isBlank: (words) => words.trim() === '',
});

interface ChipNodeInputProps {
  readonly id: string;
  readonly projectId: string;
  readonly value: string;
  /** What the node is called. */
  readonly caption: string;
  onChange(id: string): void;
}

/** Finds another node by words of its labels and properties, where no canvas holds the graph. */
export function ChipNodeInput({ id, projectId, value, caption, onChange }: ChipNodeInputProps) {
  const { t } = useTranslation('chat');
  const client = useApolloClient();
  const nameOf = useNames(projectId);
  const actor = useActorRef(
    search.provide({
      actors: {
        ask: fromPromise<readonly GraphNode[], LookupRequest<string>>(async ({ input: { question } }) => {
          const variables = { projectId, text: question, limit: MOST_HITS };
          const { data } = await client.query({ query: SearchGraphDocument, variables, ...KEPT_BY_MACHINE });
          return present(data?.searchGraph?.nodes ?? []);
        }),
      },
    }),
  );
  const state = useSelector(actor, (now) => now.value);
  const answer = useSelector(actor, ({ context }) => context.answer);
  const hits = (answer ?? []).map((node) => ({
    value: node.id,
    label: `${nameOf(node)} (${node.labels.join(', ')})`,
  }));
  const isChosen = value !== '';
  const options = !isChosen || hits.some((hit) => hit.value === value) ? hits : [{ value, label: caption }, ...hits];
  return (
    <Select<string>
      id={id}
      style={{ width: '100%' }}
      value={isChosen ? value : null}
      placeholder={t('understood.findNode')}
      options={options}
      loading={state === 'waiting' || state === 'asking'}
      notFoundContent={t(state === 'failed' ? 'understood.searchFailed' : 'understood.empty')}
      showSearch={{ filterOption: false, onSearch: (words) => actor.send({ type: 'ASKED', question: words }) }}
      onChange={onChange}
    />
  );
}
