import { type ChatAnswered, type ChatChanged, type ChatDelta, type ChatTurnBegun } from '../../contract/chat/live.js';
import { type ApiTokenId, type NotificationId, type OwnerId } from '../../contract/ids.js';
import { type ImagesChanged } from '../../contract/images.js';
import { type JobMoved } from '../../contract/jobs.js';
import { type GraphChanged, type ImportMoved, type NotificationsChanged } from '../../contract/live.js';
import { type PurchasesChanged } from '../../contract/payments.js';
import { type ProjectsChanged } from '../../contract/projects.js';
import { type Bus } from './Bus.js';

/** Keys of the bus: whose windows a message is for. */
export const busKeys = {
  notifications: (owner: OwnerId) => `notifications:${owner}`,
  graph: (owner: OwnerId) => `graph:${owner}`,
  imports: (owner: OwnerId) => `imports:${owner}`,
  projects: (owner: OwnerId) => `projects:${owner}`,
  jobs: (owner: OwnerId) => `jobs:${owner}`,
  purchases: (owner: OwnerId) => `purchases:${owner}`,
  images: (owner: OwnerId) => `images:${owner}`,
  chat: (owner: OwnerId) => `chat:${owner}`,
  sessions: (owner: OwnerId) => `sessions:${owner}`,
  apiToken: (id: ApiTokenId) => `api-token:${id}`,
};

/** What is told under {@link busKeys.notifications}: one was written (the row is read by whoever shows it), or some changed. */
export type NotificationNews = { readonly written: NotificationId } | { readonly changed: NotificationsChanged };

/** What is told under {@link busKeys.chat}: the event of the channel and its payload. */
export type ChatNews =
  | { readonly event: 'turn'; readonly payload: ChatTurnBegun }
  | { readonly event: 'delta'; readonly payload: ChatDelta }
  | { readonly event: 'done'; readonly payload: ChatAnswered }
  | { readonly event: 'changed'; readonly payload: ChatChanged };

/**
 * Tells a person's open windows, whichever process they are connected to, what was just committed. A change of a graph comes with
 * its content where that is small, and an answer of the chat word by word; of all else ids only.
 */
export interface LiveEvents {
  notificationWritten(owner: OwnerId, uid: NotificationId): void;
  notificationsChanged(owner: OwnerId, now: NotificationsChanged): void;
  graphChanged(owner: OwnerId, change: GraphChanged): void;
  importMoved(owner: OwnerId, moved: ImportMoved): void;
  /** The entry of a project in the list of projects has changed. */
  projectsChanged(owner: OwnerId, changed: ProjectsChanged): void;
  jobMoved(owner: OwnerId, moved: JobMoved): void;
  purchasesChanged(owner: OwnerId, now: PurchasesChanged): void;
  /** The entry of a picture in the list of pictures has changed. */
  imagesChanged(owner: OwnerId, changed: ImagesChanged): void;
  chat(owner: OwnerId, news: ChatNews): void;
  /** Every session of the person was ended: their sockets close. */
  sessionsEnded(owner: OwnerId): void;
  /** An API token was revoked: what it has open closes. */
  apiTokenRevoked(id: ApiTokenId): void;
}

/**
 * The events of {@link LiveEvents} over a bus.
 * @param areGraphsFollowed whether each process with open windows follows the changes of graphs by itself
 */
export function liveEvents(bus: Bus, { areGraphsFollowed = false } = {}): LiveEvents {
  const tell = (key: string, message: unknown) => bus.publish(key, JSON.stringify(message));
  const news = (owner: OwnerId, what: NotificationNews) => tell(busKeys.notifications(owner), what);
  return {
    notificationWritten: (owner, written) => news(owner, { written }),
    notificationsChanged: (owner, changed) => news(owner, { changed }),
    graphChanged: (owner, change) =>
      areGraphsFollowed
        ? bus.publishHere(busKeys.graph(owner), JSON.stringify(change))
        : tell(busKeys.graph(owner), change),
    importMoved: (owner, moved) => tell(busKeys.imports(owner), moved),
    projectsChanged: (owner, changed) => tell(busKeys.projects(owner), changed),
    jobMoved: (owner, moved) => tell(busKeys.jobs(owner), moved),
    purchasesChanged: (owner, now) => tell(busKeys.purchases(owner), now),
    imagesChanged: (owner, changed) => tell(busKeys.images(owner), changed),
    chat: (owner, news) => tell(busKeys.chat(owner), news),
    sessionsEnded: (owner) => tell(busKeys.sessions(owner), {}),
    apiTokenRevoked: (id) => tell(busKeys.apiToken(id), {}),
  };
}
