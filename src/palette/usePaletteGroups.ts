import { useApolloClient } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';

import { isCypher } from '../../domain/query/cypher/isCypher';
import { present } from '../../domain/wire/present';
import { SearchGraphDocument } from '../../graphql/generated/graph';
import { type LookupRequest } from '../../machines/lookupMachine';
import { AS_IT_STANDS } from '../apollo/reading';
import { overviewAddress } from '../canvas/landing/overviewAddress';
import { askingFor } from '../chat/useChatAddress';
import { graphSearch, MOST_HITS, NO_HITS, type SearchHits } from '../graph/graphSearch';
import { useNames } from '../graph/styles/useNames';
import { useProject } from '../project/ProjectContext';
import { savedViewAddress, useSavedViews } from '../views/savedViews';
import { matching } from './matching';
import { type Offer, type Offers } from './Offers';
import { useAlso, usePages } from './usePages';

/** A part of the palette's list. */
export interface PaletteGroup {
  readonly id: 'actions' | 'views' | 'pages' | 'nodes';
  readonly offers: readonly (Offer & { readonly detail?: string })[];
}

/** What the palette lists for what is typed, and how the search for nodes stands. */
export interface Listed {
  readonly groups: readonly PaletteGroup[];
  readonly state: 'resting' | 'asking' | 'failed';
  readonly more: boolean;
  ask(text: string): void;
}

/** What can be done now, where one can go, and the nodes that a search finds, by what is typed. */
export function usePaletteGroups(offers: Offers, text: string): Listed {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { projectId } = useProject();
  const { t } = useTranslation('palette');
  const actor = useActorRef(
    graphSearch.provide({
      actors: {
        ask: fromPromise<SearchHits, LookupRequest<string>>(async ({ input: { question } }) => {
          const { data } = await client.query({
            query: SearchGraphDocument,
            variables: { text: question.trim(), projectId, limit: MOST_HITS },
            ...AS_IT_STANDS,
          });
          const found = data?.searchGraph;
          return found == null ? NO_HITS : { nodes: present(found.nodes), relationships: [], more: found.more };
        }),
      },
    }),
  );
  const state = useSelector(actor, ({ value }) => value);
  const answer = useSelector(actor, ({ context }) => context.answer) ?? NO_HITS;
  const names = useNames();
  const nodes = answer.nodes.map((node) => ({
    id: node.id,
    name: names(node) || t('unnamed'),
    detail: node.labels.join(', '),
    perform: () => {
      const ref = { kind: 'node', id: node.id } as const;
      // Asked when it is chosen: the page may have been left since this list was drawn.
      const [source] = offers.sources;
      if (source === undefined) void navigate(overviewAddress({ target: ref, projectId: null, fix: null }));
      else source.goTo(ref);
    },
  }));
  const alsoOf = useAlso();
  const actions = offers.sources.flatMap((one) => one.offers().map((offer) => ({ also: alsoOf(offer.id), ...offer })));
  const views = useSavedViews(projectId ?? '', projectId !== undefined) ?? [];
  const toViews = views.map(({ id, name }) => ({
    id: `view:${id}`,
    name,
    perform: () => void navigate(savedViewAddress(projectId ?? '', id)),
  }));
  // Whatever the words in it would find: who types Cypher asks it.
  const inCypher = { id: 'cypher', name: t('cypher'), perform: () => void navigate(askingFor(text)) };
  const groups: PaletteGroup[] = [
    { id: 'actions', offers: isCypher(text) ? [inCypher] : matching(actions, text) },
    { id: 'views', offers: matching(toViews, text) },
    { id: 'pages', offers: matching(usePages(), text) },
    { id: 'nodes', offers: nodes },
  ];
  return {
    groups: groups.filter((group) => group.offers.length > 0),
    state: state === 'failed' ? 'failed' : state === 'asking' || state === 'waiting' ? 'asking' : 'resting',
    more: answer.more,
    ask: (question) => actor.send({ type: 'ASKED', question }),
  };
}
