import { useEffect } from 'react';

import { noteLiveStatus } from './liveStatus';

interface LiveChannelProps {
  /** Who is signed in: another person gets another socket. */
  readonly uid: string | undefined;
}

/** Keeps the live channel open while it is there: from sign-in to sign-out, in the pages that show what it tells. */
export function LiveChannel({ uid }: LiveChannelProps) {
  useEffect(() => (uid === undefined ? undefined : keepLive()), [uid]);
  return null;
}

/** When the code of the channel could not be loaded, it is asked for again after so long. */
const AGAIN_MS = 10_000;

/** Keeps the live channel open, whose code is loaded late. @returns how to leave it */
function keepLive(): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leave = (): void => undefined;
  const start = (): void =>
    void import('./liveActor').then(
      ({ liveActor }) => {
        if (isOver) return;
        const retry = () => liveActor.send({ type: 'RETRIED' });
        window.addEventListener('online', retry);
        liveActor.send({ type: 'VIEW.ENTERED' });
        leave = () => {
          window.removeEventListener('online', retry);
          liveActor.send({ type: 'VIEW.LEFT' });
        };
      },
      (error: unknown) => {
        console.warn('The live channel was not loaded', error);
        if (isOver) return;
        noteLiveStatus('offline');
        timer = setTimeout(start, AGAIN_MS);
      },
    );
  start();
  return () => {
    isOver = true;
    clearTimeout(timer);
    leave();
  };
}
