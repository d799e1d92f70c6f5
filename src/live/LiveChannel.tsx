import { useEffect } from 'react';

import { keepLive } from './keepLive';

interface LiveChannelProps {
  /** Who is signed in: another person gets another socket. */
  readonly uid: string | undefined;
}

/** Keeps the live channel open while it is there: from sign-in to sign-out, in the pages that show what it tells. */
export function LiveChannel({ uid }: LiveChannelProps) {
  useEffect(() => (uid === undefined ? undefined : keepLive()), [uid]);
  return null;
}
