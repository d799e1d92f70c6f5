import { useApolloClient } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { Select } from 'antd';
import { useState } from 'react';
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

const nodeSearch = lookupMachineOf<string, readonly GraphNode[]>({
  patience: PATIENCE_MS,
  isBlank: (words) => words.trim() === '',
});

interface ChipNodeInputProps {
  readonly id: string;
  /** Whether it takes the focus as it comes: what is typed where nothing has it are commands of the canvas. */
  readonly isFirst: boolean;
  readonly projectId: string;
  readonly value: string;
  /** What the node is called. */
  readonly caption: string;
  /** A node was found, which is called so. */
  onNamed(id: string, name: string): void;
  onChange(id: string): void;
}

/** Finds another node by words of its labels and properties, where no canvas holds the graph. */
export function ChipNodeInput({ id, isFirst, projectId, value, caption, onNamed, onChange }: ChipNodeInputProps) {
  const { t } = useTranslation('query');
  const client = useApolloClient();
  const nameOf = useNames(projectId);
  const actor = useActorRef(
    nodeSearch.provide({
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
  const [typed, setTyped] = useState('');
  const isSearching = typed.trim() !== '';
  const isChosen = value !== '';
  // The node that is there is none of those that words were typed for: Enter takes the first of them.
  const chosen = { value, label: caption };
  const options = isSearching ? hits : isChosen ? [chosen] : [];
  const search = (words: string) => {
    setTyped(words);
    actor.send({ type: 'ASKED', question: words });
  };
  const choose = (id: string) => {
    const node = answer?.find((one) => one.id === id);
    if (node !== undefined) onNamed(id, nameOf(node));
    onChange(id);
  };
  return (
    <Select<string>
      id={id}
      autoFocus={isFirst}
      style={{ width: '100%' }}
      value={isChosen ? value : null}
      popupMatchSelectWidth={false}
      // What was found last is gone once other words are typed.
      labelRender={() => caption}
      placeholder={t('findNode')}
      options={options}
      loading={state === 'waiting' || state === 'asking'}
      notFoundContent={state === 'failed' ? t('searchFailed') : state === 'found' ? t('empty') : null}
      showSearch={{ filterOption: false, onSearch: search }}
      onChange={choose}
    />
  );
}
