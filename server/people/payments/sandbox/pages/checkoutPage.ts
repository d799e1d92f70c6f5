import { type Unit } from '../../../../platform/storage/Unit.js';
import { html } from '../../../identity/providers/pages/html.js';
import { type CardName } from '../billing/cards.js';
import { type SandboxSession } from '../store/objects.js';
import { type SandboxStore } from '../store/SandboxStore.js';
import { cardChoice, formToken, money, pageText } from './page.js';
import { type PageLanguage, SANDBOX_TEXTS } from './pageTexts.js';

/** Where a check-out is paid. @param problem what went wrong with the last attempt */
export function* checkoutPage(
  store: SandboxStore,
  session: SandboxSession,
  language: PageLanguage,
  { chosen = 'good', problem }: { readonly chosen?: CardName; readonly problem?: 'declined' | 'refused' } = {},
): Unit<string> {
  const { checkout, authentication } = SANDBOX_TEXTS[language];
  const price = yield* store.get('price', session.sandbox_price);
  const { name } = yield* store.get('product', price.product);
  const told = { declined: checkout.declined, refused: authentication.refused };
  return pageText({
    language,
    title: checkout.title,
    body: html`<p>
        <strong>${name}</strong>: ${money(language, price.unit_amount, price.currency)} ${checkout.monthly}
      </p>
      ${problem === undefined ? html`` : html`<p role="alert">${told[problem]}</p>`}
      <form method="post">
        ${formToken(session.sandbox_form)} ${cardChoice(language, checkout.card, chosen)}
        <button class="main" name="action" value="pay">
          ${checkout.pay} ${money(language, price.unit_amount, price.currency)}
        </button>
        <button name="action" value="cancel">${checkout.cancel}</button>
      </form>`,
  });
}

/** Where the bank of a card asks whether it is the person. */
export function authenticationPage(
  { sandbox_form: token }: SandboxSession,
  card: CardName,
  language: PageLanguage,
): string {
  const { title, text, approve, refuse } = SANDBOX_TEXTS[language].authentication;
  return pageText({
    language,
    title,
    body: html`<p>${text}</p>
      <form method="post">
        ${formToken(token)}<input type="hidden" name="card" value="${card}" />
        <button class="main" name="action" value="approve">${approve}</button>
        <button name="action" value="refuse">${refuse}</button>
      </form>`,
  });
}

/** A check-out that cannot be paid any more. */
export function overPage({ success_url: back }: SandboxSession, language: PageLanguage): string {
  const { checkout, portal } = SANDBOX_TEXTS[language];
  const origin = new URL(back).origin;
  return pageText({
    language,
    title: checkout.over,
    body: html`<p>${checkout.overText}</p>
      <p><a href="${origin}/dashboard/purchases">${portal.back}</a></p>`,
  });
}
