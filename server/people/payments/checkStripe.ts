import { type StripeSettings } from '../../platform/config/payments.js';
import { Catalogue } from './Catalogue.js';
import { stripeProvider } from './provider.js';

const PATIENCE = { timeout: 5_000, maxNetworkRetries: 0 } as const;

/** What the SDK throws, as far as it is read here: https://docs.stripe.com/api/errors/handling?lang=node. */
interface StripeFailure {
  readonly statusCode?: number;
  readonly detail?: { readonly message?: string } | string;
}

/** An answer tells its status; its message would repeat a part of the key. */
function faultOf({ statusCode, detail }: StripeFailure, { origin }: URL): string {
  if (statusCode === 401) return 'Stripe refuses the key of STRIPE_SECRET_KEY (401)';
  if (statusCode === 403) return 'the key of STRIPE_SECRET_KEY may not read prices and products (403)';
  if (statusCode !== undefined) return `Stripe answers ${statusCode} at ${origin}`;
  const reason = typeof detail === 'object' ? detail.message : detail;
  return `Stripe does not answer at ${origin}: ${reason ?? 'no connection'}`;
}

/** Asks Stripe for the plans on sale. @returns how many, or why nothing can be sold */
export async function checkStripe(
  settings: StripeSettings,
): Promise<{ readonly plans: number } | { readonly fault: string }> {
  try {
    const plans = await new Catalogue(stripeProvider(settings, PATIENCE)).plans();
    return plans.length > 0
      ? { plans: plans.length }
      : { fault: 'Stripe has no plan on sale with a lookup key of Harta' };
  } catch (error) {
    return { fault: faultOf(error as StripeFailure, settings.service) };
  }
}
