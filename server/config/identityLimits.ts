import { readCount } from './count.js';

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
