import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';

import { TicketedSocket } from './TicketedSocket';
import { ticketsAtHand } from './ticketsAtHand';

/** A websocket that never opens by itself. */
class Line {
  static readonly all: Line[] = [];
  readyState = 0;
  onopen = () => undefined;
  onclose = (_event: object) => undefined;
  onerror = () => undefined;
  onmessage = () => undefined;

  constructor(readonly address: string) {
    Line.all.push(this);
  }
  send(): void {}
  close(): void {
    this.readyState = 3;
    this.onclose({ code: 1000 });
  }
  breaks(): void {
    this.readyState = 3;
    this.onclose({ code: 1006 });
  }
}

const ticketOf = ({ address }: Line) => new URL(address).searchParams.get('token');

beforeEach(() => {
  vi.useFakeTimers();
  Line.all.length = 0;
});
afterEach(() => vi.useRealTimers());

/** So many tickets by one call, where one after the other is given. */
const several = (ask: () => Promise<string>) => (number: number) => Promise.all(Array.from({ length: number }, ask));

function opened(ask: () => Promise<string>) {
  const onFailure = vi.fn();
  const socket = new TicketedSocket('ws://harta.example/users-socket', {
    tickets: ticketsAtHand(several(ask)),
    onFailure,
    transport: Line,
    reconnectAfterMs: () => 100,
  });
  socket.connect();
  return { socket, onFailure };
}

test('each connection has a ticket of its own, reconnections and those after a sleep included', async () => {
  let asked = 0;
  const { socket } = opened(() => Promise.resolve(`ticket-${(asked += 1)}`));
  await vi.advanceTimersByTimeAsync(10);
  Line.all[0]?.breaks();
  await vi.advanceTimersByTimeAsync(200);
  vi.setSystemTime(Date.now() + 3_600_000);
  Line.all[1]?.breaks();
  await vi.advanceTimersByTimeAsync(200);
  const tickets = Line.all.map(ticketOf);
  expect(tickets).toHaveLength(3);
  expect(new Set(tickets).size).toBe(3);
  expect(tickets.every((ticket) => /^ticket-\d$/.test(ticket ?? ''))).toBe(true);
  socket.leave();
});

test('without a ticket nothing is connected: it is told, and tried again until there is one', async () => {
  let isAway = true;
  const { socket, onFailure } = opened(() => (isAway ? Promise.reject(new Error('away')) : Promise.resolve('ticket')));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(Line.all).toHaveLength(0);
  expect(onFailure.mock.calls.length).toBeGreaterThan(1);
  isAway = false;
  await vi.advanceTimersByTimeAsync(6_000);
  expect(Line.all.map(ticketOf)).toEqual(['ticket']);
  socket.leave();
});

test('nothing is connected once it was left, even when a ticket comes late', async () => {
  let answer = (_ticket: string): void => undefined;
  const { socket } = opened(() => new Promise((resolve) => (answer = resolve)));
  socket.leave();
  answer('late');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(Line.all).toHaveLength(0);
});

describe('where websockets open and close at once', () => {
  let server: Server;
  let sockets: WebSocketServer;
  const tickets: (string | null)[] = [];
  const polls: (string | null)[] = [];

  beforeEach(async () => {
    vi.useRealTimers();
    tickets.length = 0;
    polls.length = 0;
    server = createServer((request, response) => {
      polls.push(new URL(request.url ?? '', 'http://harta').searchParams.get('token'));
      // The first poll is told its session; the next waits for something to happen.
      if (polls.length === 1) response.end(JSON.stringify({ status: 410, token: 'session', messages: [] }));
    });
    sockets = new WebSocketServer({ server });
    sockets.on('connection', (line, request) => {
      tickets.push(new URL(request.url ?? '', 'http://harta').searchParams.get('token'));
      line.close();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  test('long polling takes their place, with a ticket of its own', async () => {
    let asked = 0;
    const onOpen = vi.fn();
    const { port } = server.address() as AddressInfo;
    const socket = new TicketedSocket(`ws://127.0.0.1:${port}/users-socket`, {
      tickets: ticketsAtHand(several(() => Promise.resolve(`ticket-${(asked += 1)}`))),
      onFailure: () => undefined,
      transport: WebSocket,
      longPollFallbackMs: 60_000,
      reconnectAfterMs: () => 10,
    });
    socket.onOpen(onOpen);
    socket.connect();
    await vi.waitFor(() => expect(onOpen).toHaveBeenCalledTimes(4), { timeout: 10_000 });
    expect(tickets).toEqual(['ticket-1', 'ticket-2', 'ticket-3']);
    expect(polls[0]).toBe('ticket-4');
    socket.leave();
  });
});
