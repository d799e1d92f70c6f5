import { noteLiveStatus } from './liveStatus';

/** When the code of the channel could not be loaded, it is asked for again after so long. */
const AGAIN_MS = 10_000;

/** Keeps the live channel open, whose code is loaded late. @returns how to leave it */
export function keepLive(): () => void {
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
