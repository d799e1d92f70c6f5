import { useActorRef, useSelector } from '@xstate/react';
import { Alert, Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { lookupMachineOf, type LookupRequest } from '../../../machines/lookupMachine';
import { useProblemText } from '../../components/problem/problemText';
import { type ElementRef } from '../../../domain/elements/elements';
import { useWorkbench } from '../workbench/Workbench';
import styles from './landing.module.css';
import { useFind } from './useFind';

/** Whether the element is there. */
const landing = lookupMachineOf<ElementRef, boolean>({ patience: 0 });

/** Selects the element that the address names and brings it into view; says when it is gone. Part of a canvas. */
export function Landing({ target: { kind, id } }: { readonly target: ElementRef }) {
  const { t } = useTranslation('canvas');
  const problemText = useProblemText();
  const { controller, layout, goTo } = useWorkbench();
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

  // A first layout shows everything when it is done, and the element would be lost in it.
  useEffect(() => {
    if (state !== 'found' || isThere !== true || !layout.getSnapshot().matches('running')) return;
    const { unsubscribe } = layout.subscribe((now) => {
      if (now.matches('running')) return;
      unsubscribe();
      controller.focus([id]);
    });
    return unsubscribe;
  }, [state, isThere, layout, controller, id]);

  if (!isGone && state !== 'failed') return null;
  const dismiss = () => actor.send({ type: 'CLEARED' });
  return (
    <div className={styles.notice} role="status">
      <Alert
        showIcon
        type="warning"
        title={t(isGone ? `landing.gone.${kind}` : 'landing.failed')}
        description={isGone ? t('landing.goneHint') : problemText(error)}
        closable={{ closeIcon: true, 'aria-label': t('close'), onClose: dismiss }}
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
