import { type Unread } from './LiveInbox.js';

/** Where one person's notifications are written and read: the product itself, or the small one of these suites. */
export interface Mailroom {
  /** Addresses of the channel and of REST, in front of which the proxies stand; the product has one for both. */
  readonly channelOrigin: string;
  readonly restOrigin: string;
  readonly token: string;
  /** Stores one notification, which is then pushed. */
  write(): Promise<void>;
  /** Reads the unread list at an address, which may be a proxy's. Throws when the line breaks. */
  unread(origin: string): Promise<Unread>;
  close(): Promise<void>;
}
