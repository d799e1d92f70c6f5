import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { type InjectOptions } from 'fastify';

import { OfflineEngine } from '../../server/assistant/engine/offline/OfflineEngine.js';
import { type OwnerId } from '../../server/contract/ids.js';
import { knownOperations } from '../../server/edge/gateway/openGateway.js';
import { openStore } from '../../server/platform/store/openStore.js';
import { inProcessBus } from '../../server/platform/bus/Bus.js';
import { liveEvents } from '../../server/platform/bus/liveEvents.js';
import { buildServer } from '../../server/edge/http/buildServer.js';
import { openServices } from '../../server/openServices.js';
import { type Person } from '../../server/people/identity/Person.js';

const ana: Person = {
  ownerId: 'ana' as OwnerId,
  email: null,
  emailVerified: true,
  displayName: 'Ana',
  photoURL: '',
  authTime: 0,
  sessionId: null,
  grant: null,
};
const config = {
  auth: { mode: 'local' as const, projectId: 'bench', apiKey: 'any', authDomain: '127.0.0.1', providers: [] },
  contactUrl: '',
  companyName: '',
  mailbox: true,
  forThisMachine: true,
  archiveSeconds: 86_400,
  deletionSeconds: 604_800,
  projectDeletionSeconds: 2_592_000,
  version: '0',
};

interface BenchServer {
  /** Sends a call and fails when it does not succeed. */
  send(request: InjectOptions): Promise<string>;
  readonly nodeId: string;
  close(): Promise<void>;
}

/** The whole server in this thread with a graph of 100 nodes. Who asks is settled at once, so that only the mesh differs. */
export async function openBenchServer(): Promise<BenchServer> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'harta-bench-'));
  const stored = await openStore({ dataDir, readers: 0 });
  const engine = new OfflineEngine(stored.store);
  const services = await openServices({ dataDir, stored, live: liveEvents(inProcessBus()), engine });
  const app = await buildServer(services, {
    config,
    authenticate: async () => ana,
    // No page reads a single node by itself, so that call is sent as text.
    gateway: 'open',
    perMinute: { operations: 1e9 },
  });
  const send = async (request: InjectOptions) => {
    const { statusCode, payload } = await app.inject(request);
    if (statusCode !== 200 || payload.includes('"errors"')) throw new Error(payload);
    return payload;
  };
  const operations = Array.from({ length: 100 }, (_, index) => ({
    op: 'createNode',
    labels: ['Person', 'Reader'],
    properties: { name: `Person ${index}`, age: index, since: '2026-01-01', tags: ['a', 'b'] },
    propertyKinds: { since: 'date' },
    position: { x: index, y: -index },
  }));
  const made = await send({ method: 'POST', url: '/api/neo4j/patch', payload: { operations } });
  const nodeId = (JSON.parse(made) as { nodes: { id: string }[] }).nodes[0]?.id ?? '';
  const close = async () => {
    await services.assistant.close();
    await app.close();
    await services.imports.close();
    await services.jobs.close();
    await stored.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { send, nodeId, close };
}

/** The same answer by REST and through the mesh. */
export interface Call {
  readonly what: string;
  readonly bar: number;
  readonly times: number;
  rest(): Promise<void>;
  mesh(): Promise<void>;
}

const SINGLE = `query Node($nodeId: NodeId!) {
  node(nodeId: $nodeId) { id labels properties propertyKinds version createdAt updatedAt degree position { x y } provenance { source reference } }
}`;

/** One of the operations that the pages send, as they send it. */
function known(operation: string): object {
  const found = [...knownOperations()].find(([, text]) => new RegExp(`\\bquery ${operation}\\b`).test(text));
  if (found === undefined) throw new Error(`${operation} is not among the operations of the pages`);
  return { extensions: { persistedQuery: { version: 1, sha256Hash: found[0] } } };
}

/** The calls that are compared. */
export function calls({ send, nodeId }: BenchServer): Call[] {
  const rest = (url: string) => async () => void (await send({ url }));
  const mesh = (payload: object) => async () => void (await send({ method: 'POST', url: '/graphql', payload }));
  return [
    {
      what: 'list of 100 nodes',
      bar: 1,
      times: 50,
      rest: rest('/api/neo4j/nodes?pageSize=100'),
      mesh: mesh({ ...known('DataNodes'), variables: { pageSize: 100 } }),
    },
    {
      what: 'single node',
      bar: 0.3,
      times: 250,
      rest: rest(`/api/neo4j/node/${nodeId}`),
      mesh: mesh({ query: SINGLE, variables: { nodeId } }),
    },
  ];
}
