import { type LiveEvents } from '../platform/bus/liveEvents.js';
import { openEffects } from '../platform/effects/openEffects.js';
import { type Imports } from '../graph/imports/Imports.js';
import { type ImportsOptions, openImports } from '../graph/imports/openImports.js';
import { type Notifications } from '../people/notifications/Notifications.js';
import { openNotifications } from '../people/notifications/openNotifications.js';
import { type CarryOut } from '../people/records/effects.js';
import { type OpenStore } from '../platform/store/StorePorts.js';

/** What the work apart from calls stands on; the caller opened it, and closes it afterwards. */
export interface BackgroundParts {
  readonly dataDir: string;
  readonly stored: OpenStore;
  /** Tells persons' open windows what was committed. */
  readonly live: LiveEvents;
  /** How imports are read and held, where it is not as usual. */
  readonly importing?: Pick<ImportsOptions, 'limits' | 'maxBytes' | 'rowNamer' | 'workerUrl'>;
}

/** What goes on apart from the calls of people. */
export interface Background {
  readonly live: LiveEvents;
  readonly notifications: Notifications;
  /** Carries out what commits bring about outside the graph. */
  readonly carryOut: CarryOut;
  /** To be closed. */
  readonly imports: Imports;
}

/** First stage: open windows hear of what is committed, its effects are carried out, files are imported. */
export async function openBackground({ dataDir, stored, live, importing = {} }: BackgroundParts): Promise<Background> {
  stored.store.onChange(live.graphChanged);
  const notifications = await openNotifications({ ...stored, live });
  const carryOut = await openEffects({ ...stored, notifications, live });
  const imports = await openImports({ dataDir, ...stored, notifications, carryOut, live, ...importing });
  return { live, notifications, carryOut, imports };
}
