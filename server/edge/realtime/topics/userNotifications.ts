import { type Bus } from '../../../platform/bus/Bus.js';
import { busKeys, type NotificationNews } from '../../../platform/bus/liveEvents.js';
import { type NotificationId } from '../../../contract/ids.js';
import { type ImagesChanged } from '../../../contract/images.js';
import { type JobMoved } from '../../../contract/jobs.js';
import { type NotificationPushed } from '../../../contract/live.js';
import { type PurchasesChanged } from '../../../contract/payments.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type Notifications } from '../../../people/notifications/Notifications.js';
import { type ChannelHandler, type JoinedChannel, refuse } from '../protocol/ChannelHandler.js';
import { joined, type Visitor } from './Visitor.js';

/** Reads notifications from the store of this process. */
export const storedRows =
  (notifications: Pick<Notifications, 'notification'>): ReadNotification =>
  async ({ ownerId }, uid) => {
    try {
      return JSON.stringify(await notifications.notification(ownerId, uid));
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'NOTIFICATION_NOT_FOUND') return undefined;
      throw error;
    }
  };

/** Reads a person's notification as JSON text; undefined when it is there no more. */
export type ReadNotification = (who: Visitor, uid: NotificationId) => Promise<string | undefined>;

async function tell(channel: JoinedChannel<Visitor>, news: NotificationNews, read: ReadNotification): Promise<void> {
  if ('changed' in news) return channel.push('changed', news.changed);
  const notification = await read(channel.who, news.written);
  if (notification !== undefined) channel.push('notification', { notification } satisfies NotificationPushed);
}

/**
 * `user:notifications`: what was written is pushed as event `notification`, what was read, deleted or restored as
 * `changed`, how far a job in the background is as `job`, that a subscription is not what it was as `purchases`, and that
 * the list of pictures is not as `images`. The client reads its
 * list anew after each join before which something may have been told, so that nothing is missed. When a row cannot be read, the channel ends as a crash, and the client
 * joins anew.
 */
export const userNotifications = (bus: Bus, read: ReadNotification): ChannelHandler<Visitor> => ({
  topics: 'user:notifications',
  join(channel, params) {
    const { ownerId } = channel.who;
    const keys: string[] = [];
    const listen = (key: string, take: (message: string) => void | Promise<void>) => {
      keys.push(key);
      channel.onEnd(bus.subscribe(key, (message) => channel.inTurn(() => take(message))));
    };
    const pass = <News extends JobMoved | PurchasesChanged | ImagesChanged>(key: string, event: string) =>
      listen(key, (message) => channel.push(event, JSON.parse(message) as News));
    listen(busKeys.notifications(ownerId), (message) => tell(channel, JSON.parse(message) as NotificationNews, read));
    pass<JobMoved>(busKeys.jobs(ownerId), 'job');
    pass<PurchasesChanged>(busKeys.purchases(ownerId), 'purchases');
    pass<ImagesChanged>(busKeys.images(ownerId), 'images');
    return joined(bus, channel.who, params, keys);
  },
  handle: () => refuse('unknown event'),
});
