import { startTransition, useEffect, useState } from 'react';

import { type ListRest } from './ListRest';

/**
 * Whether all of a row is to be drawn. One that comes into sight while the list is scrolled is drawn without what only a
 * resting pointer, a key or a screen reader reaches, until the list comes to rest; from then on it stays whole.
 */
export function useIsWhole(rest: ListRest): boolean {
  const [isWhole, setWhole] = useState(rest.isStill);
  useEffect(() => (isWhole ? undefined : rest.onStill(() => startTransition(() => setWhole(true)))), [isWhole, rest]);
  return isWhole;
}
