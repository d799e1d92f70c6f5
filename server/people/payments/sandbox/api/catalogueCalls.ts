import { type Unit } from '../../../../platform/storage/Unit.js';
import { type SandboxPrice } from '../store/objects.js';
import { SandboxError } from '../store/SandboxError.js';
import { type SandboxStore } from '../store/SandboxStore.js';
import { type Params } from './forms.js';
import { pageOf, wishOf } from './lists.js';
import { type Calls } from './Calls.js';

const INTERVALS = ['day', 'week', 'month', 'year'] as const;

function* makePrice(store: SandboxStore, params: Params): Unit<SandboxPrice> {
  const interval = INTERVALS.find((each) => each === params.within('recurring').optional('interval'));
  if (interval === undefined) throw SandboxError.invalid('Only recurring prices are known here', 'recurring');
  return yield* store.put({
    ...(yield* store.begun('price', params.map('metadata'))),
    ...{ active: true, type: 'recurring', lookup_key: params.optional('lookup_key') ?? null },
    currency: params.text('currency').toLowerCase(),
    product: (yield* store.get('product', params.text('product'), 'product')).id,
    recurring: { interval, interval_count: params.within('recurring').number('interval_count') ?? 1 },
    unit_amount: params.number('unit_amount') ?? 0,
  });
}

/** What can be bought: products and prices. */
export const catalogueCalls = (store: SandboxStore): Calls => ({
  *'POST /v1/products'(params) {
    return yield* store.put({
      ...(yield* store.begun('product', params.map('metadata'))),
      ...{ active: true, name: params.text('name'), description: params.optional('description') ?? null },
    });
  },
  *'GET /v1/products'(params) {
    const ids = params.texts('ids');
    const found = (yield* store.list('product', wishOf(params))).filter(
      ({ id }) => ids.length === 0 || ids.includes(id),
    );
    return pageOf('/v1/products', params, found);
  },
  'GET /v1/products/:id': (_params, id) => store.get('product', id),
  'POST /v1/prices': (params) => makePrice(store, params),
  *'GET /v1/prices'(params) {
    const [keys, product, active] = [params.texts('lookup_keys'), params.optional('product'), params.flag('active')];
    const found = (yield* store.list('price', wishOf(params)))
      .filter((each) => keys.length === 0 || (each.lookup_key !== null && keys.includes(each.lookup_key)))
      .filter((each) => product === undefined || each.product === product)
      .filter((each) => active === undefined || each.active === active);
    return pageOf('/v1/prices', params, found);
  },
  'GET /v1/prices/:id': (_params, id) => store.get('price', id),
});
