import { createActor } from 'xstate';

import { type ToastContent, toastMachine } from '../../../machines/toastMachine';

/** How long a toast is shown. */
export const DISPLAY_MS = 5000;

/** The one toast of this page. */
export const toastActor = createActor(toastMachine).start();

/** A toast that was shown and may still be changed or put away. */
interface ShownToast {
  update(change: Partial<ToastContent>): void;
  dismiss(): void;
}

let count = 0;

function show(content: ToastContent): ShownToast {
  const id = `toast-${String((count += 1))}`;
  toastActor.send({ type: 'TOAST.ADDED', toast: { id, content } });
  return {
    update: (change) => toastActor.send({ type: 'TOAST.UPDATED', id, change }),
    dismiss: () => toastActor.send({ type: 'TOAST.DISMISSED', id }),
  };
}

const toasts = { show };

/** Shows a short message that goes away by itself; a newer one takes the place of the one before. */
export function useToast(): typeof toasts {
  return toasts;
}
