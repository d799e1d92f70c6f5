import { type IdentityLimits } from '../../../platform/config/identityLimits.js';
import { type Mail, type MailSender } from '../mails/Mail.js';
import { type Assertions } from '../providers/assertion.js';
import { type Fields } from './fields.js';
import { type AttemptLimits } from './limits/AttemptLimits.js';
import { type Passwords } from './passwords/hashPassword.js';
import { type Accounts } from './store/Accounts.js';
import { type Codes } from './store/Codes.js';
import { type Devices } from './store/Devices.js';
import { type Sessions } from './store/Sessions.js';
import { type Clock } from './store/IdentityEngine.js';
import { type UnitDatabase } from '../../../platform/storage/Unit.js';
import { type IdTokens } from './tokens/IdTokens.js';

/** What the calls stand on. */
export interface Service {
  readonly db: UnitDatabase;
  readonly clock: Clock;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly codes: Codes;
  readonly devices: Devices;
  readonly limits: AttemptLimits;
  readonly most: IdentityLimits;
  readonly passwords: Passwords;
  readonly tokens: IdTokens;
  readonly assertions: Assertions;
  readonly mails: MailSender;
  /** Under which hosts the pages are reached. */
  readonly hosts: readonly string[];
  /** Whether the disk has room for what a call keeps. */
  hasRoom(): boolean;
  /** Closes what the account has open: its sessions are over. To be called once that is committed. */
  sessionsEnded(uid: string): void;
}

/** The browser of a call. */
export interface CallingBrowser {
  /** What it kept of an earlier sign-in here; null without. */
  readonly mark: string | null;
  /** Gives it a mark to keep, with the answer. */
  keep(mark: string): void;
}

/** One call of the client. */
export interface Call {
  readonly fields: Fields;
  /** Address that it comes from. */
  readonly ip: string;
  readonly browser: CallingBrowser;
  /** Language of the mails that it causes. */
  readonly language: Mail['language'];
}

/** What a call answers; what is undefined is left out. */
export type Answer = Readonly<Record<string, unknown>>;

/** Does what a call asks. @throws Refusal */
export type Operation = (service: Service, call: Call) => Answer | Promise<Answer>;
