import { type Unit } from '../../../../platform/storage/Unit.js';
import { html, type Html } from '../../../identity/providers/pages/html.js';
import { itemOf } from '../billing/subscriptions.js';
import { type SandboxInvoice, type SandboxPortal, type SandboxSubscription } from '../store/objects.js';
import { type SandboxStore } from '../store/SandboxStore.js';
import { cardChoice, day, formToken, money, pageText } from './page.js';
import { type PageLanguage, SANDBOX_TEXTS } from './pageTexts.js';

function stateOf(subscription: SandboxSubscription, language: PageLanguage): string {
  const { portal } = SANDBOX_TEXTS[language];
  if (subscription.status === 'canceled') return portal.ended;
  const ends = subscription.cancel_at_period_end ? portal.ends : portal.renews;
  const late = subscription.status === 'past_due' ? ` (${portal.late})` : '';
  return `${ends} ${day(language, itemOf(subscription).current_period_end)}${late}`;
}

function* subscriptionPart(
  store: SandboxStore,
  token: string,
  subscription: SandboxSubscription,
  language: PageLanguage,
): Unit<Html> {
  const { portal } = SANDBOX_TEXTS[language];
  const { price } = itemOf(subscription);
  const action = subscription.cancel_at_period_end ? 'resume' : 'cancel';
  const button =
    subscription.status === 'canceled'
      ? html``
      : html`<button name="action" value="${action}">${portal[action]}</button>`;
  return html`<form method="post">
    ${formToken(token)}<input type="hidden" name="subscription" value="${subscription.id}" />
    <p>
      <strong>${(yield* store.get('product', price.product)).name}</strong>,
      ${money(language, price.unit_amount, price.currency)}: ${stateOf(subscription, language)}
    </p>
    ${button}
  </form>`;
}

function invoiceTable(invoices: readonly SandboxInvoice[], language: PageLanguage): Html {
  const { portal, invoiceStatus } = SANDBOX_TEXTS[language];
  if (invoices.length === 0) return html`<p>${portal.noInvoices}</p>`;
  const rows = invoices.map(
    (each) =>
      html`<tr>
        <td>${each.number}</td>
        <td>${day(language, each.created)}</td>
        <td>${money(language, each.amount_due, each.currency)}</td>
        <td>${invoiceStatus[each.status]}</td>
      </tr>`,
  );
  return html`<div class="wide" tabindex="0" role="region" aria-label="${portal.invoices}">
    <table>
      <thead>
        <tr>
          <th scope="col">${portal.number}</th>
          <th scope="col">${portal.date}</th>
          <th scope="col">${portal.amount}</th>
          <th scope="col">${portal.status}</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

/** Where a customer looks after cards, invoices and subscriptions. */
export function* portalPage(store: SandboxStore, portal: SandboxPortal, language: PageLanguage): Unit<string> {
  const { portal: texts } = SANDBOX_TEXTS[language];
  const { customer, sandbox_form: token, return_url: back } = portal;
  const subscriptions = yield* store.list('subscription', { customer });
  const parts: Html[] = [];
  for (const each of subscriptions) parts.push(yield* subscriptionPart(store, token, each, language));
  const cardId = (yield* store.get('customer', customer)).invoice_settings.default_payment_method;
  const card = cardId === null ? undefined : yield* store.get('payment_method', cardId);
  return pageText({
    language,
    title: texts.title,
    body: html`<p><a href="${back}">${texts.back}</a></p>
      <h2>${texts.subscription}</h2>
      ${parts.length === 0 ? html`<p>${texts.none}</p>` : parts}
      <h2>${texts.payment}</h2>
      <p>${card === undefined ? texts.noCard : `${texts.present} ${card.card.last4}`}</p>
      <form method="post">
        ${formToken(token)} ${cardChoice(language, texts.payment, 'good')}
        <button name="action" value="card">${texts.useCard}</button>
      </form>
      <h2>${texts.invoices}</h2>
      ${invoiceTable(yield* store.list('invoice', { customer }), language)}`,
  });
}
