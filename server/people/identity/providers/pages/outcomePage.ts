import { type ProviderCall } from '../ProviderCall.js';
import { html, named } from './html.js';
import { moduleScript, pageText } from './page.js';
import { PAGE_TEXTS, type PageLanguage } from './pageTexts.js';

/** What a sign-in came to: an assertion for the page that waits, or the Firebase client's code of what went wrong. */
export type Outcome = { readonly token: string } | { readonly error: string };

/** Hands the outcome to the page that opened the window. */
export function outcomePage(call: ProviderCall, outcome: Outcome, language: PageLanguage): string {
  const texts = PAGE_TEXTS[language].outcome;
  return pageText({
    language,
    title: named(texts.title, call.providerId),
    head: moduleScript('outcome.js'),
    body: html`<p
      id="outcome"
      role="status"
      data-call="${JSON.stringify(call)}"
      data-outcome="${JSON.stringify(outcome)}"
      data-lost="${texts.lost}"
    >
      ${texts.working}
    </p>`,
  });
}

/** Says that a sign-in cannot go on. Whose it was is not known, so that no page can be told. */
export function deadPage(language: PageLanguage): string {
  const { deadTitle, dead } = PAGE_TEXTS[language].outcome;
  return pageText({ language, title: deadTitle, head: html``, body: html`<p role="alert">${dead}</p>` });
}
