import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';

import { toastActor } from './useToast';

const Toasts = lazy(async () => ({ default: (await import('./Toasts')).Toasts }));

/** Where toasts appear, in every layout; what draws them is loaded with the first one. */
export function ToastPlace() {
  const isNeeded = useSelector(toastActor, (snapshot) => snapshot.context.toast !== undefined);
  return <Suspense>{isNeeded && <Toasts />}</Suspense>;
}
