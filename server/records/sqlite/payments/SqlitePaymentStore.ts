import { type OwnerId } from '../../../contract/ids.js';
import { type Purchase } from '../../../contract/payments.js';
import { commandCaller } from '../../../storage/commandCaller.js';
import { type Engine } from '../../../storage/Engine.js';
import { type OwnedDatabase } from '../../../storage/OwnedDatabase.js';
import { type PaymentStore, type TakenState } from '../../PaymentStore.js';
import {
  isEventTaken,
  linkCustomer,
  readCustomer,
  readHolder,
  readPurchases,
  readSubscriptions,
  restorePurchases,
  takeEvent,
  takeState,
} from './paymentRows.js';

/** Reads of what persons have with the payment provider. */
export const paymentReads = (db: OwnedDatabase) => ({
  paymentCustomer: (owner: OwnerId) => readCustomer(db, owner),
  holderOfCustomer: (customer: string) => readHolder(db, customer),
  subscriptions: (owner: OwnerId) => readSubscriptions(db, owner),
  purchases: (owner: OwnerId) => readPurchases(db, owner),
  isEventTaken: (event: string) => isEventTaken(db, event),
});

/** Writes of it, each durable before it is answered. */
export const paymentWrites = (db: OwnedDatabase) => ({
  linkCustomer: (owner: OwnerId, customer: string) => linkCustomer(db, owner, customer),
  passEvent: (event: string): void => {
    takeEvent(db, event);
  },
  takeState: (state: TakenState) => takeState(db, state),
  restorePurchases: (owner: OwnerId, purchases: readonly Purchase[]) => restorePurchases(db, owner, purchases),
});

/** What persons have with the payment provider, in the product's own file. */
export function sqlitePaymentStore(engine: Engine): PaymentStore {
  const { read, write } = commandCaller<ReturnType<typeof paymentReads>, ReturnType<typeof paymentWrites>>(engine);
  return {
    paymentCustomer: (owner) => read('paymentCustomer', owner),
    holderOfCustomer: (customer) => read('holderOfCustomer', customer),
    subscriptions: (owner) => read('subscriptions', owner),
    purchases: (owner) => read('purchases', owner),
    isEventTaken: (event) => read('isEventTaken', event),
    linkCustomer: (owner, customer) => write('linkCustomer', owner, customer),
    passEvent: (event) => write('passEvent', event),
    takeState: (state) => write('takeState', state),
    restorePurchases: (owner, purchases) => write('restorePurchases', owner, purchases),
  };
}
