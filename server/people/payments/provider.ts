import type Stripe from 'stripe';

import { type PaymentsSettings, type StripeSettings } from '../../platform/config/payments.js';
import { sandboxHttpClient } from './sandbox/api/SandboxHttpClient.js';
import { openSandbox, type Sandbox } from './sandbox/openSandbox.js';
import { type SandboxEngine } from './sandbox/store/SandboxStore.js';

/** The payment provider: one client for both kinds, since the sandbox answers the same calls. */
export interface Provider {
  readonly kind: 'sandbox' | 'stripe';
  /** Its SDK, loaded when it is needed for the first time. */
  client(): Promise<Stripe>;
  readonly webhookSecret: string;
  /** The stand-in, where it is one. */
  readonly sandbox?: Sandbox;
  close(): Promise<void>;
}

type Options = ConstructorParameters<typeof Stripe>[1];

const COMMON = { telemetry: false, appInfo: { name: 'Harta' }, timeout: 20_000 } as const;

/** Loads the SDK once; a failure is tried again by the next call. */
function onceLoaded(key: string, options: Options): () => Promise<Stripe> {
  let loading: Promise<Stripe> | undefined;
  const load = async () => new (await import('stripe')).default(key, options);
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

function sandboxProvider(sandbox: Sandbox): Provider {
  const options = { ...COMMON, httpClient: sandboxHttpClient(sandbox.answer), maxNetworkRetries: 0 };
  return {
    kind: 'sandbox',
    client: onceLoaded('sk_test_sandbox', options),
    webhookSecret: sandbox.webhookSecret,
    sandbox,
    close: () => sandbox.close(),
  };
}

/** How long a call may take, and how often one that failed is made again. */
type Patience = Pick<NonNullable<Options>, 'timeout' | 'maxNetworkRetries'>;

/** Stripe itself, by its SDK. */
export function stripeProvider(settings: StripeSettings, patience: Patience = { maxNetworkRetries: 2 }): Provider {
  const { hostname: host, port, protocol } = settings.service;
  const isPlain = protocol === 'http:';
  const service = {
    host,
    protocol: isPlain ? 'http' : 'https',
    port: port === '' ? (isPlain ? 80 : 443) : port,
  } as const;
  return {
    kind: 'stripe',
    client: onceLoaded(settings.secretKey, { ...COMMON, ...service, ...patience }),
    webhookSecret: settings.webhookSecret,
    close: async () => undefined,
  };
}

/**
 * Who takes payments by these settings; undefined for nobody.
 * @param openEngine opens what keeps the sandbox, where there is one
 * @throws StartupError when the sandbox cannot be opened
 */
export async function openProvider(
  settings: PaymentsSettings,
  openEngine: () => SandboxEngine | Promise<SandboxEngine>,
): Promise<Provider | undefined> {
  if (settings.provider === 'stripe') return stripeProvider(settings);
  return settings.provider === 'none' ? undefined : sandboxProvider(await openSandbox(await openEngine()));
}
