import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { type ElementRef } from '../../../domain/elements/elements';
import { useWorkbench } from '../workbench/Workbench';
import { useFind } from './useFind';
import { useLanding } from './useLanding';

/** Selects the element that the address names and brings it into view; says when it is gone. Part of a canvas. */
export function Landing({ target: { kind, id } }: { readonly target: ElementRef }): ReactNode {
  const { t } = useTranslation('canvas');
  const { goTo } = useWorkbench();
  const find = useFind();
  return useLanding<ElementRef>({
    question: { kind, id },
    find: async (wanted, signal) => {
      const isThere = await find(wanted);
      if (isThere && !signal.aborted) goTo(wanted);
      return isThere ? [wanted.id] : null;
    },
    gone: t(`landing.gone.${kind}`),
  });
}
