import { type Engine } from './assistant/engine/Engine.js';
import { openAssistant } from './assistant/openAssistant.js';
import { type Bus } from './bus/Bus.js';
import { liveEvents } from './bus/liveEvents.js';
import { openEffects } from './effects/openEffects.js';
import { SocketTickets } from './identity/tickets/SocketTickets.js';
import { type ImportsOptions, openImports } from './imports/openImports.js';
import { openJobs } from './jobs/openJobs.js';
import { openNotifications } from './notifications/openNotifications.js';
import { openPictures, type Pictures } from './pictures/openPictures.js';
import { type Services } from './routes/services.js';
import { type OpenStore } from './store/openStore.js';
import { openYourData, yourDataHandlers } from './yourData/openYourData.js';

/** What the work apart from calls stands on; the caller opened it, and closes it afterwards. */
interface BackgroundParts {
  readonly dataDir: string;
  readonly stored: OpenStore;
  readonly bus: Bus;
  /** How imports are read and held, where it is not as usual. */
  readonly importing?: Pick<ImportsOptions, 'limits' | 'maxBytes' | 'workerUrl'>;
}

/** What the services stand on. */
export interface ServiceParts extends BackgroundParts {
  /** Who answers questions. */
  readonly engine: Engine;
  /** Who has the pictures of people; without a word they are fetched. */
  readonly pictures?: Pictures;
}

/**
 * Opens what goes on apart from the calls of people: open windows hear of what is committed, its effects are carried out, files are
 * imported. To be closed: `imports`.
 */
export async function openBackground({ dataDir, stored, bus, importing = {} }: BackgroundParts) {
  const live = liveEvents(bus);
  stored.store.onChange(live.graphChanged);
  const notifications = await openNotifications({ ...stored, live });
  const carryOut = await openEffects({ ...stored, notifications, live });
  const imports = await openImports({ dataDir, ...stored, notifications, carryOut, live, ...importing });
  return { live, notifications, carryOut, imports };
}

/**
 * Opens all that the routes stand on, in the one order in which it can be. To be closed: first `assistant`, then the server, then `imports`,
 * `jobs` and `yourData`.
 */
export async function openServices(parts: ServiceParts): Promise<Services> {
  const { dataDir, stored, engine, pictures = openPictures() } = parts;
  const { store, records, trainExamples, chats } = stored;
  const { live, notifications, carryOut, imports } = await openBackground(parts);
  const assistant = openAssistant({ ...stored, live, carryOut, engine });
  const jobs = await openJobs({ ...stored, notifications, live, handlers: yourDataHandlers(stored, dataDir) });
  const yourData = openYourData(jobs, dataDir);
  const tickets = new SocketTickets();
  return {
    ...{ store, records, trainExamples, chats, imports, notifications, assistant, live, tickets, pictures },
    ...{ jobs, yourData },
  };
}
