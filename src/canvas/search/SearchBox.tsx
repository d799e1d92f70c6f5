import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { useActorRef, useSelector } from '@xstate/react';
import { Input, type InputRef, Spin } from 'antd';
import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { type ElementRef } from '../../../domain/elements/elements';
import { type LookupRequest } from '../../../machines/lookupMachine';
import { graphSearch, NO_HITS, type SearchHits } from '../../graph/graphSearch';
import { useSayValue } from '../../graph/styles/useSayValue';
import { useBook } from '../workbench/Workbench';
import { Hits } from './Hits';
import { hitsOf } from './hitsOf';
import styles from './search.module.css';

interface SearchBoxProps {
  readonly ref?: Ref<InputRef>;
  /** Asks the project. */
  search(text: string): Promise<SearchHits>;
  /** `start` is the node that a relationship begins at. */
  onChoose(ref: ElementRef, start?: string): void;
  /** Shift+Enter: all that was found. */
  onChooseAll?(refs: readonly ElementRef[]): void;
}

/** Type-ahead search over the whole project, whether it is on the canvas or not. */
export function SearchBox({ ref, search, onChoose, onChooseAll }: SearchBoxProps) {
  const { t } = useTranslation('canvas');
  const book = useBook();
  const say = useSayValue();
  const list = useId();
  const actor = useActorRef(
    graphSearch.provide({
      actors: {
        ask: fromPromise<SearchHits, LookupRequest<string>>(({ input: { question } }) => search(question)),
      },
    }),
  );
  const state = useSelector(actor, (snapshot) => snapshot.value);
  const { question, answer } = useSelector(actor, ({ context }) => context);
  const text = question ?? '';
  const found = state === 'failed' || answer === null ? NO_HITS : answer;
  const [active, setActive] = useState(0);
  const [isFocused, setFocused] = useState(false);
  const hits = hitsOf(found, book, { text, say });
  const isOpen = isFocused && (state === 'found' || state === 'failed' || hits.length > 0);

  const choose = (index: number) => {
    const hit = hits[index];
    if (hit === undefined) return;
    actor.send({ type: 'CLEARED' });
    onChoose(hit.ref, hit.start);
  };
  const chooseAll = () => {
    if (hits.length === 0) return;
    actor.send({ type: 'CLEARED' });
    onChooseAll?.(hits.map((hit) => hit.ref));
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => setActive(Math.min(active + 1, hits.length - 1)),
    ArrowUp: () => setActive(Math.max(active - 1, 0)),
    Enter: () => choose(active),
    Escape: () => actor.send({ type: 'CLEARED' }),
  };
  const press = (event: KeyboardEvent) => {
    const act = event.key === 'Enter' && event.shiftKey ? chooseAll : keys[event.key];
    if (act === undefined || text === '') return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  return (
    <div className={styles.search} onBlur={() => setFocused(false)} onFocus={() => setFocused(true)}>
      <Input
        ref={ref}
        value={text}
        prefix={<SearchOutlined />}
        suffix={state === 'asking' ? <Spin size="small" /> : <span />}
        placeholder={t('search.placeholder')}
        title={t('search.all')}
        maxLength={256}
        role="combobox"
        aria-label={t('search.name')}
        aria-expanded={isOpen}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && hits[active] !== undefined ? `${list}-${active}` : undefined}
        onChange={(event) => {
          setActive(0);
          actor.send({ type: 'ASKED', question: event.target.value });
        }}
        onKeyDown={press}
      />
      <Hits
        id={list}
        isOpen={isOpen}
        hits={hits}
        active={active}
        more={found.more}
        hasFailed={state === 'failed'}
        onChoose={choose}
        onChooseAll={onChooseAll === undefined ? undefined : chooseAll}
      />
    </div>
  );
}
