import { useApolloClient } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';

import { type ChatMessage } from '../../../domain/chat/message';
import { asNodes, setIn } from '../../../domain/query/asNodes';
import { cypherOf } from '../../../domain/query/cypherOf';
import { type Query } from '../../../domain/query/Query';
import { lookupMachineOf, type LookupRequest } from '../../../machines/lookupMachine';
import { type Looking } from '../../canvas/lens/looking';
import { type ElementRef } from '../../../domain/elements/elements';
import { MOST_WANTED, wantedState } from '../../canvas/landing/wantedSet';
import { later } from '../../components/later/later';
import { useProblemText } from '../../components/problem/problemText';
import { useCopyText } from '../../components/toast/useCopyText';
import { useToast } from '../../components/toast/useToast';
import { type QueryAnswer, runQuery } from '../../query/queryCalls';
import { KeepView } from '../../views/KeepView';
import styles from './understood.module.css';

const WholeResult = later(async () => (await import('./WholeResult')).WholeResult);

/** The result with what joined it, for the canvas. */
const joinedMachine = lookupMachineOf<Query, QueryAnswer>({ patience: 0 });

/** Reads a result with what joined it and goes to the canvas with it; a failure, and a result of nothing, are told. */
function useOpening(projectId: string) {
  const { t } = useTranslation(['chat', 'query']);
  const client = useApolloClient();
  const navigate = useNavigate();
  const { show } = useToast();
  const problemText = useProblemText();
  const actor = useActorRef(
    joinedMachine.provide({
      actors: {
        ask: fromPromise<QueryAnswer, LookupRequest<Query>>(({ input: { question } }) =>
          runQuery(client, { projectId, query: question, joined: true }),
        ),
      },
    }),
  );
  const state = useSelector(actor, ({ value }) => value);
  const { answer, error } = useSelector(actor, ({ context }) => context);
  useEffect(() => {
    if (state === 'failed') {
      show({ tone: 'error', title: t('query:openFailed'), description: problemText(error) });
      actor.send({ type: 'CLEARED' });
    }
    if (state !== 'found' || answer === null) return;
    actor.send({ type: 'CLEARED' });
    const { nodes, relationships } = answer;
    if (nodes.length === 0) show({ tone: 'info', title: t('query:empty') });
    else {
      const refs: ElementRef[] = [
        ...nodes.map(({ id }): ElementRef => ({ kind: 'node', id })),
        ...relationships.map(({ id }): ElementRef => ({ kind: 'relationship', id })),
      ];
      const { pathname, state: wanted } = wantedState(projectId, refs, true);
      void navigate(pathname, { state: wanted });
    }
  }, [state, answer, error, actor, navigate, problemText, projectId, show, t]);
  return {
    isBusy: state !== 'idle' && state !== 'failed',
    open: (query: Query) => actor.send({ type: 'ASKED', question: query }),
  };
}

/** What a view of a query is looked at by: all that it speaks of, or its paths. */
function keptQuery(query: Query): Looking['query'] | undefined {
  if (query.kind === 'paths') return query;
  const set = setIn(query);
  return set === undefined ? undefined : { kind: 'nodes', set };
}

interface QueryActionsProps {
  readonly message: ChatMessage;
  readonly query: Query;
}

/** What can be done with the query of an answer. */
export function QueryActions({ message: { projectId }, query }: QueryActionsProps) {
  const { t } = useTranslation(['chat', 'query']);
  const [isWhole, setWhole] = useState(false);
  const copy = useCopyText({ copied: t('copied'), failed: t('copyFailed') });
  const opening = useOpening(projectId);
  const nodes = asNodes(query, MOST_WANTED);
  const kept = keptQuery(query);
  const cypher = cypherOf(query);
  const look = { type: 'text', size: 'small' } as const;
  return (
    <div className={styles.actions} role="group" aria-label={t('query:actions')}>
      {nodes !== undefined && (
        <Button {...look} loading={opening.isBusy} onClick={() => opening.open(nodes)}>
          {t('query:open')}
        </Button>
      )}
      {nodes?.kind === 'nodes' && (
        <Button {...look} onClick={() => setWhole(true)}>
          {t('query:all')}
        </Button>
      )}
      {kept !== undefined && (
        <KeepView projectId={projectId} seen={() => ({ query: kept, sight: 'hide', places: [] })} />
      )}
      {cypher !== undefined && (
        <Button {...look} onClick={() => copy(cypher)}>
          {t('query:cypher')}
        </Button>
      )}
      <Button {...look} onClick={() => copy(JSON.stringify(query, null, 2))}>
        {t('query:json')}
      </Button>
      {isWhole && <WholeResult projectId={projectId} query={query} onClose={() => setWhole(false)} />}
    </div>
  );
}
