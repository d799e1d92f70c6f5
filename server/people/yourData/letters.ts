import { createHash } from 'node:crypto';

import { type OwnerId } from '../../contract/ids.js';
import { type Deletion } from '../../contract/yourData.js';
import { type AttemptLimits } from '../identity/local/limits/AttemptLimits.js';
import { Refusal } from '../identity/local/Refusal.js';
import { type MailSender, type NoticeKind } from '../identity/mails/Mail.js';
import { type AccountStore } from '../records/AccountStore.js';
import { type SettingsStore } from '../records/SettingsStore.js';
import { warn } from '../../platform/faults/guarded.js';

/** What is also mailed of all that a person has here: they may look at neither page nor bell for days. */
export interface Letters {
  archiveReady(owner: OwnerId, until: Date): void;
  deletionBegun(owner: OwnerId, deletion: Deletion): void;
}

/** Most mails to one address in an hour, as many as sign-in sends: an address may be somebody else's. */
const MOST_AN_HOUR = 5;
const HOUR_MS = 60 * 60_000;

/** Counts a mail to an address. @returns whether it may go; to look and to count is one step */
export type MayGo = (to: string) => Promise<boolean>;

/** Counts mails in the memory of the one process that sends them. */
function hourly(): MayGo {
  const sent = new Map<string, readonly number[]>();
  return async (to) => {
    const now = Date.now();
    for (const [each, times] of sent) if (times.every((at) => now - at > HOUR_MS)) sent.delete(each);
    const lately = (sent.get(to) ?? []).filter((at) => now - at <= HOUR_MS);
    if (lately.length >= MOST_AN_HOUR) return false;
    sent.set(to, [...lately, now]);
    return true;
  };
}

/** Addresses are not readable where attempts are kept. */
const letterKey = (to: string) => `letter:${createHash('sha256').update(to).digest('base64url').slice(0, 22)}`;

/** Counts mails where attempts of the sign-in are counted, by all processes that share that. */
export const countedLetters =
  (limits: AttemptLimits): MayGo =>
  (to) =>
    limits.take([{ key: letterKey(to), limit: { most: MOST_AN_HOUR, windowMs: HOUR_MS } }]).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Refusal) return false;
        throw error;
      },
    );

/** Where the address of a person is found, and the language that they are written to in. */
interface Addresses {
  readonly accounts: Pick<AccountStore, 'find'>;
  readonly settingsStore: Pick<SettingsStore, 'read'>;
}

/**
 * Mails in the language of the person's settings, to the address of their account; who has none is told by the bell alone. A mail is
 * sent once at the most: a process that ends between what it tells of and the mail does not send it.
 */
export function openLetters(
  { accounts, settingsStore }: Addresses,
  sender: MailSender,
  mayGo: MayGo = hourly(),
): Letters {
  async function send(owner: OwnerId, kind: NoticeKind, until: string): Promise<void> {
    const to = (await accounts.find(owner))?.email;
    if (!to || !(await mayGo(to))) return;
    const { language } = await settingsStore.read(owner);
    await sender.send({ kind, to, newEmail: null, code: '', until, language, sentAt: new Date().toISOString() });
  }
  const inTheEnd = (sent: Promise<void>) => void sent.catch((error: unknown) => warn('A mail was not written', error));
  return {
    archiveReady: (owner, until) => inTheEnd(send(owner, 'ARCHIVE_READY', until.toISOString())),
    deletionBegun: (owner, { scope, at }) =>
      inTheEnd(send(owner, scope === 'data' ? 'DATA_DELETION_BEGUN' : 'ACCOUNT_DELETION_BEGUN', at)),
  };
}
