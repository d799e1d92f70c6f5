import { useEffect, useEffectEvent } from 'react';

import { writeDraft } from './draftStorage';

const listeners = new Set<(key: string) => void>();

/** Keeps input that was sent and that the store did not take, and tells whoever shows it: it was sent some time ago, perhaps from elsewhere. */
export function keepUnsaved(key: string, draft: object): void {
  writeDraft(key, { ...draft, isUnsaved: true });
  for (const tell of listeners) tell(key);
}

/** Hears of each draft that is kept since the store did not take it. */
export function useUnsaved(hear: (key: string) => void): void {
  const heard = useEffectEvent(hear);
  useEffect(() => {
    const tell = (key: string) => heard(key);
    listeners.add(tell);
    return () => void listeners.delete(tell);
  }, []);
}
