import { Alert, Button } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { useProblemText } from '../../components/problem/problemText';
import { useLookup } from '../lens/useLookup';
import { afterLayout } from '../motion/atRest';
import { useWorkbench } from '../workbench/Workbench';
import styles from './landing.module.css';

/** Ids of what is there and to be in view, which may be none; null when what was looked for is gone. */
type Found = readonly string[] | null;

interface LandingOn<Question> {
  /** What somebody comes for; another one is looked for again. */
  readonly question: Question;
  /** Brings it onto the canvas. */
  find(question: Question, signal: AbortSignal): Promise<Found>;
  /** What is said when it is gone. */
  readonly gone: string;
}

/** Lets somebody come to what an address names. @returns what is said when that is gone, or could not be looked for */
export function useLanding<Question>({ question, find, gone }: LandingOn<Question>): ReactNode {
  const { t } = useTranslation('canvas');
  const problemText = useProblemText();
  const { actor, state, answer, error } = useLookup(question, find);
  const { controller, layout } = useWorkbench();
  const found = state === 'found' ? answer : null;
  useEffect(() => {
    if (found === null || found.length === 0) return undefined;
    // A first layout shows everything when it is done, and they would be lost in it.
    return afterLayout(layout, () => controller.focus(found));
  }, [found, layout, controller]);
  const isGone = state === 'found' && answer === null;
  if (!isGone && state !== 'failed') return null;
  const retry = (
    <Button size="small" onClick={() => actor.send({ type: 'RETRIED' })}>
      {t('retry')}
    </Button>
  );
  return (
    <div className={styles.notice} role="status">
      <Alert
        showIcon
        type="warning"
        title={isGone ? gone : t('landing.failed')}
        description={isGone ? t('landing.goneHint') : problemText(error)}
        closable={{ closeIcon: true, 'aria-label': t('close'), onClose: () => actor.send({ type: 'CLEARED' }) }}
        action={!isGone && retry}
      />
    </div>
  );
}
