import { useCallback, useState } from 'react';

import { readStored, writeStored } from './storage';

/**
 * A choice that a person makes on a page and that stays in this browser; null until they make one. In a view the frame decides.
 * @param key under which the browser keeps it; the same for as long as the page is there
 */
export function useStored(key: string): readonly [choice: string | null, choose: (choice: string) => void] {
  const [choice, setChoice] = useState(() => readStored(key));
  const choose = useCallback(
    (next: string) => {
      writeStored(key, next);
      setChoice(next);
    },
    [key],
  );
  return [choice, choose];
}
