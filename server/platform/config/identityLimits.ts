import { readCount } from './count.js';

/** How long a sign-in of the local service lasts, in days. */
export interface SessionLife {
  /** Without use. */
  readonly idleDays: number;
  /** In all. */
  readonly mostDays: number;
}

/** As SP 800-63B has it for the first of its levels, and three months in all. */
export const USUAL_SESSION_LIFE: SessionLife = { idleDays: 30, mostDays: 90 };

/** Reads HARTA_SESSION_IDLE_DAYS (30) and HARTA_SESSION_DAYS (90). @throws StartupError */
export const readSessionLife = (env: NodeJS.ProcessEnv): SessionLife => ({
  idleDays: readCount(env, 'HARTA_SESSION_IDLE_DAYS', USUAL_SESSION_LIFE.idleDays),
  mostDays: readCount(env, 'HARTA_SESSION_DAYS', USUAL_SESSION_LIFE.mostDays),
});

/** How much one address, and one account, may ask of the local sign-in. */
export interface IdentityLimits {
  /** New accounts from one address. */
  readonly signUpsPerHour: number;
  /** Mails to one account; one address may cause four times as many. */
  readonly mailsPerHour: number;
}

/** Reads HARTA_SIGN_UPS_PER_HOUR (20) and HARTA_MAILS_PER_HOUR (5). @throws StartupError */
export const readIdentityLimits = (env: NodeJS.ProcessEnv): IdentityLimits => ({
  signUpsPerHour: readCount(env, 'HARTA_SIGN_UPS_PER_HOUR', 20),
  mailsPerHour: readCount(env, 'HARTA_MAILS_PER_HOUR', 5),
});
