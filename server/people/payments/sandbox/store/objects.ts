/** What every object has. The forms are those of the API's version that the SDK asks for, as far as Harta reads them. */
interface Base<Name extends string> {
  readonly id: string;
  readonly object: Name;
  readonly created: number;
  readonly livemode: false;
  readonly metadata: Readonly<Record<string, string>>;
}

/** How often something is paid. */
export interface Recurring {
  readonly interval: 'day' | 'week' | 'month' | 'year';
  readonly interval_count: number;
}

interface SandboxProduct extends Base<'product'> {
  readonly active: boolean;
  readonly name: string;
  readonly description: string | null;
}

export interface SandboxPrice extends Base<'price'> {
  readonly active: boolean;
  readonly currency: string;
  readonly lookup_key: string | null;
  readonly product: string;
  readonly recurring: Recurring;
  readonly type: 'recurring';
  readonly unit_amount: number;
}

export interface SandboxCustomer extends Base<'customer'> {
  readonly email: string | null;
  readonly name: string | null;
  /** Negative is a credit. */
  readonly balance: number;
  readonly invoice_settings: { readonly default_payment_method: string | null };
  readonly deleted?: true;
}

export interface SandboxPaymentMethod extends Base<'payment_method'> {
  readonly customer: string;
  readonly type: 'card';
  readonly card: {
    readonly brand: 'visa';
    readonly last4: string;
    readonly exp_month: number;
    readonly exp_year: number;
  };
}

export interface SandboxSession extends Base<'checkout.session'> {
  readonly cancel_url: string;
  readonly client_reference_id: string | null;
  readonly currency: string;
  readonly customer: string;
  readonly expires_at: number;
  readonly locale: string | null;
  readonly mode: 'subscription';
  readonly payment_status: 'paid' | 'unpaid';
  readonly status: 'open' | 'complete' | 'expired';
  readonly amount_total: number;
  readonly subscription: string | null;
  readonly invoice: string | null;
  readonly success_url: string;
  readonly url: string | null;
  /** Of the sandbox alone: what is bought, and what proves that a form is our own page's. */
  readonly sandbox_price: string;
  readonly sandbox_form: string;
  readonly sandbox_subscription_metadata: Readonly<Record<string, string>>;
}

export interface SandboxPortal extends Base<'billing_portal.session'> {
  readonly customer: string;
  readonly locale: string | null;
  readonly return_url: string;
  readonly url: string;
  readonly sandbox_form: string;
}

/** Pages of objects within objects. */
interface Listed<T> {
  readonly object: 'list';
  readonly data: readonly T[];
  readonly has_more: false;
  readonly url: string;
}
export const listed = <T>(url: string, data: readonly T[]): Listed<T> => ({
  object: 'list',
  data,
  has_more: false,
  url,
});

export interface SandboxItem {
  readonly id: string;
  readonly object: 'subscription_item';
  readonly current_period_start: number;
  readonly current_period_end: number;
  readonly price: SandboxPrice;
  readonly quantity: 1;
  readonly subscription: string;
}

export interface SandboxSubscription extends Base<'subscription'> {
  readonly cancel_at: number | null;
  readonly cancel_at_period_end: boolean;
  readonly canceled_at: number | null;
  readonly currency: string;
  readonly customer: string;
  readonly default_payment_method: string | null;
  readonly ended_at: number | null;
  readonly items: Listed<SandboxItem>;
  readonly latest_invoice: string | null;
  readonly start_date: number;
  readonly status: 'active' | 'past_due' | 'canceled';
}

export interface SandboxLine {
  readonly id: string;
  readonly object: 'line_item';
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly pricing: {
    readonly type: 'price_details';
    readonly price_details: { readonly price: string; readonly product: string };
    readonly unit_amount_decimal: string;
  };
  readonly period: { readonly start: number; readonly end: number };
}

export interface SandboxInvoice extends Base<'invoice'> {
  readonly amount_due: number;
  readonly amount_paid: number;
  readonly amount_remaining: number;
  readonly currency: string;
  readonly customer: string;
  readonly lines: Listed<SandboxLine>;
  readonly number: string;
  readonly parent: {
    readonly type: 'subscription_details';
    readonly subscription_details: { readonly subscription: string };
  };
  readonly starting_balance: number;
  readonly ending_balance: number;
  readonly status: 'paid' | 'open' | 'draft' | 'void';
  readonly status_transitions: { readonly paid_at: number | null };
  readonly subtotal: number;
  readonly total: number;
}

interface SandboxEvent extends Base<'event'> {
  readonly api_version: string;
  readonly data: { readonly object: object };
  readonly pending_webhooks: number;
  readonly type: string;
}

/** Objects by what they say of themselves. */
export interface Objects {
  readonly product: SandboxProduct;
  readonly price: SandboxPrice;
  readonly customer: SandboxCustomer;
  readonly payment_method: SandboxPaymentMethod;
  readonly 'checkout.session': SandboxSession;
  readonly 'billing_portal.session': SandboxPortal;
  readonly subscription: SandboxSubscription;
  readonly invoice: SandboxInvoice;
  readonly event: SandboxEvent;
}

export type Kind = keyof Objects;
export type AnyObject = Objects[Kind];

/** How the ids of each kind begin; those of the sandbox say so. */
export const PREFIXES: Readonly<Record<Kind, string>> = {
  product: 'prod_sbx_',
  price: 'price_sbx_',
  customer: 'cus_sbx_',
  payment_method: 'pm_sbx_',
  'checkout.session': 'cs_sbx_',
  'billing_portal.session': 'bps_sbx_',
  subscription: 'sub_sbx_',
  invoice: 'in_sbx_',
  event: 'evt_sbx_',
};
