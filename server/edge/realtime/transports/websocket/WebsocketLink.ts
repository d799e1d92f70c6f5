import { type WebSocket } from 'ws';

import { type Encoded } from '../../protocol/Frame.js';
import { type CloseCode, type Link } from '../../protocol/Link.js';

/** Carries frames over a websocket; a client that does not read what it is sent is let go. */
export class WebsocketLink implements Link {
  readonly carriesBinary = true;

  constructor(
    private readonly websocket: WebSocket,
    private readonly bufferedBytes: number,
    private readonly onSlow: () => void,
  ) {}

  send(frame: Encoded): void {
    const { websocket } = this;
    if (websocket.readyState !== websocket.OPEN) return;
    websocket.send(frame);
    if (websocket.bufferedAmount > this.bufferedBytes) this.onSlow();
  }

  close(code: CloseCode, reason: string): void {
    this.websocket.close(code, reason);
  }
}
