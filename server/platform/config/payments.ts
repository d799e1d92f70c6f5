import { type PaymentProvider } from '../../contract/payments.js';
import { readService } from './providers.js';
import { StartupError } from './StartupError.js';

/** Payments by Stripe. */
export interface StripeSettings {
  readonly provider: 'stripe';
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Where its API is. */
  readonly service: URL;
}

/** Who takes payments. */
export type PaymentsSettings = { readonly provider: Exclude<PaymentProvider, 'stripe'> } | StripeSettings;

const API = { service: 'https://api.stripe.com', override: 'HARTA_STRIPE_URL' } as const;

const NAMES = { choice: 'HARTA_PAYMENTS', key: 'STRIPE_SECRET_KEY', webhook: 'STRIPE_WEBHOOK_SECRET' } as const;

function readStripe(env: NodeJS.ProcessEnv, secretKey: string): PaymentsSettings {
  if (!/^[sr]k_(?:test|live)_\w+$/.test(secretKey))
    throw new StartupError(`${NAMES.key} must be a secret or restricted key, which begin with sk_ or rk_.`);
  const webhookSecret = env[NAMES.webhook]?.trim() ?? '';
  if (!/^whsec_\w+$/.test(webhookSecret))
    throw new StartupError(
      `${NAMES.key} is set, but ${NAMES.webhook} is not: events could not be told from forged ones.`,
    );
  // Else nobody would have a reason to buy, and the first who did would get less than the rest.
  if (!env['HARTA_FREE_INTERACTIONS'])
    throw new StartupError(
      `${NAMES.key} is set, but HARTA_FREE_INTERACTIONS is not: it says what is allowed without a plan.`,
    );
  return { provider: 'stripe', secretKey, webhookSecret, service: readService(env, API) };
}

/**
 * Reads STRIPE_SECRET_KEY with STRIPE_WEBHOOK_SECRET, and HARTA_PAYMENTS (`sandbox`, `none`). Without a key payments are tried out in a
 * sandbox, on an installation that only this machine reaches; anywhere else nothing is sold.
 * @throws StartupError, which tells no key
 */
export function readPayments(
  env: NodeJS.ProcessEnv,
  { isForThisMachine }: { readonly isForThisMachine: boolean },
): PaymentsSettings {
  const secretKey = env[NAMES.key]?.trim() ?? '';
  const choice = env[NAMES.choice]?.trim() ?? '';
  if (!['', 'sandbox', 'none'].includes(choice))
    throw new StartupError(`${NAMES.choice} must be sandbox or none, not "${choice}".`);
  if (secretKey !== '') {
    if (choice !== '') throw new StartupError(`${NAMES.choice} and ${NAMES.key} are both set; unset one of them.`);
    return readStripe(env, secretKey);
  }
  const mayTryOut = isForThisMachine && env['NODE_ENV'] !== 'production';
  if (choice === 'sandbox' && !mayTryOut)
    throw new StartupError(
      `${NAMES.choice}=sandbox serves this machine only, since it gives plans away for nothing; set ${NAMES.key} to sell them.`,
    );
  return { provider: choice === 'none' || !mayTryOut ? 'none' : 'sandbox' };
}
