import { type Plan } from '../../contract/payments.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type Provider } from './provider.js';
import { planOf } from './wire.js';

/** The prices that are sold, by their lookup keys; the provider says what they cost and what each product allows. */
const KEYS = ['harta_plus', 'harta_pro'] as const;
const KEPT_MS = 60_000;

/** A plan with the id of its price. */
interface Offer {
  readonly plan: Plan;
  readonly price: string;
}

/** What can be bought, remembered for a minute. */
export class Catalogue {
  #known: { readonly offers: Promise<readonly Offer[]>; readonly until: number } | undefined;

  constructor(private readonly provider: Provider) {}

  /** The cheapest first. */
  async plans(): Promise<Plan[]> {
    return (await this.#offers()).map(({ plan }) => plan);
  }

  /** Throws `PLAN_NOT_FOUND`. */
  async offer(planId: string): Promise<Offer> {
    const found = (await this.#offers()).find(({ plan }) => plan.id === planId);
    if (found === undefined) throw new ProblemError('PLAN_NOT_FOUND');
    return found;
  }

  #offers(): Promise<readonly Offer[]> {
    if (this.#known !== undefined && this.#known.until > Date.now()) return this.#known.offers;
    const offers = this.#read();
    const known = { offers, until: Date.now() + KEPT_MS };
    this.#known = known;
    offers.catch(() => {
      if (this.#known === known) this.#known = undefined;
    });
    return offers;
  }

  async #read(): Promise<readonly Offer[]> {
    const client = await this.provider.client();
    const { data } = await client.prices.list({ lookup_keys: [...KEYS], active: true, expand: ['data.product'] });
    return data
      .flatMap((price) => {
        const plan = planOf(price);
        return plan === undefined || plan.allowance === 0 ? [] : [{ plan, price: price.id }];
      })
      .toSorted((one, other) => one.plan.amount - other.plan.amount);
  }
}
