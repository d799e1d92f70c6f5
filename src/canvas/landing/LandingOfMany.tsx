import { useActorRef, useSelector } from '@xstate/react';
import { Alert, Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { type ElementRef } from '../../../domain/elements/elements';
import { lookupMachineOf, type LookupRequest } from '../../../machines/lookupMachine';
import { useProblemText } from '../../components/problem/problemText';
import { useElements } from '../../graph/calls/useElements';
import { useWorkbench } from '../workbench/Workbench';
import styles from './landing.module.css';

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
  const problemText = useProblemText();
  const { controller, layout, tool } = useWorkbench();
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

  // A first layout shows everything when it is done, and what was wanted would be lost in it.
  useEffect(() => {
    if (state !== 'found' || there === null || !layout.getSnapshot().matches('running')) return;
    const { unsubscribe } = layout.subscribe((now) => {
      if (now.matches('running')) return;
      unsubscribe();
      controller.focus(there.map(({ id }) => id));
    });
    return unsubscribe;
  }, [state, there, layout, controller]);

  const isGone = state === 'found' && there?.length === 0;
  if (!isGone && state !== 'failed') return null;
  return (
    <div className={styles.notice} role="status">
      <Alert
        showIcon
        type="warning"
        title={t(isGone ? 'landing.gone.all' : 'landing.failed')}
        description={isGone ? t('landing.goneHint') : problemText(error)}
        closable={{ closeIcon: true, 'aria-label': t('close'), onClose: () => actor.send({ type: 'CLEARED' }) }}
        action={
          state === 'failed' && (
            <Button size="small" onClick={() => actor.send({ type: 'RETRIED' })}>
              {t('retry')}
            </Button>
          )
        }
      />
    </div>
  );
}
