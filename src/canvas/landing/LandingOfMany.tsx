import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { type ElementRef } from '../../../domain/elements/elements';
import { lookupMachineOf, type LookupRequest } from '../../../machines/lookupMachine';
import { useElements } from '../../graph/calls/useElements';
import { useWorkbench } from '../workbench/Workbench';
import { LandingNotice, useFocusAfterLayout } from './LandingNotice';

type Refs = readonly ElementRef[];

/** Those of the wanted ones that are there. */
const landing = lookupMachineOf<Refs, Refs>({ patience: 0 });

const idsOf = (refs: Refs, kind: ElementRef['kind']): string[] =>
  refs.flatMap((ref) => (ref.kind === kind ? [ref.id] : []));

/** Brings elements of the project onto the canvas where they are not there; gives those that are there then. */
function useFindAll(): (wanted: Refs) => Promise<Refs> {
  const { model } = useWorkbench();
  const readElements = useElements();
  return async (wanted) => {
    const missing = wanted.filter((ref) => model.element(ref) === undefined);
    if (missing.length > 0) {
      const { nodes, relationships } = await readElements(idsOf(missing, 'node'), idsOf(missing, 'relationship'));
      const ends = new Set(relationships.flatMap(({ startNodeId, endNodeId }) => [startNodeId, endNodeId]));
      const unknown = [...ends].filter((id) => model.node(id) === undefined);
      const others = unknown.length === 0 ? [] : (await readElements(unknown, [])).nodes;
      model.show({ nodes: [...nodes, ...others], relationships });
    }
    return wanted.filter((ref) => model.element(ref) !== undefined);
  };
}

/** Selects the elements that somebody comes for and brings them into view; says when none is there any more. Part of a canvas. */
export function LandingOfMany({ wanted }: { readonly wanted: Refs }) {
  const { t } = useTranslation('canvas');
  const { controller, tool } = useWorkbench();
  const findAll = useFindAll();
  const actor = useActorRef(
    landing.provide({
      actors: {
        ask: fromPromise<Refs, LookupRequest<Refs>>(async ({ input: { question }, signal }) => {
          const there = await findAll(question);
          if (there.length > 0 && !signal.aborted) {
            tool.send({ type: 'ELEMENTS.CHOSEN', refs: there, how: 'only' });
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
