import { type ModelChoice } from './assistant/engine/model/ModelEndpoint.js';
import { openCheckedModel } from './assistant/openCheckedModel.js';
import { openModel } from './assistant/openModel.js';
import { type Bus } from './platform/bus/Bus.js';
import { liveEvents } from './platform/bus/liveEvents.js';
import { openBus } from './platform/bus/openBus.js';
import { type Settings } from './platform/config/settings.js';
import { type Role } from './platform/config/storage.js';
import { refuseDamaged, refuseLost } from './platform/store/checking/refuseDamaged.js';
import { refuseUnfinishedMove } from './platform/store/moving/MoveLog.js';
import { openStore } from './platform/store/openStore.js';
import { type OpenStore } from './platform/store/StorePorts.js';
import { type Identity, openIdentity } from './openIdentity.js';
import { openRowNamer } from './openRowNamer.js';
import { type StageParts } from './openServices.js';
import { openTextReader } from './openTextReader.js';
import { type Opened } from './Opened.js';
import { openProvider, type Provider } from './people/payments/provider.js';
import { type SandboxEngine } from './people/payments/sandbox/store/SandboxStore.js';
import { sqliteSandbox } from './people/payments/sandbox/store/sqliteSandbox.js';

/** What every process of an installation opens, whatever its role. */
export interface Ground {
  readonly stored: OpenStore;
  readonly bus: Bus;
  readonly model: ReturnType<typeof openModel>;
  readonly checked: ReturnType<typeof openCheckedModel>;
  readonly choice: ModelChoice;
  readonly identity: Identity;
  readonly provider: Provider | undefined;
  /** What the stages of services are opened with. */
  readonly parts: StageParts;
}

async function openStored({ dataDir, storage, storeLimits }: Settings): Promise<OpenStore> {
  if (storage.engine === 'sqlite') {
    refuseUnfinishedMove(dataDir);
    refuseLost(dataDir);
  }
  // The folder's lock comes first: nothing of a folder that another process holds is touched.
  return openStore({ dataDir, storage, limits: storeLimits });
}

/** Connections of one process for the sandbox: its statements are short and few. */
const SANDBOX_CONNECTIONS = 2;

async function openSandboxEngine({ dataDir, storage }: Settings): Promise<SandboxEngine> {
  if (storage.engine === 'sqlite') return sqliteSandbox(dataDir);
  const { postgresSandbox } = await import('./people/payments/sandbox/postgres/postgresSandbox.js');
  return postgresSandbox({ url: storage.url, connections: SANDBOX_CONNECTIONS });
}

function modelOf(settings: Settings, opened: Opened): Pick<Ground, 'model' | 'checked' | 'choice'> {
  const model = opened.add(openModel(settings.assistant), (part) => part.close());
  const checked = openCheckedModel(model.endpoint, settings.dataDir);
  if (checked !== undefined) opened.add(checked, async (part) => part.close());
  const choice = {
    model: model.endpoint,
    order: settings.assistant.order,
    ...(checked && { trust: checked.trust }),
  };
  return { model, checked, choice };
}

/** Opens the store, the bus, the model and the identity service. @throws StartupError */
export async function openGround(settings: Settings, role: Role, opened: Opened): Promise<Ground> {
  const { dataDir, auth, storage, realtime, address, storeLimits } = settings;
  const isShared = storage.engine === 'postgres';
  const stored = opened.add(await openStored(settings), (part) => part.close());
  const bus = opened.add(await openBus({ ...realtime, line: stored.line }, auth.projectId), (part) => part.close());
  // Answers that a previous process was streaming are lost.
  bus.tellGap();
  // Processes that only hold sockets follow no graph.
  const live = liveEvents(bus, { areGraphsFollowed: isShared && realtime.redisUrl === null });
  const answering = modelOf(settings, opened);
  if (auth.mode === 'local' && !isShared) refuseDamaged(dataDir, 'identity.db');
  const identity = opened.add(await openIdentity(settings, live.sessionsEnded), (part) => part.stop());
  const provider = await openProvider(settings.payments, () => openSandboxEngine(settings));
  if (provider !== undefined) opened.add(provider, (part) => part.close());
  const { archiveLifeMs, deletionDelayMs, projectDeletionDelayMs, audio, stagingLimits: limits } = settings;
  return {
    ...{ stored, bus, ...answering, identity, provider },
    parts: {
      ...{ dataDir, stored, live, identity, archiveLifeMs, deletionDelayMs, projectDeletionDelayMs, audio },
      ...(isShared ? { sharing: { bus, isWorking: role !== 'web' } } : {}),
      textReader: openTextReader(answering.choice),
      selling: { provider, freeInteractions: storeLimits.freeInteractions, origins: address.origins },
      importing: { limits, rowNamer: openRowNamer(answering.choice, answering.model.isAway) },
    },
  };
}
