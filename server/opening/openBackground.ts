import { type Bus } from '../platform/bus/Bus.js';
import { type LiveEvents } from '../platform/bus/liveEvents.js';
import { openEffects } from '../platform/effects/openEffects.js';
import { type Imports } from '../graph/imports/Imports.js';
import { type ImportsOptions, openImports } from '../graph/imports/openImports.js';
import { type SharedParts } from '../graph/imports/SharedImports.js';
import { type Notifications } from '../people/notifications/Notifications.js';
import { openNotifications } from '../people/notifications/openNotifications.js';
import { type RunEffects } from '../people/records/effects.js';
import { type OpenStore } from '../platform/store/StorePorts.js';

/** What the work apart from calls stands on; the caller opened it, and closes it afterwards. */
export interface BackgroundParts {
  readonly dataDir: string;
  readonly stored: OpenStore;
  /** Tells persons' open windows what was committed. */
  readonly live: LiveEvents;
  /** What goes between the processes that share the store, and what of the work this one does; where one holds it alone there is nothing. */
  readonly sharing?: Sharing;
  /** How imports are read and held, where it is not as usual. */
  readonly importing?: Pick<ImportsOptions, 'limits' | 'maxBytes' | 'rowNamer' | 'workerUrl'>;
}

/** How a process works beside others that share the store. */
interface Sharing {
  readonly bus: Bus;
  /** Whether it does jobs, imports and what commits left, or only asks for them. */
  readonly isWorking: boolean;
}

/** What goes on apart from the calls of people. */
export interface Background {
  readonly live: LiveEvents;
  readonly notifications: Notifications;
  /** Carries out what commits bring about outside the graph. */
  readonly runEffects: RunEffects;
  /** To be closed. */
  readonly imports: Imports;
  /** How the processes that share the store work beside each other; undefined where one holds it alone. */
  readonly shared: SharedParts | undefined;
}

/** First stage: open windows hear of what is committed, its effects are carried out, files are imported. */
export async function openBackground(parts: BackgroundParts): Promise<Background> {
  const { dataDir, stored, live, sharing, importing = {} } = parts;
  const { leases } = stored;
  const shared = leases === undefined || sharing === undefined ? undefined : { leases, ...sharing };
  stored.store.onChange(live.graphChanged);
  const notifications = await openNotifications({ ...stored, live });
  const runEffects = await openEffects({ ...stored, notifications, live });
  const imports = await openImports({
    dataDir,
    ...stored,
    notifications,
    runEffects,
    live,
    ...(shared && { shared }),
    ...importing,
  });
  return { live, notifications, runEffects, imports, shared };
}
