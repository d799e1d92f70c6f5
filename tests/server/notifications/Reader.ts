import { ulid } from 'ulid';

import { busKeys, type NotificationNews } from '../../../server/platform/bus/liveEvents.js';
import { type NotificationId, type OwnerId } from '../../../server/contract/ids.js';
import {
  type Notification,
  type NotificationMarked,
  type NotificationPage,
  type NotificationsDeleted,
  type NotificationsMarked,
  type NotificationsRestored,
} from '../../../server/contract/notifications.js';
import { type News } from '../../../server/people/notifications/kinds.js';
import { type TestServer } from '../api/startTestServer.js';

const BASE = '/api/bigquery/notifications';

/** A refusal of the server, as an error. */
class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(`${status} ${code}`);
  }
}

/** Somebody who reads their notifications over REST. */
export class Reader {
  readonly owner = `reader-${ulid()}` as OwnerId;

  constructor(readonly server: TestServer) {}

  /** Tells them something, and gives it as they then see it. */
  async told(news: News = { kind: 'newDevice', device: 'Firefox, Linux' }): Promise<Notification> {
    const before = new Set((await this.all()).map(({ uid }) => uid));
    await this.server.notifications.tell(this.owner, news);
    const written = (await this.all()).find(({ uid }) => !before.has(uid));
    if (written === undefined) throw new Error('nothing was written');
    return written;
  }

  /** Signs in with a browser. */
  signsIn(id: string, name = 'Firefox, Linux'): Promise<{ isNew: boolean }> {
    return this.call('POST', '/api/identity/device', { id, name });
  }

  async all(): Promise<Notification[]> {
    return (await this.page('pageSize=500')).items;
  }

  page(query = ''): Promise<NotificationPage> {
    return this.call('GET', `${BASE}/with-paginate?${query}`);
  }

  found(text: string, query = ''): Promise<NotificationPage> {
    return this.call('POST', `${BASE}/search/${encodeURIComponent(text)}?${query}`);
  }

  read(uid: string): Promise<Notification> {
    return this.call('GET', `${BASE}/${uid}`);
  }

  marks(uid: string): Promise<NotificationMarked> {
    return this.call('POST', `${BASE}/mark-as-read/${uid}`);
  }

  marksAll(): Promise<NotificationsMarked> {
    return this.call('POST', `${BASE}/mark-all-as-read`);
  }

  deletes(uid: string): Promise<NotificationsDeleted> {
    return this.call('DELETE', `${BASE}/${uid}`);
  }

  deletesAll(): Promise<NotificationsDeleted> {
    return this.call('DELETE', `${BASE}/all`);
  }

  restores(deletion: string | undefined): Promise<NotificationsRestored> {
    return this.call('POST', `${BASE}/restore/${deletion ?? ''}`);
  }

  sets(settings: object): Promise<unknown> {
    return this.call('PUT', '/api/settings', settings);
  }

  /** What their open windows hear from now on. */
  hears(): NotificationNews[] {
    const heard: NotificationNews[] = [];
    this.server.bus.subscribe(busKeys.notifications(this.owner), (message) => {
      heard.push(JSON.parse(message) as NotificationNews);
    });
    return heard;
  }

  async call<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object): Promise<T> {
    const answer = await this.server.call(this.owner, method, url, body);
    if (answer.status !== 200) throw new Refused(answer.status, answer.json<{ code: string }>().code);
    return answer.json<T>();
  }
}

/** An id that nothing has. */
export const NOTHING = '01ARZ3NDEKTSV4RRFFQ69G5FAV' as NotificationId;
