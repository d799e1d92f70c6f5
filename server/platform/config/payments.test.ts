import { describe, expect, test } from 'vitest';

import { readPayments } from './payments.js';

const HERE = { isForThisMachine: true };
const SERVED = { isForThisMachine: false };
const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1', HARTA_FREE_INTERACTIONS: '100' };

describe('who takes payments', () => {
  test('is a sandbox on an installation for this machine, and nobody on any other', () => {
    expect(readPayments({}, HERE)).toEqual({ provider: 'sandbox' });
    expect(readPayments({}, SERVED)).toEqual({ provider: 'none' });
    expect(readPayments({ NODE_ENV: 'production' }, HERE)).toEqual({ provider: 'none' });
    expect(readPayments({ HARTA_PAYMENTS: 'none' }, HERE)).toEqual({ provider: 'none' });
    expect(readPayments({ HARTA_PAYMENTS: 'sandbox' }, HERE)).toEqual({ provider: 'sandbox' });
  });

  test('is Stripe where there is a key', () => {
    const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = STRIPE;
    const service = new URL('https://api.stripe.com');
    expect(readPayments(STRIPE, SERVED)).toEqual({ provider: 'stripe', secretKey, webhookSecret, service });
  });

  test.each([
    ['a sandbox that others could reach', { HARTA_PAYMENTS: 'sandbox' }, SERVED],
    ['a sandbox in production', { HARTA_PAYMENTS: 'sandbox', NODE_ENV: 'production' }, HERE],
    ['a word that nobody knows', { HARTA_PAYMENTS: 'paypal' }, HERE],
    ['another Stripe elsewhere', { ...STRIPE, HARTA_STRIPE_URL: 'https://evil.example' }, SERVED],
    ['both', { ...STRIPE, HARTA_PAYMENTS: 'sandbox' }, HERE],
    ['a key for browsers', { ...STRIPE, STRIPE_SECRET_KEY: 'pk_live_1' }, SERVED],
    ['a key without the secret of its events', { ...STRIPE, STRIPE_WEBHOOK_SECRET: '' }, SERVED],
    ['plans without a word on what is free', { ...STRIPE, HARTA_FREE_INTERACTIONS: '' }, SERVED],
  ])('%s is refused, without the key being told', (_what, env, reach) => {
    expect(() => readPayments(env, reach)).toThrow(/HARTA_|STRIPE_/);
    try {
      readPayments(env, reach);
    } catch (error) {
      expect(String(error)).not.toMatch(/sk_test_1|whsec_1|pk_live_1/);
    }
  });
});
