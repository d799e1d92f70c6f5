import { type WebSocket } from 'ws';

import { guarded } from '../../../../platform/faults/guarded.js';
import { after } from '../../../../platform/faults/timers.js';
import { MessageBudget } from '../../limits/MessageBudget.js';
import { type Frame, MalformedFrame } from '../../protocol/Frame.js';
import { CLOSE, type CloseCode } from '../../protocol/Link.js';
import { decodeBinary, decodeText } from '../../protocol/serializer.js';
import { type Admission, type Admitted } from '../Admission.js';
import { WebsocketLink } from './WebsocketLink.js';

function frameOf(data: Buffer, isBinary: boolean): Frame | undefined {
  try {
    return isBinary ? decodeBinary(data) : decodeText(data.toString());
  } catch (error) {
    if (error instanceof MalformedFrame) return undefined;
    throw error;
  }
}

/** Runs the socket of a client that was let in over an open websocket, until that closes. */
export function runWebsocket<C>(websocket: WebSocket, admission: Admission<C>, admitted: Admitted<C>): void {
  const { messagesPerSecond, idleMs, bufferedBytes } = admission.endpoint.limits;
  const budget = new MessageBudget(messagesPerSecond);
  const link = new WebsocketLink(websocket, bufferedBytes, () => end(CLOSE.tryLater, 'too slow'));
  const { socket, gone } = admission.open(link, admitted);
  let isEnding = false;

  function end(code: CloseCode, reason: string): void {
    if (isEnding) return;
    isEnding = true;
    admission.log.info({ socket: socket.id, reason }, 'a socket was closed');
    socket.close(code, reason);
  }

  const idle = after(idleMs, 'A socket could not be ended', () => end(CLOSE.goingAway, 'idle')).unref();
  const hear = (data: Buffer, isBinary: boolean): void => {
    if (isEnding) return;
    idle.refresh();
    if (!budget.take()) return end(CLOSE.tryLater, 'too many messages');
    const frame = frameOf(data, isBinary);
    if (frame === undefined) return end(CLOSE.failed, 'malformed frame');
    socket.receive(frame);
  };
  websocket.on(
    'message',
    guarded('A frame could not be handled', hear, (error) => {
      admission.log.error({ socket: socket.id, err: error }, 'a frame could not be handled');
      end(CLOSE.failed, 'failed');
    }),
  );
  websocket.on('ping', () => void idle.refresh());
  websocket.on('pong', () => void idle.refresh());
  // Too large a frame, text that is no UTF-8, a line that broke: the library closes, and says why in its own words.
  websocket.on('error', ({ message }) => {
    if (!isEnding) admission.log.info({ socket: socket.id, reason: message }, 'a socket failed');
    isEnding = true;
  });
  websocket.on(
    'close',
    guarded('A socket could not be ended', () => {
      clearTimeout(idle);
      gone();
    }),
  );
}
