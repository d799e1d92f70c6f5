import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { type ElementRef } from '../../../domain/elements/elements';
import { useToast } from '../../components/toast/useToast';
import { useGraphCall } from '../../graph/calls/useGraphCall';
import { useFind } from '../landing/useFind';

/** Does something with an element of the project, brought onto the canvas first where it is not there; says when it is gone. The function stays the same. */
export function useReach(): (ref: ElementRef, then: () => void) => void {
  const { model, failed } = useGraphCall();
  const { show } = useToast();
  const { t } = useTranslation('canvas');
  const find = useFind();
  const reach = (ref: ElementRef, then: () => void): void => {
    if (model.element(ref) !== undefined) return then();
    find(ref).then(
      (isThere) => (isThere ? then() : void show({ tone: 'info', title: t(`landing.gone.${ref.kind}`) })),
      (error: unknown) => failed('neighbourhood', error),
    );
  };
  const present = useRef(reach);
  useEffect(() => {
    present.current = reach;
  });
  return useCallback((ref, then) => present.current(ref, then), []);
}
