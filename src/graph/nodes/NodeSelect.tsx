import { useActor } from '@xstate/react';
import { Flex, Select, Spin, Tag } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { Isolated } from '../../components/isolated/Isolated';
import { type LookupRequest } from '../../../machines/lookupMachine';
import { useSearchGraph } from '../calls/useSearchGraph';
import { graphSearch, NO_HITS, type SearchHits } from '../graphSearch';
import { useNames } from '../styles/useNames';
import { useNodeCaption } from './useNodeCaption';

const MOST_HITS = 20;
const LIST_HEIGHT = 320;

interface NodeSelectProps {
  readonly id?: string;
  readonly value?: string;
  onChange?(nodeId: string | undefined): void;
}

interface NodeOption {
  readonly value: string;
  readonly label: string;
  readonly labels: readonly string[];
}

/** Finds a node by words of its labels and properties; arrow keys and Enter choose. */
export function NodeSelect({ id, value, onChange, ...field }: NodeSelectProps) {
  const { t } = useTranslation('data');
  const searchGraph = useSearchGraph();
  const [machine] = useState(() =>
    graphSearch.provide({
      actors: {
        ask: fromPromise<SearchHits, LookupRequest<string>>(({ input: { question } }) =>
          searchGraph(question, MOST_HITS),
        ),
      },
    }),
  );
  const [search, send] = useActor(machine);
  const caption = useNodeCaption(value);
  const names = useNames();
  const { question, answer } = search.context;
  const text = question ?? '';
  const found = search.matches('failed') || answer === null ? NO_HITS : answer;
  const isBusy = search.matches('waiting') || search.matches('asking');
  const options = useMemo(() => {
    const hits = found.nodes.map((node): NodeOption => ({ value: node.id, label: names(node), labels: node.labels }));
    if (value === undefined || hits.some((hit) => hit.value === value)) return hits;
    return text === '' ? [{ value, label: caption, labels: [] }, ...hits] : hits;
  }, [found, value, caption, text, names]);

  const emptyText = search.matches('failed') ? t('search.failed') : text === '' ? t('search.hint') : t('noResults');
  return (
    <Select<string, NodeOption>
      {...field}
      {...(id === undefined ? {} : { id })}
      {...(value === undefined ? {} : { value })}
      showSearch={{ filterOption: false, onSearch: (typed) => send({ type: 'ASKED', question: typed }) }}
      options={options}
      listHeight={LIST_HEIGHT}
      placeholder={t('search.placeholder')}
      notFoundContent={isBusy ? <Spin size="small" /> : emptyText}
      labelRender={() => caption}
      optionRender={({ data }) => <NodeHit option={data} />}
      onChange={(chosen) => {
        onChange?.(chosen);
        send({ type: 'CLEARED' });
      }}
    />
  );
}

function NodeHit({ option }: { readonly option: NodeOption }) {
  return (
    <Flex gap="small" justify="space-between" align="center">
      <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        <Isolated text={option.label} />
      </span>
      <span>
        {option.labels.slice(0, 2).map((label) => (
          <Tag key={label} variant="filled">
            <Isolated text={label} />
          </Tag>
        ))}
      </span>
    </Flex>
  );
}
