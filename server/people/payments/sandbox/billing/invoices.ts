import { type Unit } from '../../../../platform/storage/Unit.js';
import { randomBytes } from 'node:crypto';

import {
  listed,
  type SandboxCustomer,
  type SandboxInvoice,
  type SandboxLine,
  type SandboxPrice,
  type SandboxSubscription,
} from '../store/objects.js';
import { type SandboxStore } from '../store/SandboxStore.js';
import { tell } from './events.js';

/** One line of an invoice: a plan for a time. A negative amount is a credit for time that was not used. */
export function* lineOf(
  store: SandboxStore,
  price: SandboxPrice,
  amount: number,
  period: SandboxLine['period'],
): Unit<SandboxLine> {
  return {
    ...{
      id: `il_sbx_${randomBytes(12).toString('hex')}`,
      object: 'line_item',
      amount,
      currency: price.currency,
      period,
    },
    description: (yield* store.get('product', price.product)).name,
    pricing: {
      type: 'price_details',
      price_details: { price: price.id, product: price.product },
      unit_amount_decimal: String(price.unit_amount),
    },
  };
}

/** An invoice that is paid by nobody yet; what the customer has to their credit is taken off. It is not kept. */
export function* invoiceOf(
  store: SandboxStore,
  { id: customer, balance }: Pick<SandboxCustomer, 'id' | 'balance'>,
  subscription: string,
  lines: readonly SandboxLine[],
): Unit<SandboxInvoice> {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const left = total + balance;
  const due = Math.max(0, left);
  const begun = yield* store.begun('invoice');
  return {
    ...begun,
    ...{ amount_due: due, amount_paid: 0, amount_remaining: due, customer, subtotal: total, total },
    ...{ starting_balance: balance, ending_balance: Math.min(0, left), status: 'open' },
    currency: lines[0]?.currency ?? 'eur',
    lines: listed(`/v1/invoices/${begun.id}/lines`, lines),
    number: `SBX-${begun.id.slice(-8).toUpperCase()}`,
    parent: { type: 'subscription_details', subscription_details: { subscription } },
    status_transitions: { paid_at: null },
  };
}

/** Keeps an invoice as paid; what of a credit was used, or came to it, is the customer's balance from now on. */
export function* payInvoice(store: SandboxStore, invoice: SandboxInvoice): Unit<SandboxInvoice> {
  const { customer, amount_due: due, ending_balance: balance } = invoice;
  yield* store.put({ ...(yield* store.get('customer', customer)), balance });
  const paid = yield* store.put({
    ...invoice,
    ...{ amount_paid: due, amount_remaining: 0, status: 'paid', status_transitions: { paid_at: yield* store.now() } },
  });
  yield* tell(store, 'invoice.paid', paid);
  return paid;
}

/** Keeps an invoice that could not be paid; it waits for another card. */
export function* leaveOpen(store: SandboxStore, invoice: SandboxInvoice): Unit<SandboxInvoice> {
  const open = yield* store.put(invoice);
  yield* tell(store, 'invoice.payment_failed', open);
  return open;
}

/** Invoices of a subscription that wait to be paid. */
export function* openInvoices(store: SandboxStore, { id, customer }: SandboxSubscription): Unit<SandboxInvoice[]> {
  const invoices = yield* store.list('invoice', { customer });
  return invoices.filter(({ status, parent }) => status === 'open' && parent.subscription_details.subscription === id);
}
