import { WebSocket } from 'ws';

import { type CrowdOrder, type CrowdReport } from './Crowd.js';

const AT_ONCE = 100;
const sockets: WebSocket[] = [];
let onBroadcast: (tookMs: number) => void = () => undefined;

/** Opens and joins one socket; every frame after the reply to the join is a broadcast. */
function joinOne(url: string, topic: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url}?token=tok-crowd${sockets.length}&vsn=2.0.0`, { perMessageDeflate: false });
    sockets.push(socket);
    socket.on('error', reject);
    socket.on('close', (code) => reject(new Error(`closed with ${code}`)));
    socket.on('open', () => socket.send(JSON.stringify(['1', '1', topic, 'phx_join', {}])));
    socket.on('message', (data) => {
      const [, ref, , , payload] = JSON.parse(String(data)) as [unknown, unknown, unknown, unknown, { sent: number }];
      if (ref === '1') resolve();
      else onBroadcast(Date.now() - payload.sent);
    });
  });
}

async function join({
  url,
  topic,
  sockets: wanted,
}: {
  url: string;
  topic: string;
  sockets: number;
}): Promise<CrowdReport> {
  const oneByOne = async () => {
    while (sockets.length < wanted) await joinOne(url, topic);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, oneByOne));
  return { joined: sockets.length };
}

function listen(): Promise<CrowdReport> {
  const took: number[] = [];
  return new Promise((resolve) => {
    onBroadcast = (ms) => {
      took.push(ms);
      if (took.length < sockets.length) return;
      took.sort((a, b) => a - b);
      const at = (share: number) => took[Math.floor((took.length - 1) * share)] ?? 0;
      resolve({ heard: { count: took.length, p50Ms: at(0.5), p99Ms: at(0.99) } });
    };
  });
}

process.on('message', (order: CrowdOrder) => {
  void ('join' in order ? join(order.join) : listen()).then(
    (report) => process.send?.(report),
    (error) => {
      console.error(error);
      process.exit(1);
    },
  );
});
