import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { lookupMachineOf, type LookupRequest } from '../../../machines/lookupMachine';
import { type ElementRef } from '../../../domain/elements/elements';
import { useWorkbench } from '../workbench/Workbench';
import { LandingNotice, useFocusAfterLayout } from './LandingNotice';
import { useFind } from './useFind';

/** Whether the element is there. */
const landing = lookupMachineOf<ElementRef, boolean>({ patience: 0 });

/** Selects the element that the address names and brings it into view; says when it is gone. Part of a canvas. */
export function Landing({ target: { kind, id } }: { readonly target: ElementRef }) {
  const { t } = useTranslation('canvas');
  const { goTo } = useWorkbench();
  const find = useFind();
  const actor = useActorRef(
    landing.provide({
      actors: {
        ask: fromPromise<boolean, LookupRequest<ElementRef>>(async ({ input: { question }, signal }) => {
          const isThere = await find(question);
          if (isThere && !signal.aborted) goTo(question);
          return isThere;
        }),
      },
    }),
  );
  const state = useSelector(actor, ({ value }) => value);
  const { answer: isThere, error } = useSelector(actor, ({ context }) => context);
  const isGone = state === 'found' && isThere === false;
  useEffect(() => actor.send({ type: 'ASKED', question: { kind, id } }), [actor, kind, id]);

  const ids = useMemo(() => (state === 'found' && isThere === true ? [id] : null), [state, isThere, id]);
  useFocusAfterLayout(ids);

  if (!isGone && state !== 'failed') return null;
  return (
    <LandingNotice
      gone={isGone ? t(`landing.gone.${kind}`) : null}
      error={error}
      onDismiss={() => actor.send({ type: 'CLEARED' })}
      onRetry={() => actor.send({ type: 'RETRIED' })}
    />
  );
}
