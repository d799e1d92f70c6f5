import { useActorRef, useSelector } from '@xstate/react';
import { Alert, Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { landingMachine } from '../../../machines/landingMachine';
import { useProblemText } from '../../components/problem/problemText';
import { type ElementRef } from '../../../domain/elements/elements';
import { useWorkbench } from '../workbench/Workbench';
import styles from './landing.module.css';
import { useFind } from './useFind';

/** Selects the element that the address names and brings it into view; says when it is gone. Part of a canvas. */
export function Landing({ target: { kind, id } }: { readonly target: ElementRef }) {
  const { t } = useTranslation('canvas');
  const problemText = useProblemText();
  const { controller, layout, goTo } = useWorkbench();
  const find = useFind();
  const actor = useActorRef(
    landingMachine.provide({
      actors: {
        find: fromPromise<boolean, ElementRef | null>(async ({ input }) => {
          const isThere = input !== null && (await find(input));
          if (isThere) goTo(input);
          return isThere;
        }),
      },
    }),
  );
  const state = useSelector(actor, ({ value }) => value);
  const error = useSelector(actor, ({ context }) => context.error);
  useEffect(() => actor.send({ type: 'TARGET.NAMED', target: { kind, id } }), [actor, kind, id]);

  // A first layout shows everything when it is done, and the element would be lost in it.
  useEffect(() => {
    if (state !== 'landed' || !layout.getSnapshot().matches('running')) return;
    const { unsubscribe } = layout.subscribe((now) => {
      if (now.matches('running')) return;
      unsubscribe();
      controller.focus([id]);
    });
    return unsubscribe;
  }, [state, layout, controller, id]);

  if (state !== 'gone' && state !== 'failed') return null;
  const dismiss = () => actor.send({ type: 'DISMISSED' });
  return (
    <div className={styles.notice} role="status">
      <Alert
        showIcon
        type="warning"
        title={t(state === 'gone' ? `landing.gone.${kind}` : 'landing.failed')}
        description={state === 'gone' ? t('landing.goneHint') : problemText(error)}
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
