import { useEffect, useRef } from 'react';

/** Reads a query again each time that a value is another. What fails then stays as it was read before. */
export function useReadAgain(value: unknown, refetch: () => Promise<unknown>): void {
  const read = useRef(value);
  useEffect(() => {
    if (read.current === value) return;
    read.current = value;
    void refetch().catch(() => undefined);
  }, [value, refetch]);
}
