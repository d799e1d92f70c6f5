import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { type ElementRef } from '../../../domain/elements/elements';
import { lookupMachineOf, type LookupRequest } from '../../../machines/lookupMachine';
import { useElements, useRelationshipsAmong } from '../../graph/calls/useElements';
import { NOTHING_HIDDEN } from '../core/visibility';
import { isolating } from '../sets/sight';
import { useWorkbench } from '../workbench/Workbench';
import { bringAll } from './bringAll';
import { LandingNotice, useFocusAfterLayout } from './LandingNotice';

type Refs = readonly ElementRef[];

/** Those of the wanted ones that are there. */
const landing = lookupMachineOf<Refs, Refs>({ patience: 0 });

/** Brings elements of the project onto the canvas; gives those that are there then. */
function useBringAll(): (wanted: Refs) => Promise<Refs> {
  const { model } = useWorkbench();
  const elements = useElements();
  const among = useRelationshipsAmong();
  return (wanted) => bringAll(model, { elements, among }, wanted);
}

interface LandingOfManyProps {
  readonly wanted: Refs;
  /** Nothing else stays in sight, until the person takes that back; nothing is selected then. */
  readonly isAlone?: boolean;
}

/** Takes all but some elements out of sight, and offers to bring the rest back. */
function useShowingAlone(): (refs: Refs) => void {
  const { store, model, offer } = useWorkbench();
  return (refs) => {
    const { hidden: before } = store.getState();
    const nodes = refs.filter(({ kind }) => kind === 'node');
    const kept = new Set(refs.map(({ id }) => id));
    const { ids } = isolating(model, NOTHING_HIDDEN, refs);
    const others = model.relationships().flatMap(({ id }) => (kept.has(id) ? [] : [id]));
    store.setState({ hidden: { ...NOTHING_HIDDEN, ids: new Set([...ids, ...others]) } });
    offer('isolated', nodes, () => store.setState({ hidden: before }));
  };
}

/** Selects the elements that somebody comes for and brings them into view; says when none is there any more. Part of a canvas. */
export function LandingOfMany({ wanted, isAlone = false }: LandingOfManyProps) {
  const { t } = useTranslation('canvas');
  const { controller, tool } = useWorkbench();
  const bring = useBringAll();
  const showAlone = useShowingAlone();
  const actor = useActorRef(
    landing.provide({
      actors: {
        ask: fromPromise<Refs, LookupRequest<Refs>>(async ({ input: { question }, signal }) => {
          const there = await bring(question);
          if (there.length > 0 && !signal.aborted) {
            if (isAlone) showAlone(there);
            else tool.send({ type: 'ELEMENTS.CHOSEN', refs: there, how: 'only' });
            controller.focus(there.map(({ id }) => id));
          }
          return there;
        }),
      },
    }),
  );
  const state = useSelector(actor, ({ value }) => value);
  const { answer: there, error } = useSelector(actor, ({ context }) => context);
  useEffect(() => actor.send({ type: 'ASKED', question: wanted }), [actor, wanted]);

  const ids = useMemo(() => (state === 'found' && there !== null ? there.map(({ id }) => id) : null), [state, there]);
  useFocusAfterLayout(ids);

  const isGone = state === 'found' && there?.length === 0;
  if (!isGone && state !== 'failed') return null;
  return (
    <LandingNotice
      gone={isGone ? t('landing.gone.all') : null}
      error={error}
      onDismiss={() => actor.send({ type: 'CLEARED' })}
      onRetry={() => actor.send({ type: 'RETRIED' })}
    />
  );
}
