import { after } from '../../../../platform/faults/timers.js';
import { type Frame, MalformedFrame } from '../../protocol/Frame.js';
import { type OpenSession } from './LongPolls.js';

/** Gives a frame to the socket. @returns whether it was dispatched within the window */
async function dispatch<C>({ socket }: OpenSession<C>, frame: Frame, windowMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const late = after(windowMs, 'A frame could not be given up', () => resolve(false));
    socket.receive(frame, () => {
      clearTimeout(late);
      resolve(true);
    });
  });
}

/** Dispatches what a client posted, in order. @returns the status to answer with */
export async function publish<C>(
  open: OpenSession<C>,
  frames: Iterable<Frame>,
  windowMs: number,
): Promise<200 | 408 | 410> {
  try {
    for (const frame of frames) {
      if (!open.session.budget.take()) {
        open.fail('too many messages');
        return 410;
      }
      if (!(await dispatch(open, frame, windowMs))) return 408;
    }
    return 200;
  } catch (error) {
    if (!(error instanceof MalformedFrame)) throw error;
    open.fail('malformed frame');
    return 410;
  }
}
