import { type Socket } from 'node:net';

import { type FastifyInstance } from 'fastify';

/**
 * Takes no more connections of an address than some, so that nobody has all that the process may open. Those that become
 * websockets are counted elsewhere, and a trusted proxy's are its clients'.
 */
export function limitConnections(app: FastifyInstance, most: number, isTrusted: (address: string) => boolean): void {
  const counts = new Map<string, number>();
  const counted = new WeakMap<object, () => void>();

  function enter(address: string): () => void {
    counts.set(address, (counts.get(address) ?? 0) + 1);
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      const left = (counts.get(address) ?? 0) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    };
  }

  app.server.on('connection', (socket: Socket) => {
    const { remoteAddress: address } = socket;
    if (address === undefined || isTrusted(address)) return;
    if ((counts.get(address) ?? 0) >= most) {
      socket.destroy();
      return;
    }
    const leave = enter(address);
    counted.set(socket, leave);
    socket.once('close', leave);
  });
  app.server.on('upgrade', (_request, socket) => counted.get(socket)?.());
}
