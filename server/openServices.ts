import { type Engine } from './assistant/engine/Engine.js';
import { openAssistant } from './assistant/openAssistant.js';
import { type Bus } from './bus/Bus.js';
import { liveEvents } from './bus/liveEvents.js';
import { openEffects } from './effects/openEffects.js';
import { SocketTickets } from './identity/tickets/SocketTickets.js';
import { type ImportsOptions, openImports } from './imports/openImports.js';
import { openNotifications } from './notifications/openNotifications.js';
import { openPictures, type Pictures } from './pictures/openPictures.js';
import { type Services } from './routes/services.js';
import { type OpenStore } from './store/openStore.js';

/** What the services stand on; the caller opened it, and closes it after them. */
export interface ServiceParts {
  readonly dataDir: string;
  readonly stored: OpenStore;
  readonly bus: Bus;
  /** Who answers questions. */
  readonly engine: Engine;
  /** Who has the pictures of people; without a word they are fetched. */
  readonly pictures?: Pictures;
  readonly stagingLimits?: ImportsOptions['limits'];
}

/**
 * Opens all that the routes stand on, in the one order in which it can be, and lets open windows hear of what is committed.
 * To be closed: first `assistant`, then the server, then `imports`.
 */
export async function openServices(parts: ServiceParts): Promise<Services> {
  const { dataDir, stored, bus, engine, pictures = openPictures(), stagingLimits } = parts;
  const { store, records, trainExamples, chats } = stored;
  const live = liveEvents(bus);
  store.onChange(live.graphChanged);
  const notifications = await openNotifications({ ...stored, live });
  const carryOut = await openEffects({ ...stored, notifications, live });
  const limits = stagingLimits === undefined ? {} : { limits: stagingLimits };
  const imports = await openImports({ dataDir, ...stored, notifications, carryOut, live, ...limits });
  const assistant = openAssistant({ ...stored, live, carryOut, engine });
  const tickets = new SocketTickets();
  return { store, records, trainExamples, chats, imports, notifications, assistant, live, tickets, pictures };
}
